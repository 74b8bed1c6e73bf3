import { Matchers } from '@pact-foundation/pact';
import { describe, expect, test } from 'vitest';
import { testConfigurations } from '#adapters/testing/configurations-pact.ts';
import { isoDay, isoMoment, type Promised, pactWith, price, refusal, SHOPPER } from '#adapters/testing/pact.ts';
import { anAddress } from '#domain/address/examples.ts';
import type { StampLine, StampSet } from '#domain/stamps/stamps.ts';

const { boolean, eachLike, integer, like, number, string } = Matchers;
const pact = pactWith('stamps');

const today = '2026-11-23';
const visitor = '/users/anonymous/stamps' as const;

const line: StampLine = { visual: 'POPPY', letterType: 'GREEN', destination: 'FR', weight: 20, quantity: 30 };
const sentSet = { lines: [line], support: 'A4_24', startCell: 10 };
const set: StampSet = { ...sentSet, recipients: [] };
const composition = { stamps: set, quoteId: 'devis-1' };
const body = { ...sentSet, quoteId: 'devis-1' };
const aQuote = { 'a quote of stamps': { today, quote: 'devis-1' } };
const someStamps = { today, configuration: 'timbres-1' };
const totals = { totalPriceWithTax: price(44.7), totalPriceWithoutTax: price(44.7) };
const answered = { ...totals, ...sentSet, configurationId: string('timbres-1') };

const area = { x: number(3), y: number(8.95), width: number(16), height: number(16) };

test('the stamp options are public, with the grids of paper and the tariffs of today', async () => {
  const promised: Promised = {
    to: 'what may be chosen for stamps',
    given: { 'a day': { today } },
    call: `GET ${visitor}/options`,
    answers: {
      productCode: string('mon-timbre-en-ligne'),
      validFrom: isoDay('2026-01-01'),
      fileDays: integer(7),
      sheetWeight: integer(5),
      maxLines: integer(5),
      maxQuantity: integer(240),
      maxRecipients: integer(1000),
      topUpSold: boolean(false),
      visuals: eachLike({ code: string('NONE'), name: string('Sans visuel'), shapes: like([]) }),
      letterTypes: eachLike({
        code: string('GREEN'),
        name: string('Lettre verte'),
        text: string('Trois jours ouvrés en moyenne.'),
        zones: eachLike(string('NATIONAL')),
      }),
      destinations: eachLike({
        code: string('FR'),
        name: string('France métropolitaine'),
        zone: string('NATIONAL'),
      }),
      supports: eachLike({
        code: string('A4_24'),
        name: string('Planche de 24 étiquettes'),
        kind: string('SHEET'),
        page: { width: number(210), height: number(297) },
        grid: {
          columns: integer(3),
          rows: integer(8),
          left: number(7.25),
          top: number(12.9),
          width: number(63.5),
          height: number(33.9),
          pitchX: number(66),
          pitchY: number(33.9),
        },
        areas: { code: area, visual: area, text: area },
        validFrom: isoDay('2025-01-01'),
      }),
      tariffs: eachLike({
        letterType: string('GREEN'),
        zone: string('NATIONAL'),
        validFrom: isoDay('2026-01-01'),
        steps: eachLike({ maxWeight: integer(20), price: price(1.49), priceWithoutTax: price(1.49) }),
      }),
    },
  };
  const options = await pact([promised], ({ stamps }) => stamps.options());
  expect(options).toMatchObject({
    supports: [{ code: 'A4_24', kind: 'sheet', grid: { columns: 3, rows: 8, top: 12.9 } }],
    tariffs: [{ letterType: 'GREEN', steps: [{ maxWeight: 20, price: { ttc: { cents: 149 }, ht: { cents: 149 } } }] }],
  });
});

