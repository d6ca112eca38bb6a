"""The documentation site: what is generated, and what is checked, while MkDocs builds it."""
