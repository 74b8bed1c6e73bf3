import { http } from 'msw';
import { endpoints } from '#ui/routing/prefixes.ts';
import { handlers, pictureHandlers, tiles } from './adapters-and-mocks.ts';
import type { OpenShop } from './open-shop.ts';

const map = tiles();

/** What the worker answers: the mock backend with its pictures and its map, and the data and endpoints of the shop itself. */
export const worldOf = (shop: OpenShop) => [
  ...handlers,
  ...pictureHandlers,
  http.get('*/carte/*', ({ request }) => map.fetch(request)),
  http.all(/\.data$/, ({ request }) => shop.answer(request)),
  http.all(`*${endpoints}/*`, ({ request }) => shop.answer(request)),
];
