import type { components } from '#contracts/generated/stamps.ts';
import { knownProducts } from '../catalog/known-products.ts';
import type { Call, Exercises, Witness } from '../testing/exercise.ts';
import { PRO, SHOPPER } from '../testing/shoppers.ts';

type Wire = components['schemas'];

const line = { visual: 'POPPY', letterType: 'GREEN', destination: 'FR', weight: 20, quantity: 20 };
const world = { visual: 'NONE', letterType: 'WORLD', destination: 'BE', weight: 80, quantity: 10 };
const many = (length: number) => Array.from({ length }, () => line);
const stamps = { lines: [line, world], support: 'A4_24', startCell: 10 };

export const stampExercises: Exercises = {
  'stamps are priced, composed, changed, composed once more and bought, by a visitor and by a shopper': async (
    witness,
  ) => {
    for (const who of [{}, { as: SHOPPER }]) await composes(witness, who);
  },

  'a shopper keeps stamps as favourites, a dozen of them, and nobody else sees them': async ({ gives, same }) => {
    const favourites = '/users/current/stamps/favourites';
    const me = { as: SHOPPER };
    const keep = (name: string, startCell: number) => ({ ...me, body: { ...stamps, name, startCell } });
    const first = await gives<Wire['StampFavourite']>(201, 'POST', favourites, keep('Vœux', 1));
    const again = await gives<Wire['StampFavourite']>(201, 'POST', favourites, keep('Factures', 1));
    same(again.body.favouriteId, first.body.favouriteId);
    for (let cell = 2; cell <= 12; cell += 1) await gives(201, 'POST', favourites, keep(`Planche ${cell}`, cell));
    await gives(400, 'POST', favourites, keep('Une de trop', 13));
    for (const name of [undefined, 'x'.repeat(41), ' '])
      await gives(400, 'POST', favourites, { ...me, body: { ...stamps, name } });
    const kept = await gives<Wire['StampFavouriteList']>(200, 'GET', favourites, me);
    same(kept.body.favourites.length, 12);
    const others = await gives<Wire['StampFavouriteList']>(200, 'GET', favourites, { as: PRO });
    same(others.body.favourites, []);
    await gives(404, 'DELETE', `${favourites}/${first.body.favouriteId}`, { as: PRO });
    await gives(204, 'DELETE', `${favourites}/${first.body.favouriteId}`, me);
    await gives(404, 'DELETE', `${favourites}/${first.body.favouriteId}`, me);
    await gives(401, 'GET', favourites);
  },

  'what are no stamps is refused, field by field': async ({ gives }) => {
    const quotes = '/users/anonymous/stamps/quotes';
    for (const lines of [undefined, [], many(21)]) await gives(400, 'POST', quotes, { body: { lines } });
    for (const change of [{ visual: '' }, { letterType: '' }, { destination: '' }, { weight: 0 }, { quantity: 1.5 }])
      await gives(400, 'POST', quotes, { body: { lines: [{ ...line, ...change }] } });
    await gives(400, 'POST', quotes, { body: { ...stamps, startCell: 0 } });
    for (const field of ['lines', 'support', 'startCell', 'quoteId'])
      await gives(400, 'POST', '/users/anonymous/stamps/configurations', {
        body: { ...stamps, quoteId: 'inconnu', [field]: undefined },
      });
  },

  'stamps that are not taken are said with their reason': async ({ gives, same }) => {
    const refused = async (change: object, more: object = {}) => {
      const body = { ...stamps, lines: [{ ...line, ...change }], ...more };
      const quote = await gives<Wire['StampQuote']>(200, 'POST', '/users/current/stamps/quotes', {
        as: SHOPPER,
        body,
      });
      return quote.body.refusals.map(({ reason, subject }) => `${reason} ${subject}`);
    };
    same(await refused({}), []);
    for (const [change, reason] of [
      [{ visual: 'XX' }, 'visualUnknown lines.0.visual'],
      [{ letterType: 'XX' }, 'letterTypeUnknown lines.0.letterType'],
      [{ destination: 'XX' }, 'destinationUnknown lines.0.destination'],
      [{ destination: 'SD' }, 'destinationSuspended lines.0.destination'],
      [{ destination: 'YE' }, 'destinationSuspended lines.0.destination'],
      [{ destination: 'BE' }, 'letterTypeElsewhere lines.0.letterType'],
      [{ weight: 2001 }, 'tooHeavy lines.0.weight'],
      [{ quantity: 241 }, 'tooMany lines'],
    ] as const)
      same(await refused(change), [reason]);
    same(await refused({}, { lines: many(6) }), ['tooManyLines lines']);
    same(await refused({}, { support: 'A3' }), ['supportUnknown support']);
    same(await refused({}, { startCell: 25 }), ['startCellUnknown startCell']);
  },
};

async function composes({ gives, call, same }: Witness, who: Call): Promise<void> {
  const user = `/users/${who.as ? 'current' : 'anonymous'}`;
  const service = `${user}/stamps`;
  for (const lang of ['fr', 'en']) await gives(200, 'GET', `${service}/options?lang=${lang}`, who);
  await gives(200, 'POST', `${service}/quotes`, { ...who, body: { lines: [line] } });
  const composed = async (change: object) => {
    const set = { ...stamps, ...change };
    const { body } = await gives<Wire['StampQuote']>(200, 'POST', `${service}/quotes`, { ...who, body: set });
    return { ...set, quoteId: body.quoteId };
  };
  const saved = await gives<Wire['StampConfiguration']>(201, 'POST', `${service}/configurations`, {
    ...who,
    body: await composed({}),
  });
  const { configurationId, totalPriceWithTax } = saved.body;
  const one = `${service}/configurations/${configurationId}`;
  await gives(400, 'POST', `${service}/configurations`, { ...who, body: { ...(await composed({})), quoteId: 'x' } });
  await gives(200, 'GET', one, who);
  await gives(404, 'GET', `${service}/configurations/inconnue`, who);
  await gives(who.as ? 404 : 200, 'GET', one.replace(/users\/\w+/, 'users/current'), { as: PRO });

  const { body: cart } = await call<{ code: string; guid: string }>('POST', `${user}/carts`, who);
  const entries = `${user}/carts/${who.as ? cart.code : cart.guid}/entries`;
  const add = (id: string) => ({
    ...who,
    body: { product: { code: knownProducts.printableStamp }, quantity: 1, configurationId: id },
  });
  await gives(400, 'POST', entries, add('inconnue'));
  const added = await gives<{ entry: { basePrice: object; configurationId: string } }>(
    200,
    'POST',
    entries,
    add(configurationId),
  );
  same([added.body.entry.configurationId, added.body.entry.basePrice], [configurationId, totalPriceWithTax]);

  const more = await gives<Wire['StampConfiguration']>(200, 'PUT', one, {
    ...who,
    body: await composed({ lines: [{ ...line, quantity: 40 }] }),
  });
  const { body } = await gives<{ entries: { basePrice: object }[] }>(200, 'GET', entries.replace('/entries', ''), who);
  same(body.entries[0]?.basePrice, more.body.totalPriceWithTax);
  await gives(400, 'PUT', one, { ...who, body: await composed({ support: 'A3' }) });
  await gives(404, 'PUT', `${service}/configurations/inconnue`, { ...who, body: await composed({}) });

  const copy = await gives<Wire['StampConfiguration']>(201, 'POST', `${one}/copies`, who);
  same(copy.body.configurationId === configurationId, false);
  same(copy.body.totalPriceWithTax, more.body.totalPriceWithTax);
  await gives(404, 'POST', `${service}/configurations/inconnue/copies`, who);
}
