import { getResponse } from 'msw';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { catalogItems } from '../catalog/items.ts';
import { pages } from '../content/pages/index.ts';
import { compose } from '../pictures/compose.ts';
import { readDrawing } from '../pictures/drawings.ts';
import { viewsOf } from '../pictures/picture.ts';
import { pictureHandlers } from './handlers.ts';

const ask = async (name: string) =>
  (await getResponse(pictureHandlers, new Request(`http://backend.test/medias/${name}`)))?.text();

const ofEachKind = [...Map.groupBy(catalogItems, ({ picture: { kind } }) => kind)].flatMap(([kind, [item]]) =>
  item ? [[kind, item] as const] : [],
);

test.each(ofEachKind)(
  'the media store answers each picture of a product with its own drawing, an image: %s',
  async (_, item) => {
    const views = viewsOf(item);
    const answers = await Promise.all(views.map((_view, at) => ask(`${item.code}-${at}-240`)));
    expect(answers).toEqual(await Promise.all(views.map(compose)));
    for (const svg of answers) expect((await sharp(Buffer.from(svg ?? '')).metadata()).format).toBe('svg');
  },
);

test('the media store has the drawing of each picture that content names', async () => {
  const named = JSON.stringify(
    pages.flatMap(({ slots }) =>
      slots.flatMap(({ components }) =>
        components.flatMap((each) => [each, ...each.parts].map(({ wire }) => wire('fr'))),
      ),
    ),
  );
  const names = new Set([...named.matchAll(/\/medias\/bandeau-([\w-]+)/g)].flatMap(([, name]) => name ?? []));
  expect(names.size).toBeGreaterThan(10);
  for (const name of names) expect(await ask(`bandeau-${name}`), name).toBe(await readDrawing(`banners/${name}`));
});
