import { http } from 'msw';
import { pictureHandlers } from '#mocks/catalog/pictures/handlers.ts';
import { handlers } from '#mocks/handlers.ts';
import { tiles } from '#mocks/pickup/tiles.ts';
import { endpoints } from '#ui/routing/prefixes.ts';
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
