import { Matchers } from '@pact-foundation/pact';
import { describe, expect, test } from 'vitest';
import { testConfigurations } from '#adapters/testing/configurations-pact.ts';
import { isoDay, isoMoment, type Promised, pactWith, price, refusal, SHOPPER } from '#adapters/testing/pact.ts';
import { anAddress } from '#domain/address/examples.ts';
import { aParcelToSend } from '#domain/parcels/examples.ts';
import { euros } from '#domain/shared/money.ts';

const { boolean, eachLike, integer, like, regex, string } = Matchers;
const pact = pactWith('parcels');

const today = '2026-11-23';
const visitor = '/users/anonymous/parcel' as const;
const lyon = { id: null, mobilePhone: '', streetName: '12 rue de la République', codePostal: '69002', city: 'Lyon' };
const parcel = aParcelToSend({
  weight: 1200,
  sender: anAddress(lyon),
  recipient: anAddress(lyon),
  deposit: { place: 'post-office', date: today },
});
const described = {
  origin: 'FR',
  destination: 'FR',
  postalCode: '69002',
  weight: 1200,
  format: 'STANDARD',
};
const party = {
  titleCode: 'mrs',
  firstName: 'Compte',
  lastName: 'Particulier',
  defaultAddress: false,
  line1: '12 rue de la République',
  postalCode: '69002',
  town: 'Lyon',
  country: { isocode: 'FR' },
};
const sent = {
  ...described,
  delivery: 'HOME',
  cover: 'INCLUDED',
  sender: party,
  recipient: party,
  deposit: { place: 'POST_OFFICE', depositDate: today },
  hazardousGoods: { listVersion: '2026-09' },
};
const composition = { parcel, quoteId: 'devis-1' };
const body = { ...sent, quoteId: 'devis-1' };
const aQuote = { 'a quote of a parcel': { today, quote: 'devis-1' } };
const aParcel = { today, configuration: 'colis-1' };
const totals = { totalPriceWithTax: price(11.69), totalPriceWithoutTax: price(11.69) };

const lyonnais = {
  firstName: string('Compte'),
  lastName: string('Particulier'),
  postalCode: string('69002'),
  town: string('Lyon'),
  country: { isocode: 'FR' },
};
/** The fields that the shop reads of a configuration. */
const answered = {
  ...totals,
  ...described,
  configurationId: string('colis-1'),
  productCode: string('colissimo-en-ligne'),
  delivery: 'HOME',
  cover: 'INCLUDED',
  sender: lyonnais,
  recipient: lyonnais,
  deposit: { place: 'POST_OFFICE', depositDate: today },
  hazardousGoods: { listVersion: string('2026-09') },
};

describe('what may be chosen', () => {
  test('the parcel options are public', async () => {
    const promised: Promised = {
      to: 'what may be chosen for a parcel',
      given: { 'a day': { today } },
      call: `GET ${visitor}/options`,
      answers: {
        validFrom: isoDay('2026-01-01'),
        validUntil: isoDay('2026-12-31'),
        origins: eachLike({ code: string('FR'), name: string('France métropolitaine') }),
        destinations: eachLike({
          code: string('FR'),
          name: string('France métropolitaine'),
          zone: string('NATIONAL'),
          maxWeight: integer(30_000),
        }),
        formats: eachLike({ code: string('STANDARD'), maxSum: integer(150), maxLength: integer(100) }),
        deliveries: eachLike({ code: string('HOME'), zones: eachLike(string('NATIONAL')), maxWeight: integer(30_000) }),
        covers: eachLike(string('INCLUDED')),
        categories: eachLike(string('GIFT')),
        depositPlaces: [
          {
            code: 'POST_OFFICE',
            depositDates: eachLike(isoDay(today)),
            printsLabelsOf: eachLike(string('POFR')),
          },
          { code: 'PICKUP_POINT', depositDates: eachLike(isoDay(today)) },
          { code: 'LETTERBOX', depositDates: eachLike(isoDay(today)) },
        ],
        hazardousGoodsVersion: string('2026-09'),
      },
    };
    const options = await pact([promised], ({ parcels }) => parcels.options());
    expect(options).toMatchObject({ ways: [{ way: 'home' }], validTo: '2026-12-31', listVersion: '2026-09' });
  });

  test('the customs requirement depends on the postal code', async () => {
    const promised: Promised = {
      to: 'whether customs ask about a parcel to the Canary Islands',
      given: { 'a day': { today } },
      call: `GET ${visitor}/customs`,
      query: { origin: 'FR', destination: 'ES', postalCode: '35001' },
      answers: { required: boolean(true), reason: string('Un formulaire CN23 accompagne le colis.') },
    };
    const customs = await pact([promised], ({ parcels }) =>
      parcels.customs({ origin: 'FR', destination: 'ES', postalCode: '35001' }),
    );
    expect(customs).toMatchObject({ isNeeded: true });
  });

  test('the list of dangerous goods returns the verdict on an article', async () => {
    const promised: Promised = {
      to: 'what the list of dangerous goods says of a lighter',
      given: { 'a day': { today } },
      call: `GET ${visitor}/hazardousgoods`,
      query: { query: 'briquet' },
      answers: {
        version: string('2026-09'),
        goods: [{ name: string('Briquet'), verdict: 'FORBIDDEN', text: string('Il contient un gaz inflammable.') }],
      },
    };
    const goods = await pact([promised], ({ parcels }) => parcels.goods('briquet'));
    expect(goods).toMatchObject([{ name: 'Briquet', verdict: 'forbidden' }]);
  });
});

