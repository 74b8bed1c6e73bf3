import type { components } from '#contracts/generated/stamps.ts';
import { fixedProducts } from '#mocks/records/known-products.ts';
import { PRO, SHOPPER } from '#mocks/records/shoppers.ts';
import type { Call } from '../../mocks/backend.ts';
import { composes } from './composing.ts';
import type { Exercises, Witness } from './exercise.ts';

type Wire = components['schemas'];

const line = { visual: 'POPPY', letterType: 'GREEN', destination: 'FR', weight: 20, quantity: 20 };
const world = { visual: 'NONE', letterType: 'WORLD', destination: 'BE', weight: 80, quantity: 10 };
const many = (length: number) => Array.from({ length }, () => line);
const stamps = { lines: [line, world], support: 'A4_24', startCell: 10 };
const recipient = (postalCode: string) => ({
  address: {
    firstName: 'Contact',
    lastName: 'Achats',
    line1: '4 rue du Port',
    postalCode,
    town: 'Lyon',
    country: { isocode: 'FR' },
  },
  lines: ['CONTACT ACHATS', '4 RUE DU PORT', `${postalCode} LYON`],
});

export const stampExercises: Exercises = {
  'stamps are priced, composed, changed, composed once more and bought, by a visitor and by a shopper': async (
    witness,
  ) => {
    for (const who of [{}, { as: SHOPPER }]) await composesStamps(witness, who);
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
    await gives(200, 'DELETE', `${favourites}/${first.body.favouriteId}`, me);
    await gives(404, 'DELETE', `${favourites}/${first.body.favouriteId}`, me);
    await gives(401, 'GET', favourites);
  },

  'what are no stamps is refused, field by field': async ({ gives }) => {
    const quotes = '/users/anonymous/stamps/quotes';
    for (const lines of [undefined, [], many(21)]) await gives(400, 'POST', quotes, { body: { lines } });
    for (const change of [
      { visual: undefined },
      { letterType: undefined },
      { destination: '' },
      { weight: 0 },
      { quantity: 1.5 },
    ])
      await gives(400, 'POST', quotes, { body: { lines: [{ ...line, ...change }] } });
    await gives(400, 'POST', quotes, { body: { ...stamps, startCell: 0 } });
    const one = { lines: [{ ...line, quantity: 1 }], support: 'DL', startCell: 1 };
    const { address, lines } = recipient('69002');
    for (const recipients of [[], [{ address, lines: ['SEUL'] }], [{ address, lines: ['X'.repeat(39), ...lines] }]])
      await gives(400, 'POST', quotes, { body: { ...one, recipients } });
    for (const set of [stamps, { ...one, lines: [line] }])
      await gives(400, 'POST', quotes, { body: { ...set, recipients: [{ address, lines }] } });
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
    const sent = { recipients: [recipient('69002')], support: 'DL', startCell: 1 };
    same(await refused({ quantity: 1 }, sent), []);
    same(await refused({ quantity: 1 }, { ...sent, support: 'A4_24' }), ['recipientsNotPrinted recipients']);
    same(await refused({ quantity: 1 }, { ...sent, recipients: [recipient('97400')] }), [
      'recipientElsewhere recipients.0.address',
    ]);
    const unprintable = { ...recipient('69002'), lines: ['MADAME 茶 CONTACT', '69002 LYON'] };
    same(await refused({ quantity: 1 }, { ...sent, recipients: [unprintable] }), [
      'signNotPrintable recipients.0.lines.0',
    ]);
    const crowd = Array.from({ length: 1001 }, () => recipient('69002'));
    const tooMany = { ...stamps, ...sent, lines: [{ ...line, quantity: 1001 }], recipients: crowd };
    await gives(400, 'POST', '/users/current/stamps/quotes', { as: SHOPPER, body: tooMany });
  },
};

async function composesStamps(witness: Witness, who: Call): Promise<void> {
  const { gives, same } = witness;
  const { service, one, price } = await composes(witness, who, {
    service: 'stamps',
    product: fixedProducts.printableStamp,
    request: stamps,
    changed: { ...stamps, lines: [{ ...line, quantity: 40 }] },
    refused: { ...stamps, support: 'A3' },
  });
  await gives(200, 'POST', `${service}/quotes`, { ...who, body: { lines: [line] } });
  const copy = await gives<Wire['StampConfiguration']>(201, 'POST', `${one}/copies`, who);
  same(one.endsWith(copy.body.configurationId), false);
  same(copy.body.totalPriceWithTax, price);
  await gives(404, 'POST', `${service}/configurations/inconnue/copies`, who);
  const sent = { lines: [{ ...line, quantity: 1 }], support: 'C6', startCell: 1, recipients: [recipient('69002')] };
  const quoted = await gives<Wire['StampQuote']>(200, 'POST', `${service}/quotes`, { ...who, body: sent });
  const body = { ...sent, quoteId: quoted.body.quoteId };
  const made = await gives<Wire['StampConfiguration']>(201, 'POST', `${service}/configurations`, { ...who, body });
  same(
    made.body.recipients?.map(({ lines }) => lines),
    [recipient('69002').lines],
  );
}
