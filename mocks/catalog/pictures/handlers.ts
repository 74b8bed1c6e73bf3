import { HttpResponse, http } from 'msw';
import { itemOf } from '../items.ts';
import { pictureAddressOf } from './address.ts';
import { bannerAddressOf, bannerSvg } from './banners.ts';
import { pictureSvg, VIEWS } from './svg.ts';

const svgAnswer = (svg: string) => new HttpResponse(svg, { headers: { 'content-type': 'image/svg+xml' } });

/** Pictures as SVG, for Storybook's worker, which cannot make AVIF. */
export const pictureHandlers = [
  http.get('*/medias/:name', ({ request }) => {
    const banner = bannerAddressOf(request.url);
    if (banner) return svgAnswer(bannerSvg(banner.name, banner.shape));
    const address = pictureAddressOf(request.url);
    const item = address && itemOf(address.code);
    if (!item || address.view >= VIEWS) return new HttpResponse(null, { status: 404 });
    return svgAnswer(pictureSvg(item, address.view));
  }),
];
