import { Hono } from 'hono';

/** The key that the demonstration's map wants. */
const MAP_KEY = 'cle-de-demonstration';
const SIDE = 256;

/** Tiles of an imaginary map: streets continue from tile to tile, with some parks. */
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
const at = (share: number) => Math.round(share * SIDE);

/** A column's streets depend on the column, a row's on the row. */
function tile(x: number, y: number): string {
  const down = [0, 1].map((index) => at(spread(x, index)));
  const across = [0, 1].map((index) => at(spread(y, index + 7)));
  const streets = [...down.map((place) => `M${place} 0V${SIDE}`), ...across.map((place) => `M0 ${place}H${SIDE}`)].join(
    '',
  );
  const park =
    spread(x, y) > 0.7
      ? `<rect x="${at(spread(y, x)) / 2}" y="40" width="96" height="72" rx="12" fill="#cfe3c8"/>`
      : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIDE} ${SIDE}" width="${SIDE}" height="${SIDE}"><rect width="${SIDE}" height="${SIDE}" fill="#f1ebdf"/>${park}<path d="${streets}" stroke="#d9cfbe" stroke-width="10"/><path d="${streets}" stroke="#fff" stroke-width="7"/></svg>`;
}