describe('a price', () => {
  test('a described parcel has a price with each delivery mode and each cover', async () => {
    const cost = { price: price(10.99), priceWithTax: price(10.99) };
    const promised: Promised = {
      to: 'the price of a parcel that is described',
      given: { 'a day': { today } },
      call: `POST ${visitor}/quotes`,
      sends: described,
      answers: {
        quoteId: string('devis-1'),
        expiresAt: isoMoment('2026-11-23T09:30:00.000Z'),
        carrierCode: string('POFR'),
        lines: [{ code: 'PARCEL', name: string('Colissimo, jusqu’à 2 kg'), ...cost }],
        totalPriceWithTax: price(10.99),
        totalPriceWithoutTax: price(10.99),
        nextWeightStep: { remainingWeight: 800, maxWeight: 5000, extraPrice: price(5.91) },
        deliveries: eachLike({ code: string('HOME'), ...cost, latestDate: isoDay('2026-11-25') }),
        covers: eachLike({ code: string('INCLUDED'), compensation: price(46), ...cost }),
        depositDate: isoDay('2026-11-23'),
        labelValidUntil: isoDay('2026-11-29'),
        refusals: [],
      },
    };
    const { origin, destination, postalCode, weight, format } = parcel;
    const quoted = await pact([promised], ({ parcels }) =>
      parcels.quote({ origin, destination, postalCode, weight, format }),
    );
    expect(quoted).toMatchObject({ kind: 'quoted', quote: { id: 'devis-1', ways: [{ way: 'home' }] } });
  });

  test('a parcel to a suspended destination has no price, and the answer has the day and the reason', async () => {
    const promised: Promised = {
      to: 'the price of a parcel for a suspended destination',
      given: { 'a day': { today } },
      call: `POST ${visitor}/quotes`,
      sends: { ...described, destination: 'US', postalCode: '10001' },
      answers: {
        lines: [],
        deliveries: [],
        covers: [],
        refusals: [
          {
            reason: 'destinationSuspended',
            subject: 'destination',
            startDate: isoDay('2025-08-25'),
            explanation: string('Les États-Unis perçoivent des droits.'),
          },
        ],
      },
    };
    const { origin, weight, format } = parcel;
    const quoted = await pact([promised], ({ parcels }) =>
      parcels.quote({ origin, weight, format, destination: 'US', postalCode: '10001' }),
    );
    expect(quoted).toMatchObject({
      kind: 'refused',
      refusals: [{ field: 'destination', fault: { code: 'suspended' } }],
      quote: null,
    });
  });

  test('a parcel whose deposit day has passed has a price and that refusal', async () => {
    const promised: Promised = {
      to: 'the price of a parcel whose day has passed',
      given: { 'a day': { today } },
      call: `POST ${visitor}/quotes`,
      sends: { ...sent, deposit: { place: 'POST_OFFICE', depositDate: '2026-11-20' } },
      answers: {
        quoteId: string('devis-1'),
        expiresAt: string('2026-11-23T09:30:00.000Z'),
        // Lines, deliveries and covers are promised by another interaction.
        lines: like([]),
        deliveries: like([]),
        covers: like([]),
        ...totals,
        refusals: [{ reason: 'dateTooEarly', subject: 'deposit.depositDate', earliestDepositDate: today }],
      },
    };
    const past = { ...parcel, deposit: { ...parcel.deposit, date: '2026-11-20' } };
    const quoted = await pact([promised], ({ parcels }) => parcels.quote(past));
    expect(quoted).toMatchObject({
      kind: 'refused',
      refusals: [{ field: 'depositDate', fault: { code: 'date-too-early', earliest: today } }],
    });
  });
});