describe('a price', () => {
  test('a price of stamps has the pages and the later price', async () => {
    const promised: Promised = {
      to: 'the price of stamps',
      given: { 'a day': { today } },
      call: `POST ${visitor}/quotes`,
      sends: sentSet,
      answers: {
        quoteId: string('devis-1'),
        expiresAt: isoMoment('2026-11-23T09:30:00.000Z'),
        lines: [
          { name: string('30 × Lettre verte'), maxWeight: integer(20), price: price(44.7), priceWithTax: price(44.7) },
        ],
        ...totals,
        pageCount: 2,
        nextTariff: { validFrom: isoDay('2027-01-01'), totalPriceWithTax: price(47.1) },
        refusals: [],
      },
    };
    const quoted = await pact([promised], ({ stamps }) => stamps.quote(set));
    expect(quoted).toMatchObject({
      kind: 'quoted',
      quote: { pages: 2, ttc: { cents: 4470 }, nextTariff: { validFrom: '2027-01-01', ttc: { cents: 4710 } } },
    });
  });

  test('stamps for a letter that does not go to its destination have no price, and the answer names the line', async () => {
    const promised: Promised = {
      to: 'the price of stamps for a country to which such letters do not go',
      given: { 'a day': { today } },
      call: `POST ${visitor}/quotes`,
      sends: { lines: [{ ...line, destination: 'BE' }] },
      answers: { lines: [], refusals: [{ reason: 'letterTypeElsewhere', subject: 'lines.0.letterType' }] },
    };
    const quoted = await pact([promised], ({ stamps }) => stamps.quote({ lines: [{ ...line, destination: 'BE' }] }));
    expect(quoted).toEqual({
      kind: 'refused',
      refusals: [{ kind: 'fault', field: 'letter1', fault: { code: 'letter-nowhere' } }],
      quote: null,
    });
  });

  test('stamps with an approved logo have a price for the company that owns it', async () => {
    const logo = { ...line, visual: 'logo-CMD-26-LOGO-A-TELECHARGER-0' };
    const promised: Promised = {
      to: 'the price of stamps with an approved logo of the shopper',
      given: {
        'a signed-in shopper': { owner: SHOPPER },
        'an order of the book': { order: 'CMD-26-LOGO-A-TELECHARGER', owner: SHOPPER },
      },
      call: 'POST /users/current/stamps/quotes',
      sends: { lines: [logo] },
      answers: {
        quoteId: string('devis-1'),
        expiresAt: string('2026-11-28T09:30:00.000Z'),
        lines: like([]),
        ...totals,
        refusals: [],
      },
      own: true,
    };
    const quoted = await pact([promised], ({ stamps }) => stamps.quote({ lines: [logo] }));
    expect(quoted).toMatchObject({ kind: 'quoted', quote: { ttc: { cents: 4470 } } });
  });

  test('stamps on an unknown sheet have a price and that refusal', async () => {
    const promised: Promised = {
      to: 'the price of stamps on a sheet that is unknown',
      given: { 'a day': { today } },
      call: `POST ${visitor}/quotes`,
      sends: { ...sentSet, support: 'A3' },
      answers: {
        quoteId: string('devis-1'),
        expiresAt: string('2026-11-23T09:30:00.000Z'),
        // The lines of a price are covered by another interaction.
        lines: like([]),
        ...totals,
        refusals: [{ reason: 'supportUnknown', subject: 'support' }],
      },
    };
    const quoted = await pact([promised], ({ stamps }) => stamps.quote({ ...set, support: 'A3' }));
    expect(quoted).toMatchObject({
      kind: 'refused',
      refusals: [{ kind: 'fault', field: 'support', fault: { code: 'not-offered' } }],
      quote: { pages: null },
    });
  });
});

testConfigurations({
  thing: 'a set of stamps',
  pact,
  port: ({ stamps }) => stamps,
  path: 'stamps',
  error: 'StampError',
  composition,
  body,
  answered,
  id: 'timbres-1',
  read: { stamps: set },
  given: {
    quote: aQuote,
    kept: { 'composed stamps': someStamps },
    replace: { ...aQuote, 'composed stamps': someStamps },
    over: { 'a day': { today } },
  },
  to: {
    keep: 'stamps to keep',
    keepForShopper: 'stamps to keep for a shopper',
    keepOver: 'stamps to keep at a price that is over',
    read: 'stamps that were kept',
    replace: 'stamps in place of others',
    replaceOver: 'stamps in place of others at a price that is over',
    readUnknown: 'stamps that nobody knows',
    replaceUnknown: 'stamps in place of some that nobody knows',
  },
});

describe('stamps are kept', () => {
  const configurations = `POST ${visitor}/configurations` as const;

  test('stamps for a letter that is too heavy are refused', async () => {
    const heavy = { ...set, lines: [{ ...line, weight: 2001 }] };
    const { recipients: _, ...sentHeavy } = heavy;
    const promised: Promised = {
      to: 'stamps to keep for a letter that is too heavy',
      given: aQuote,
      call: configurations,
      sends: { ...sentHeavy, quoteId: 'devis-1' },
      status: 400,
      answers: refusal('StampError', 'tooHeavy'),
    };
    const outcome = await pact([promised], ({ stamps }) => stamps.configure({ stamps: heavy, quoteId: 'devis-1' }));
    expect(outcome).toEqual({
      kind: 'refused',
      refusals: [{ kind: 'fault', field: 'weight1', fault: { code: 'weight' } }],
    });
  });
});

