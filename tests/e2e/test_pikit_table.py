"""What the table of Pikit shows and does beside the game itself: its switches, its dice, its clock and its keys."""

from __future__ import annotations

import pytest

from tests.e2e.conftest import Seated, Visit
from tests.e2e.pikit import until_asked

# the lowest contrast between letters and ground of a button, from moment to moment while it is pressed
LEGIBLE = """async (button) => {
  const pen = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  const light = (colour) => {
    pen.fillStyle = colour;
    pen.fillRect(0, 0, 1, 1);
    const [r, g, b] = [...pen.getImageData(0, 0, 1, 1).data].map((part) => part / 255)
      .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const contrast = () => {
    const { color, backgroundColor } = getComputedStyle(button);
    const [dark, bright] = [light(color), light(backgroundColor)].sort((one, other) => one - other);
    return (bright + 0.05) / (dark + 0.05);
  };
  let lowest = contrast();
  for (let presses = 0; presses < 2; presses += 1) {
    button.click();
    for (let moments = 0; moments < 25; moments += 1) {
      await new Promise((done) => setTimeout(done, 8));
      lowest = Math.min(lowest, contrast());
    }
  }
  return lowest;
}"""


@pytest.mark.parametrize("colours", ["light", "dark"])
@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_a_switch_is_legible_at_every_moment(visit: Visit, seated: Seated, colours: str, motion: str) -> None:
    """Pressed, pointed at, reached by Tab, and on the way from one to the other."""
    page = visit(seated("pikit", 2)[0], color_scheme=colours, reduced_motion=motion)
    until_asked(page, "take")
    for name in ("Odds", "Player Aid"):
        button = page.get_by_role("button", name=name)
        assert button.evaluate(LEGIBLE) >= 4.5, name
        button.hover()
        assert button.evaluate(LEGIBLE) >= 4.5, f"{name}, pointed at"
        button.focus()
        assert button.evaluate(LEGIBLE) >= 4.5, f"{name}, in focus"