testConfigurations({
  thing: 'a parcel',
  pact,
  port: ({ parcels }) => parcels,
  path: 'parcel',
  error: 'ParcelError',
  composition,
  body,
  answered,
  id: 'colis-1',
  read: { parcel: { weight: 1200 } },
  given: {
    quote: aQuote,
    kept: { 'a parcel': aParcel },
    replace: { ...aQuote, 'a parcel': aParcel },
    over: { 'a day': { today } },
  },
  to: {
    keep: 'a parcel to keep',
    keepOver: 'a parcel to keep at a price that is over',
    read: 'a parcel that was kept',
    replace: 'a parcel in place of another',
    replaceOver: 'a parcel in place of another at a price that is over',
    readUnknown: 'a parcel that nobody knows',
    replaceUnknown: 'a parcel in place of one that nobody knows',
  },
});

describe('a parcel is kept', () => {
  const configurations = `POST ${visitor}/configurations` as const;

  test('a shopper’s parcel is saved with the shopper’s token', async () => {
    const promised: Promised = {
      to: 'a parcel to keep for a shopper',
      given: { 'a signed-in shopper': { owner: SHOPPER }, ...aQuote },
      call: 'POST /users/current/parcel/configurations',
      sends: { ...body, costReference: 'CC-42' },
      status: 201,
      answers: { ...answered, costReference: 'CC-42' },
      own: true,
    };
    const referenced = { ...composition, parcel: { ...parcel, reference: 'CC-42' } };
    const configured = await pact([promised], ({ parcels }) => parcels.configure(referenced));
    expect(configured).toMatchObject({ kind: 'configured', configuration: { parcel: { reference: 'CC-42' } } });
  });

  test('a parcel that waits at a point is sent with the name of its recipient and no address', async () => {
    const named = {
      titleCode: 'mrs',
      firstName: 'Compte',
      lastName: 'Particulier',
      defaultAddress: false,
      line1: '',
      postalCode: '',
      town: '',
      country: { isocode: 'FR' },
      cellphone: '+33612345678',
      email: 'destinataire@exemple.fr',
    };
    const pickupPoint = { name: '01004-1', countryIsoCode: 'FR' };
    const promised: Promised = {
      to: 'a parcel to keep that waits at a point',
      given: { 'a quote of a parcel': { today, quote: 'devis-1', delivery: 'PICKUP_POINT' } },
      call: configurations,
      sends: { ...body, delivery: 'PICKUP_POINT', pickupPoint, recipient: named },
      status: 201,
      answers: { ...answered, delivery: 'PICKUP_POINT', pickupPoint, recipient: named },
    };
    const recipient = {
      ...anAddress(lyon),
      streetName: '',
      codePostal: '',
      city: '',
      mobilePhone: '+33612345678',
      email: 'destinataire@exemple.fr',
    };
    const waiting = { ...parcel, way: 'point' as const, point: { id: '01004-1', country: 'FR' }, recipient };
    const configured = await pact([promised], ({ parcels }) => parcels.configure({ ...composition, parcel: waiting }));
    expect(configured).toMatchObject({
      configuration: { parcel: { recipient: { streetName: '', city: '', mobilePhone: '+33612345678' } } },
    });
  });

  test('a parcel that is too heavy is refused', async () => {
    const heavy: Promised = {
      to: 'a parcel to keep that is too heavy',
      given: aQuote,
      call: configurations,
      sends: { ...body, weight: 30_010 },
      status: 400,
      answers: refusal('ParcelError', 'tooHeavy'),
    };
    expect(
      await pact([heavy], ({ parcels }) =>
        parcels.configure({ parcel: { ...parcel, weight: 30_010 }, quoteId: 'devis-1' }),
      ),
    ).toMatchObject({ kind: 'refused', refusals: [{ field: 'weight', fault: { code: 'weight' } }] });
  });
});

describe('customs codes', () => {
  test('customs codes are suggested for a shopper’s words', async () => {
    const promised: Promised = {
      to: 'the customs codes of books',
      given: { 'a day': { today } },
      call: `GET ${visitor}/hscodes`,
      query: { query: 'livres' },
      answers: { codes: eachLike({ code: regex('^[0-9]{6,10}$', '490199'), name: string('Livres imprimés') }) },
    };
    const codes = await pact([promised], ({ parcels }) => parcels.hsCodes('livres'));
    expect(codes).toEqual([{ code: '490199', name: 'Livres imprimés' }]);
  });
});

