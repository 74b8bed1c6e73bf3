import { HttpResponse, http } from 'msw';
import { readDrawing } from '#mocks/pictures/drawings.ts';
import { itemOf } from '../catalog/items.ts';
import { pictureAddressOf } from '../pictures/address.ts';
import { bannerAddressOf, bannerShapes } from '../pictures/banners.ts';
import { compose, emptyPlate } from '../pictures/compose.ts';
import { viewsOf } from '../pictures/picture.ts';
import { effectOf, takeRule } from '../shared/scenarios.ts';
import { settings } from '../shared/settings.ts';

const composed = new Map<string, string>();

/** The picture of this address. A product's is composed once: a second visitor costs no more than a file would. */
async function pictureAt(url: string): Promise<string | undefined> {
  const banner = bannerAddressOf(url);
  if (banner)
    return settings.hasPlates
      ? emptyPlate(bannerShapes[banner.shape])
      : readDrawing(`banners/${banner.name}-${banner.shape}`);
  const address = pictureAddressOf(url);
  const item = address && itemOf(address.code);
  const view = item && viewsOf(item)[address.view];
  if (!view) return undefined;
  if (settings.hasPlates) return emptyPlate();
  const name = `${item.code}-${address.view}`;
  const svg = composed.get(name) ?? (await compose(view));
  composed.set(name, svg);
  return svg;
}

/** The media store. Scenarios call it `medias`. */
export const pictureHandlers = [
  http.get('*/medias/:name', async ({ request }) => {
    const rule = await takeRule(request, 'medias');
    const instead = rule && (await effectOf(rule, request));
    if (instead) return instead;
    const svg = await pictureAt(request.url);
    if (svg === undefined) return new HttpResponse(null, { status: 404 });
    return new HttpResponse(svg, {
      headers: { 'content-type': 'image/svg+xml', 'cache-control': 'public, max-age=31536000, immutable' },
    });
  }),
];
