"""How fast the house is, beside a rival measured in the same run."""
