"""Where the program of one file begins."""

from companion.cli.launch import main

raise SystemExit(main())
