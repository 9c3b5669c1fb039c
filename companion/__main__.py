"""Run the ``companion`` command with ``python -m companion``."""

from companion.cli.launch import main

raise SystemExit(main())
