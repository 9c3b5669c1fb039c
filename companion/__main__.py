"""``python -m companion`` is the ``companion`` command."""

from companion.launch import main

raise SystemExit(main())
