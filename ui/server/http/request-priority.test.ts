import { expect, test } from 'vitest';
import { prioritisedRequestOf } from './request-priority.ts';

test.each([
  ['GET', '/checkout/recapitulatif', 'cart', 'cart', 'buying'],
  ['GET', '/professionnel/checkout/livraison', 'deliveryPro', 'checkout', 'buying'],
  ['GET', '/ecom/connexion/retour', 'signInReturn', 'session', 'buying'],
  ['POST', '/boutique/x/p/1126001', 'product', 'catalog', 'buying'],
  ['POST', '/boutique/x/p/1126001.data', 'product', 'catalog', 'buying'],
  ['GET', '/boutique/x/p/1126001', 'product', 'catalog', 'looking'],
  ['GET', '/envoi-courrier-en-ligne/parcours/creer-lettre', 'lettersWriting', 'letters', 'acting'],
  ['GET', '/ecom/visiteur', 'visitor', 'layout', 'acting'],
  ['GET', '/ecom/recommandations', 'recommendations', 'recommendations', 'looking'],
  ['POST', '/ecom/mesure', 'measure', 'analytics', 'looking'],
  ['GET', '/nulle-part', 'catchAll', 'unknown', 'looking'],
] as const)('%s %s is of %s, needs %s, and comes as %s', (...row) => {
  const [method, path, route, feature, priority] = row;
  expect(prioritisedRequestOf({ method, path, route })).toEqual({
    route,
    feature,
    priority,
    isPost: method === 'POST',
  });
});

test('a refused cart, which is answered in the place of the home page, leaves the home page its own places', () => {
  const refused = { method: 'GET', path: '/', route: 'cart' };
  expect(prioritisedRequestOf(refused).route).toBe('cart');
  expect(prioritisedRequestOf({ ...refused, route: 'home' }).route).toBe('home');
});
