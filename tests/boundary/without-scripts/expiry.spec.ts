import { addresses, expectedAt } from '../../journeys/every-route.ts';
import { individual, professional } from '../../journeys/purchase.ts';
import { aPerson, delivery, fillsCart, newAddress } from './steps.ts';
import { expect, test } from './visitor.ts';

const [title, notice] = [
  'Vous avez été déconnecté.',
  'Votre session a été déconnectée, nous avons cependant conservé votre panier en mémoire. Vous pouvez continuer vos achats.',
];

const visitorOf = { part: 'individual', pro: 'professional' } as const;

for (const [profile, email] of [
  ['part', individual],
  ['pro', professional],
] as const) {
  const secured = addresses.filter(({ entry, mode }) => entry.guard === 'signedIn' && mode === profile);
  test(`a session that ended at any of ${secured.length} secured pages leads back there (${profile})`, async ({
    visitor,
  }) => {
    await visitor.signsIn(email);
    /** The final address of a browser; the identity provider still has its session. */
    const endOf = async (path: string) => {
      await visitor.opens(path);
      return { path, status: visitor.status, end: visitor.url.pathname };
    };
    for (const address of secured) {
      const { path } = address;
      const { status, to } = expectedAt(address, visitorOf[profile]);
      // Where a page leads on, to a first step or to the cart, its end is asked for beforehand.
      const reached = to === undefined ? { path, status, end: path } : await endOf(path);
      await visitor.sessionEnds();
      expect(await endOf(path)).toEqual(reached);
    }
  });
}

test('pages of an account say beforehand, as those of a purchase do, how long a session lasts', async ({ visitor }) => {
  await visitor.signsIn(individual);
  await fillsCart(visitor);
  for (const path of ['/mon-compte', '/mon-compte/commandes', delivery]) {
    const { body } = await visitor.fetches(path);
    expect(body, path).toMatch(/>Sans action de votre part pendant 30\sminutes, vous serez déconnecté/);
  }
});

test('an ended session is said, word for word, where the shopper comes back', async ({ visitor }) => {
  await visitor.signsIn(individual);
  await fillsCart(visitor);
  await visitor.sessionEnds();
  await visitor.opens(delivery);
  expect(visitor.title).toBe('Livraison');
  visitor.shows(title, notice);
  await visitor.opens(delivery);
  visitor.hides(title, notice);
});

test('values that were typed when the session ended are there again after signing in', async ({ visitor }) => {
  await visitor.signsIn(individual);
  await fillsCart(visitor);
  await visitor.opens(newAddress);
  const street = "12 bis rue de l'Église";
  visitor.fills({ ...aPerson, 'Numéro et rue': street });
  await visitor.sessionEnds();
  await visitor.presses('Enregistrer cette adresse');
  expect(visitor.title).toBe('Livraison');
  visitor.shows('Nous avons retrouvé ce que vous aviez saisi.');
  expect(visitor.valueOf('Prénom')).toBe('Compte');
  expect(visitor.valueOf('Numéro et rue')).toBe(street);
});

test('values that one shopper typed are not shown to another on the same machine, and wait for the first', async ({
  visitor,
}) => {
  const typed = async (who: string) => {
    // The provider's session is closed, and somebody signs in at the same computer.
    const next = await visitor.restarts({ without: /^(?!.*(draft|lpel_cart|lpel_sid))/ });
    await next.signsIn(who);
    await fillsCart(next);
    await next.opens(newAddress);
    return next.valueOf('Nom');
  };
  await visitor.signsIn(individual);
  await fillsCart(visitor);
  await visitor.sessionEnds();
  await visitor.posts(delivery, { intent: 'address', purpose: 'save', lastName: 'Canari' });
  expect(await typed('carnet-plein@exemple.fr')).not.toBe('Canari');
  expect(await typed(individual)).toBe('Canari');
});

test('a 401 of the backend at a secured page leads home with the notice, and signing in leads on', async ({
  visitor,
  backend,
}) => {
  await visitor.signsIn(individual);
  await fillsCart(visitor, { quantity: 2 });
  await backend.misbehaves({ operation: 'getCart', effect: 'unauthorised', calls: 1 });
  await visitor.opens(delivery);
  expect(visitor.at).toBe('/?session=expiree');
  visitor.shows(notice);
  await visitor.opens('/ecom/visiteur');
  await visitor.opens('/');
  visitor.hides(notice);
  await visitor.opens('/ecom/connexion?redirect=/checkout/recapitulatif');
  expect(visitor.valueOf('Quantité de ')).toBe('2');
});
