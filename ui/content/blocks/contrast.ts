/** The text that stands on a coloured ground: `--on-plate`. */
const ink = '#16211f';
/** The minimum contrast of text (WCAG 2.2, 1.4.3). */
const enough = 4.5;

/** The editor's colour if text on it is readable; otherwise `null`. */
export function readableGround(colour: string | null): string | null {
  const hex = colour === null ? null : sixDigits(colour.trim());
  return hex !== null && contrast(hex, ink) >= enough ? hex : null;
}

function sixDigits(colour: string): string | null {
  if (/^#[0-9a-f]{6}$/i.test(colour)) return colour.toLowerCase();
  return /^#[0-9a-f]{3}$/i.test(colour) ? colour.toLowerCase().replace(/[0-9a-f]/g, '$&$&') : null;
}

/** WCAG contrast ratio of two colours `#rrggbb`, 1 to 21. */
export function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((place) => {
    const share = Number.parseInt(hex.slice(place, place + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