describe('many parcels', () => {
  const batches = `${visitor}/batches` as const;
  const batch = { parcels: [parcel], quoteId: 'devis-1' };
  const quotedBatch = { 'a quote of a batch of parcels': { today, quote: 'devis-1' } };
  const aBatch = { 'a batch of parcels': { today, configuration: 'lot-1' } };
  const { configurationId: _, productCode, totalPriceWithTax, totalPriceWithoutTax, ...whole } = answered;
  const kept = {
    configurationId: string('lot-1'),
    productCode,
    totalPriceWithTax,
    totalPriceWithoutTax,
    parcels: [whole],
  };

  test('a batch of parcels is priced at once, each parcel with its refusals', async () => {
    const promised: Promised = {
      to: 'the prices of many parcels',
      given: { 'a day': { today } },
      call: `POST ${batches}/quotes`,
      sends: { parcels: [sent, { ...sent, weight: 30_010 }] },
      answers: {
        quoteId: string('devis-1'),
        ...totals,
        parcels: [
          { price: price(11.69), priceWithTax: price(11.69), refusals: [] },
          { refusals: [{ reason: 'tooHeavy', subject: 'weight', maxWeight: integer(30_000) }] },
        ],
      },
    };
    const quoted = await pact([promised], ({ parcels }) => parcels.quoteBatch([parcel, { ...parcel, weight: 30_010 }]));
    expect(quoted).toMatchObject({
      total: { id: 'devis-1' },
      parcels: [{ refusals: [] }, { refusals: [{ field: 'weight', fault: { code: 'too-heavy' } }] }],
    });
  });

  test('a batch of parcels is saved as one, read back and replaced', async () => {
    const make: Promised = {
      to: 'many parcels to keep',
      given: quotedBatch,
      call: `POST ${batches}`,
      sends: { quoteId: 'devis-1', parcels: [sent] },
      status: 201,
      answers: kept,
    };
    const read: Promised = {
      to: 'many parcels that were kept',
      given: aBatch,
      call: `GET ${batches}/lot-1`,
      answers: kept,
    };
    const put: Promised = {
      to: 'many parcels in place of others',
      given: { ...quotedBatch, ...aBatch },
      call: `PUT ${batches}/lot-1`,
      sends: { quoteId: 'devis-1', parcels: [sent] },
      answers: kept,
    };
    expect(await pact([make], ({ parcels }) => parcels.keepBatch(batch))).toMatchObject({
      kind: 'kept',
      batch: { id: 'lot-1' },
    });
    expect(await pact([read], ({ parcels }) => parcels.batchOf('lot-1'))).toMatchObject({
      parcels: [{ weight: 1200 }],
    });
    expect(await pact([put], ({ parcels }) => parcels.replaceBatch('lot-1', batch))).toMatchObject({ kind: 'kept' });
  });

  test('a batch of parcels is not saved at an expired price, and an unknown one is not found', async () => {
    const over: Promised = {
      to: 'many parcels to keep at a price that is over',
      given: { 'a day': { today } },
      call: `POST ${batches}`,
      sends: { quoteId: 'devis-perime', parcels: [sent] },
      status: 400,
      answers: refusal('ParcelError', 'quoteExpired'),
    };
    const notFound = {
      given: { 'a day': { today } },
      status: 404,
      answers: refusal('UnknownIdentifierError', 'notFound'),
    };
    const read: Promised = { ...notFound, to: 'many parcels that nobody knows', call: `GET ${batches}/inconnu` };
    const put: Promised = {
      ...notFound,
      to: 'many parcels in place of some that nobody knows',
      call: `PUT ${batches}/inconnu`,
      sends: { quoteId: 'devis-1', parcels: [sent] },
    };
    expect(await pact([over], ({ parcels }) => parcels.keepBatch({ ...batch, quoteId: 'devis-perime' }))).toEqual({
      kind: 'quote-expired',
    });
    const outcomes = await pact([read, put], async ({ parcels }) => [
      await parcels.batchOf('inconnu'),
      await parcels.replaceBatch('inconnu', batch),
    ]);
    expect(outcomes).toEqual([null, { kind: 'gone' }]);
  });
});

