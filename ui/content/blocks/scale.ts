/** Steps of the design's spacing, in pixels (tokens of `ui/styles`): an editor's value is rounded to the nearest. Each step is a rule of the first styles. */
const spaces = [0, 16, 32, 64] as const;
const radii = [0, 10] as const;

const nearest = (steps: readonly number[], typed: number): number =>
  steps.reduce((best, step) => (Math.abs(step - typed) < Math.abs(best - typed) ? step : best), steps[0] ?? 0);

export const spaceOf = (pixels: number): number => nearest(spaces, pixels);
export const radiusOf = (pixels: number): number => nearest(radii, pixels);
