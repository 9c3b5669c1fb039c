"""Long evenings at six tables: people come and go, networks fail, and the program is killed."""
