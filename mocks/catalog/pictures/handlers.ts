import { HttpResponse, http } from 'msw';
import { itemOf } from '../items.ts';
import { pictureAddressOf } from './address.ts';
import { pictureSvg, VIEWS } from './svg.ts';

/** The pictures where no Node can turn them into AVIF: Storybook's worker. */
export const pictureHandlers = [
  http.get('*/medias/:name', ({ request }) => {
    const address = pictureAddressOf(request.url);
    const item = address && itemOf(address.code);
    if (!item || address.view >= VIEWS) return new HttpResponse(null, { status: 404 });
    return new HttpResponse(pictureSvg(item, address.view), { headers: { 'content-type': 'image/svg+xml' } });
  }),
];
