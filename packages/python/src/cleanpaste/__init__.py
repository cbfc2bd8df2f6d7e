"""Finds, shows and removes hidden characters in text, by the rules of the library in TypeScript."""

from .api import Finding, Result, Segment, clean, reveal, scan

__all__ = ["Finding", "Result", "Segment", "clean", "reveal", "scan"]
__version__ = "0.1.0"
