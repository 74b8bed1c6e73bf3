export interface Palette {
  /** Ground and second ground. */
  sky: string;
  land: string;
  /** Three voices, from the loudest. */
  a: string;
  b: string;
  c: string;
  ink: string;
}

const palette = (sky: string, land: string, a: string, b: string, c: string, ink: string): Palette => ({
  sky,
  land,
  a,
  b,
  c,
  ink,
});

export const palettes: readonly Palette[] = [
  palette('#F3E3C3', '#9DB07C', '#C8452B', '#4E6FA8', '#F1C445', '#2F4A2E'),
  palette('#DCE9E4', '#7E9F86', '#C05A32', '#3E6E8E', '#F0D28A', '#33403A'),
  palette('#CFE4E8', '#2F7F9C', '#B3361B', '#F6F1E4', '#F1C445', '#0B3F4C'),
  palette('#F8E7CF', '#E0B27A', '#B8402A', '#7F9C4A', '#EFC24A', '#4A2B1B'),
  palette('#E9E4F2', '#A9B98F', '#6A559E', '#E08A4A', '#F1C445', '#2A2440'),
  palette('#E3ECF2', '#5C7F78', '#3A5A78', '#F7F5EF', '#D88A5C', '#22384A'),
  palette('#F4EEE1', '#E9DFC8', '#0B5563', '#C8452B', '#EFB93F', '#20302F'),
  palette('#1F2B52', '#16203F', '#F3DE9A', '#5B6FA8', '#C9D3EE', '#0D1530'),
  palette('#BFE0DE', '#2B8C93', '#E0703F', '#F4C95A', '#2F4E8C', '#0E3E48'),
  palette('#F6E6CC', '#C98F4A', '#B8472A', '#D9A13B', '#7A5A35', '#45281A'),
  palette('#E7EEDC', '#D9B75A', '#8C4A32', '#F7F1E2', '#5C86A0', '#4A3A1E'),
  palette('#FBEAE2', '#E9CBA9', '#D9806A', '#F6D9C4', '#6FA3A8', '#7A3B33'),
  palette('#FBEFC9', '#E3B548', '#D98E1F', '#3A3226', '#A9C08A', '#40301A'),
  palette('#DFE9EC', '#6FA0AE', '#A98A66', '#D9C7A8', '#C8693F', '#3B3A36'),
  palette('#E9F0DF', '#A9BE86', '#2F6B45', '#6E9A52', '#D9A94A', '#263F2B'),
  palette('#FAD9B8', '#A85A6A', '#E8683C', '#F7B955', '#6A4A78', '#4A2440'),
  palette('#DCEBE6', '#B6CBA4', '#C8452B', '#0B5563', '#EFC24A', '#23302E'),
  palette('#E4F0E2', '#BFDcb9', '#1F7A4A', '#3E9A63', '#F2F6EA', '#14522F'),
  palette('#E4EBF6', '#BFCde6', '#2A559E', '#5A82C4', '#F3F6FC', '#1B386B'),
  palette('#F0E8DA', '#D9C9AE', '#5E5A52', '#8C867A', '#FBF7EE', '#38352F'),
];

export const paletteAt = (index: number): Palette =>
  palettes[index % palettes.length] ?? palette('#FFF', '#EEE', '#0B5563', '#B3361B', '#F1C445', '#16211F');

const channels = (hex: string): [number, number, number] => {
  const value = Number.parseInt(hex.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
};

/** From `one` (0) to `other` (1). */
export function mix(one: string, other: string, share: number): string {
  const [r, g, b] = channels(one);
  const [s, h, c] = channels(other);
  const at = (from: number, to: number) => Math.round(from + (to - from) * share);
  return `#${((1 << 24) | (at(r, s) << 16) | (at(g, h) << 8) | at(b, c)).toString(16).slice(1)}`;
}

export const lighter = (hex: string, share: number): string => mix(hex, '#ffffff', share);
export const darker = (hex: string, share: number): string => mix(hex, '#16211f', share);
