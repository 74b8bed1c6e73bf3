import type { ServerBuild } from 'react-router';
import { expect, test } from 'vitest';
import { acceptsPost } from './accepts-post.ts';

const action = async () => null;
/** The cart of professionals has a form, the cart of individuals none, and the other way round for products. */
const build = {
  routes: {
    cart: { module: {} },
    cartPro: { module: { action } },
    product: { module: { action } },
    productPro: { module: {} },
    home: { module: { action } },
  },
} as unknown as ServerBuild;

test.each([
  ['/checkout/recapitulatif', false],
  ['/professionnel/checkout/recapitulatif', true],
  ['/professionnel/checkout/recapitulatif.data', true],
  ['/boutique/carnet/p/1126001', true],
  ['/professionnel/boutique/carnet/p/1126001', false],
  ['/', true],
  ['/_.data', true],
  ['/_root.data', true],
  ['/nulle-part', false],
])('a post to %s is taken: %s, by the page of its own mode', async (path, taken) => {
  expect(await acceptsPost(build)(path)).toBe(taken);
  expect(await acceptsPost(async () => build)(path)).toBe(taken);
});