describe('saved parcels', () => {
  const service = '/users/current/parcel/savedparcels';
  const one = `${service}/colis-type-1` as const;
  const given = {
    'a signed-in shopper': { owner: SHOPPER },
    'a saved parcel': { owner: SHOPPER, savedParcel: 'colis-type-1' },
  };
  const size = { length: 30, width: 20, height: 10 };
  const wire = { weight: 920, format: 'STANDARD', dimensions: size, delivery: 'HOME', cover: 'R1' };
  const box = { weight: 920, format: 'standard', size, way: 'home', cover: 'R1', declaration: null } as const;
  const answered = { id: string('colis-type-1'), ...wire };

  test('saved parcels are read, saved under a name, renamed and removed', async () => {
    const read: Promised = {
      to: 'the parcels that an account has saved',
      given,
      call: `GET ${service}`,
      answers: { savedParcels: eachLike({ ...answered, name: string('Boîte M') }) },
      own: true,
    };
    const saves: Promised = {
      to: 'a parcel to save',
      given,
      call: `POST ${service}`,
      sends: { ...wire, name: 'Boîte L' },
      status: 201,
      answers: { ...answered, name: 'Boîte L' },
      own: true,
    };
    const renames: Promised = {
      to: 'another name of a saved parcel',
      given,
      call: `PATCH ${one}`,
      sends: { name: 'Boîte moyenne' },
      answers: { ...answered, name: 'Boîte moyenne' },
      own: true,
    };
    const removes: Promised = { to: 'a saved parcel to forget', given, call: `DELETE ${one}`, own: true };
    expect(await pact([read], ({ parcels }) => parcels.savedParcels())).toEqual([
      { id: 'colis-type-1', name: 'Boîte M', ...box },
    ]);
    expect(await pact([saves], ({ parcels }) => parcels.saveParcel({ name: 'Boîte L', ...box }))).toBe('saved');
    expect(await pact([renames], ({ parcels }) => parcels.renameSavedParcel('colis-type-1', 'Boîte moyenne'))).toBe(
      'renamed',
    );
    await pact([removes], ({ parcels }) => parcels.removeSavedParcel('colis-type-1'));
  });

  test('saved parcels have names of their own, and one that nobody knows is gone', async () => {
    const taken: Promised = {
      to: 'a parcel to save under a name that another has',
      given,
      call: `POST ${service}`,
      sends: { ...wire, name: 'Boîte M' },
      status: 400,
      answers: refusal('ParcelError', 'nameTaken'),
      own: true,
    };
    const unknown: Promised = {
      to: 'another name of a saved parcel that nobody knows',
      given,
      call: `PATCH ${service}/inconnu`,
      sends: { name: 'Boîte L' },
      status: 404,
      answers: refusal('UnknownResourceError', 'notFound'),
      own: true,
    };
    expect(await pact([taken], ({ parcels }) => parcels.saveParcel({ name: 'Boîte M', ...box }))).toBe('name-taken');
    expect(await pact([unknown], ({ parcels }) => parcels.renameSavedParcel('inconnu', 'Boîte L'))).toBe('gone');
  });
});

describe('articles for customs', () => {
  const articles = '/users/current/parcel/articles';
  const given = {
    'a signed-in shopper': { owner: SHOPPER },
    'an article that is kept': { owner: SHOPPER, article: 'article-1' },
  };
  const wire = { description: 'Livre', weight: 300, hsCode: '490199', originCountry: 'FR' };
  const article = { description: 'Livre', weight: 300, value: euros(12.5), hsCode: '490199', origin: 'FR' };

  test('articles for customs are saved in the account, and offered again', async () => {
    const read: Promised = {
      to: 'the articles that an account keeps',
      given,
      call: `GET ${articles}`,
      answers: { articles: eachLike({ id: string('article-1'), ...wire, value: price(12.5) }) },
      own: true,
    };
    const saves: Promised = {
      to: 'an article to keep',
      given,
      call: `POST ${articles}`,
      sends: { ...wire, value: { currencyIso: 'EUR', value: 12.5 } },
      status: 201,
      answers: { id: string('article-1'), ...wire, value: price(12.5) },
      own: true,
    };
    const forgets: Promised = {
      to: 'an article to forget',
      given,
      call: `DELETE ${articles}/article-1`,
      own: true,
    };
    expect(await pact([read], ({ parcels }) => parcels.articles())).toEqual([{ id: 'article-1', ...article }]);
    expect(await pact([saves], ({ parcels }) => parcels.saveArticle(article))).toBe('saved');
    await pact([forgets], ({ parcels }) => parcels.removeArticle('article-1'));
  });
});
