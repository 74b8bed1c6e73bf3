/** The design's spacing scale, in pixels (the tokens of `ui/styles`): an editor's value is rounded to the nearest. */
const spaces = [0, 16, 32, 48, 64, 96] as const;
const radii = [0, 10] as const;

const nearest = (steps: readonly number[], typed: number): number =>
  steps.reduce((best, step) => (Math.abs(step - typed) < Math.abs(best - typed) ? step : best), steps[0] ?? 0);

export const spaceOf = (pixels: number): number => nearest(spaces, pixels);
export const radiusOf = (pixels: number): number => nearest(radii, pixels);
