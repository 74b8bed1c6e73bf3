import { Hono } from 'hono';

/** The key that the demonstration's map wants. */
const MAP_KEY = 'cle-de-demonstration';
const SIDE = 256;

/** Tiles of an imaginary map: streets and avenues go on from tile to tile, between houses and some parks. */
export function tiles(): Hono {
  const app = new Hono();
  app.get('/carte/:z{[0-9]+}/:x{[0-9]+}/:y{[0-9]+\\.svg}', (c) => {
    if (c.req.query('key') !== MAP_KEY) return c.text('No map without its key.', 403);
    const { x, y } = c.req.param();
    const body = tile(Number(x), Number.parseInt(y, 10));
    return c.body(body, 200, { 'content-type': 'image/svg+xml', 'cache-control': 'public, max-age=86400' });
  });
  return app;
}

/** From 0 to 1, the same for the same place. */
const spread = (one: number, other: number) => ((((one * 73_856_093) ^ (other * 19_349_663)) >>> 0) % 1000) / 1000;

const steps = Array.from({ length: 9 }, (_, at) => (at * SIDE) / 8);
const line = (points: [number, number][]) => `M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}`;

/** Where a street bends at a place of the whole map, in pixels: the next tile goes on from there. */
const bend = (place: number, phase: number) => 12 * Math.sin(place / 190 + phase * 6);

/** Streets that go down depend on the tile's column, those that go across on its row. */
function streetsOf(x: number, y: number): string {
  const offsets = (of: number) => [0, 1].map((index) => 24 + index * 116 + spread(of, index) * 88);
  const down = offsets(x).map((offset) => line(steps.map((at) => [offset + bend(y * SIDE + at, offset), at])));
  const across = offsets(y + 7).map((offset) => line(steps.map((at) => [at, offset + bend(x * SIDE + at, offset)])));
  return [...down, ...across].join('');
}

/** One avenue after another crosses the whole map aslant. */
function avenuesOf(x: number, y: number): string {
  const every = 1100;
  const placeAt = (at: number) => (x * SIDE + at) * 0.42 - y * SIDE;
  const nearest = Math.round((SIDE / 2 - placeAt(SIDE / 2)) / every);
  return [nearest - 1, nearest, nearest + 1]
    .map((nth) => line([-32, SIDE + 32].map((at) => [at, nth * every + placeAt(at)])))
    .join('');
}

function tile(x: number, y: number): string {
  const streets = streetsOf(x, y);
  const avenues = avenuesOf(x, y);
  const houses = Array.from({ length: 49 }, (_, at) => at)
    .filter((at) => spread(x * 49 + at, y * 31 + at) > 0.35)
    .map((at) => {
      const [left, top] = [(at % 7) * 36 + 4, Math.floor(at / 7) * 36 + 4];
      const [wide, tall] = [14 + spread(at + x, y) * 14, 14 + spread(y, at + x) * 14];
      return `M${left} ${top}h${wide.toFixed(0)}v${tall.toFixed(0)}h-${wide.toFixed(0)}z`;
    });
  const park = spread(x, y) > 0.7 ? '<rect x="60" y="48" width="150" height="130" rx="34" fill="#cfe3c8"/>' : '';
  const stroke = (path: string, colour: string, width: number) =>
    `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linejoin="round"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIDE} ${SIDE}" width="${SIDE}" height="${SIDE}"><rect width="${SIDE}" height="${SIDE}" fill="#f3eee3"/><path d="${houses.join('')}" fill="#e8dfcf"/>${park}${stroke(streets, '#d9cfbe', 10)}${stroke(avenues, '#d9cfbe', 16)}${stroke(streets, '#fff', 7.5)}${stroke(avenues, '#fbe6b4', 13)}</svg>`;
}
