import { HttpResponse, http } from 'msw';
import { itemOf } from '../catalog/items.ts';
import { pictureAddressOf } from '../pictures/address.ts';
import { bannerAddressOf, bannerSvg } from '../pictures/banners.ts';
import { pictureSvg, VIEWS } from '../pictures/svg.ts';
import { effectOf, takeRule } from '../shared/scenarios.ts';

const drawn = new Map<string, string>();

/** A picture of this address, drawn once: a second visitor costs no more than a file would. */
function pictureAt(url: string): string | undefined {
  const banner = bannerAddressOf(url);
  if (banner) return memorized(`${banner.name}-${banner.shape}`, () => bannerSvg(banner.name, banner.shape));
  const address = pictureAddressOf(url);
  const item = address && itemOf(address.code);
  if (!item || address.view >= VIEWS) return undefined;
  return memorized(`${item.code}-${address.view}`, () => pictureSvg(item, address.view));
}

function memorized(name: string, draw: () => string): string {
  const svg = drawn.get(name) ?? draw();
  drawn.set(name, svg);
  return svg;
}

/** The media store. Scenarios call it `medias`. */
export const pictureHandlers = [
  http.get('*/medias/:name', async ({ request }) => {
    const rule = await takeRule(request, 'medias');
    const instead = rule && (await effectOf(rule, request));
    if (instead) return instead;
    const svg = pictureAt(request.url);
    if (svg === undefined) return new HttpResponse(null, { status: 404 });
    return new HttpResponse(svg, {
      headers: { 'content-type': 'image/svg+xml', 'cache-control': 'public, max-age=31536000, immutable' },
    });
  }),
];
