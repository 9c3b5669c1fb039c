"""6 nimmt!: ten cards each, four rows, and nobody wants the sixth place."""
