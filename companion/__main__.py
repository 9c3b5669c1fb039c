"""``python -m companion`` is the ``companion`` command."""

from companion.cli.launch import main

raise SystemExit(main())
