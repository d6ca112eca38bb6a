// Made by scripts/types.mjs from components.py.
export default {
  jolly: 4,
  blank: 5,
} as const;
