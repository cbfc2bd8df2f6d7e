"""Reads cases, one a line, and says which differ; for texts that nobody has written down."""

import json
import sys
from pathlib import Path

here = Path(__file__).resolve().parent
sys.path[:0] = [str(here.parent / "src"), str(here)]

from compare import difference  # noqa: E402

count = 0
for line in sys.stdin:
    count += 1
    found = difference(json.loads(line))
    if found:
        print(json.dumps(found))
        sys.exit(1)
print(f"{count} the same")
