"""Operations: logging, metrics and the load benchmark."""