describe('recipients who are printed with their stamps', () => {
  const address = anAddress({ id: null, mobilePhone: '', email: '' });
  const sent: StampSet = { lines: [{ ...line, quantity: 1 }], support: 'DL', startCell: 1, recipients: [address] };
  const wire = {
    lines: sent.lines,
    support: 'DL',
    startCell: 1,
    recipients: [
      {
        address: {
          titleCode: 'mrs',
          firstName: 'Compte',
          lastName: 'Particulier',
          line1: "12 bis rue de l'église",
          postalCode: '33380',
          town: 'Mios',
          country: { isocode: 'FR' },
          defaultAddress: false,
        },
        lines: ['MADAME COMPTE PARTICULIER', '12 B RUE DE L EGLISE', '33380 MIOS'],
      },
    ],
  };

  test('recipients are kept with their stamps, line by line as they were shown', async () => {
    const promised: Promised = {
      to: 'stamps with their recipients to keep',
      given: { 'a quote of stamps': { today, quote: 'devis-1', quantity: 1 } },
      call: `POST ${visitor}/configurations`,
      sends: like({ ...wire, quoteId: 'devis-1' }),
      status: 201,
      answers: like({
        ...wire,
        configurationId: 'timbres-1',
        totalPriceWithTax: price(1.49),
        totalPriceWithoutTax: price(1.49),
      }),
    };
    const outcome = await pact([promised], ({ stamps }) => stamps.configure({ stamps: sent, quoteId: 'devis-1' }));
    expect(outcome).toMatchObject({
      kind: 'configured',
      configuration: { stamps: { recipients: [{ city: 'Mios' }] } },
    });
  });
});

describe('stamps that were kept', () => {
  const one = `${visitor}/configurations/timbres-1` as const;
  const given = { 'composed stamps': someStamps };

  test('saved stamps are copied with an id of their own', async () => {
    const promised: Promised = {
      to: 'the same stamps once more',
      given,
      call: `POST ${one}/copies`,
      status: 201,
      answers: { ...answered, configurationId: string('timbres-2') },
    };
    const outcome = await pact([promised], ({ stamps }) => stamps.copy('timbres-1'));
    expect(outcome).toMatchObject({ kind: 'configured', configuration: { id: 'timbres-2', stamps: set } });
  });

  test('unknown stamps are not copied', async () => {
    const promised: Promised = {
      to: 'once more some stamps that nobody knows',
      given: { 'a day': { today } },
      call: `POST ${visitor}/configurations/inconnue/copies`,
      status: 404,
      answers: refusal('UnknownIdentifierError', 'notFound'),
    };
    expect(await pact([promised], ({ stamps }) => stamps.copy('inconnue'))).toEqual({ kind: 'gone' });
  });
});

describe('favourites', () => {
  const own = true;
  const favourites = '/users/current/stamps/favourites';
  const aFavourite = { 'a favourite of stamps': { today, owner: SHOPPER, favourite: 'favori-1' } };
  const kept = { ...sentSet, favouriteId: string('favori-1'), name: string('Vœux') };

  test('favourites are listed', async () => {
    const promised: Promised = {
      to: 'the favourites of a shopper',
      given: aFavourite,
      call: `GET ${favourites}`,
      own,
      answers: { favourites: [kept] },
    };
    const found = await pact([promised], ({ stamps }) => stamps.favourites());
    expect(found).toEqual([{ id: 'favori-1', name: 'Vœux', stamps: set }]);
  });

  test('favourites are saved under a name, and deleted', async () => {
    const keeps: Promised = {
      to: 'stamps to be kept as a favourite',
      given: { 'a signed-in shopper': { owner: SHOPPER } },
      call: `POST ${favourites}`,
      own,
      status: 201,
      sends: { ...sentSet, name: 'Vœux' },
      answers: kept,
    };
    const forgets: Promised = {
      to: 'a favourite to be forgotten',
      given: aFavourite,
      call: `DELETE ${favourites}/favori-1`,
      own,
      status: 200,
    };
    const answered = await pact([keeps, forgets], async ({ stamps }) => [
      await stamps.keepFavourite('Vœux', set),
      await stamps.forgetFavourite('favori-1'),
    ]);
    expect(answered).toEqual([{ kind: 'kept', favourite: { id: 'favori-1', name: 'Vœux', stamps: set } }, undefined]);
  });
});
