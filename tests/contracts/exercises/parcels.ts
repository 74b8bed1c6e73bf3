import type { components } from '#contracts/generated/parcels.ts';
import { LIST_VERSION } from '#mocks/parcels/goods.ts';
import { points } from '#mocks/pickup/points.ts';
import { fixedProducts } from '#mocks/records/known-products.ts';
import { home, PRO, SHOPPER } from '#mocks/records/shoppers.ts';
import type { Call } from '../../mocks/backend.ts';
import { composes } from './composing.ts';
import type { Exercises, Witness } from './exercise.ts';

type Wire = components['schemas'];

const open = points.find(({ state }) => state === 'OPEN')?.name ?? '';
const full = points.find(({ state }) => state === 'FULL')?.name ?? '';

const described = { origin: 'FR', destination: 'FR', weight: 1200, format: 'STANDARD' };
/** What is inside a parcel. */
export const book = {
  description: 'Livre',
  quantity: 2,
  weight: 300,
  value: { currencyIso: 'EUR', value: 12 },
  originCountry: 'FR',
};
const gift = { category: 'GIFT', articles: [book] };
const chosen = {
  delivery: 'HOME',
  cover: 'INCLUDED',
  postalCode: '69002',
  sender: home,
  recipient: home,
  hazardousGoods: { listVersion: LIST_VERSION },
};

export const parcelExercises: Exercises = {
  'a parcel is priced, composed, changed and bought, by a visitor and by a shopper': async (witness) => {
    for (const who of [{}, { as: SHOPPER }]) await composesParcel(witness, who);
  },

  'an account keeps articles for customs, each description once': async ({ gives, same }) => {
    const service = '/users/current/parcel/articles';
    const { quantity: _, ...article } = book;
    await gives(403, 'GET', '/users/anonymous/parcel/articles');
    const { body: saved } = await gives<Wire['SavedArticle']>(201, 'POST', service, { as: PRO, body: article });
    const heavier = { ...article, description: 'LIVRE', weight: 400, hsCode: '490199' };
    await gives(201, 'POST', service, { as: PRO, body: heavier });
    const { body } = await gives<Wire['SavedArticles']>(200, 'GET', service, { as: PRO });
    same(
      body.articles.map(({ id, weight }) => [id, weight]),
      [[saved.id, 400]],
    );
    same((await gives<Wire['SavedArticles']>(200, 'GET', service, { as: SHOPPER })).body.articles, []);
    for (const wrong of [{ weight: 0 }, { description: ' ' }, { value: { ...book.value, value: 0 } }])
      await gives(400, 'POST', service, { as: PRO, body: { ...article, ...wrong } });
    for (let count = 1; count < 100; count += 1)
      await gives(201, 'POST', service, { as: PRO, body: { ...article, description: `Livre ${count}` } });
    await gives(400, 'POST', service, { as: PRO, body: { ...article, description: 'Un de trop' } });
    await gives(200, 'DELETE', `${service}/${saved.id}`, { as: PRO });
    await gives(200, 'DELETE', `${service}/${saved.id}`, { as: PRO });
  },

  'customs and dangerous goods are told to everybody': async ({ gives, same }) => {
    const service = '/users/anonymous/parcel';
    for (const [query, required] of [
      ['origin=FR&destination=FR', false],
      ['origin=FR&destination=RE', true],
      ['origin=FR&destination=ES&postalCode=35001', true],
      ['origin=FR&destination=CH', true],
    ] as const)
      for (const lang of ['fr', 'en'])
        same(
          (await gives<Wire['ParcelCustoms']>(200, 'GET', `${service}/customs?${query}&lang=${lang}`)).body.required,
          required,
        );
    await gives(400, 'GET', `${service}/customs?destination=FR`);
    const found = await gives<Wire['HazardousGoods']>(200, 'GET', `${service}/hazardousgoods?query=briquet`);
    same(
      found.body.goods.map(({ verdict }) => verdict),
      ['FORBIDDEN'],
    );
    for (const words of ['livre', '4901', 'xyz&lang=en']) await gives(200, 'GET', `${service}/hscodes?query=${words}`);
    await gives(400, 'GET', `${service}/hscodes?query=%20`);
    await gives(200, 'GET', `${service}/hazardousgoods?query=livre&lang=en`);
    await gives(400, 'GET', `${service}/hazardousgoods?query=%20`);
  },

  'many parcels are priced, kept, bought and changed as one': async ({ gives, ...witness }) => {
    const deposit = await depositIn({ gives, ...witness });
    const batches = '/users/anonymous/parcel/batches';
    const one = { ...described, ...chosen, deposit };
    const parcels = [one, { ...one, weight: 5000, quantity: 2, dimensions: { length: 60, width: 40, height: 30 } }];
    const quoted = async (list: object[]) =>
      (await gives<Wire['ParcelBatchQuote']>(200, 'POST', `${batches}/quotes`, { body: { parcels: list } })).body;
    witness.same((await quoted([{ ...one, weight: 40_000 }])).quoteId, undefined);
    const { quoteId } = await quoted([...parcels, { ...one, destination: 'US' }]);
    await gives(400, 'POST', `${batches}/quotes`, { body: { parcels: [] } });
    await gives(400, 'POST', batches, { body: { parcels, quoteId: 'inconnu' } });
    await gives(400, 'POST', batches, { body: { parcels } });
    const { body } = await gives<Wire['ParcelBatch']>(201, 'POST', batches, { body: { parcels, quoteId } });
    const { configurationId, productCode, totalPriceWithTax } = body;
    const cart = await witness.call<{ guid: string }>('POST', '/users/anonymous/carts');
    const entries = `/users/anonymous/carts/${cart.body.guid}/entries`;
    const added = await gives<{ quantity: number; entry: { totalPrice: object } }>(200, 'POST', entries, {
      body: { product: { code: productCode }, quantity: 1, configurationId },
    });
    witness.same([added.body.quantity, added.body.entry.totalPrice], [3, totalPriceWithTax]);
    await gives(200, 'GET', `${batches}/${configurationId}`);
    await gives(404, 'GET', `${batches}/inconnu`);
    const less = { parcels: [one], quoteId: (await quoted([one])).quoteId };
    await gives(200, 'PUT', `${batches}/${configurationId}`, { body: less });
    await gives(400, 'PUT', `${batches}/${configurationId}`, { body: { ...less, quoteId: 'inconnu' } });
    await gives(404, 'PUT', `${batches}/inconnu`, { body: less });
  },

  'what is no parcel is refused, field by field': async (witness) => {
    const { gives } = witness;
    const quotes = '/users/anonymous/parcel/quotes';
    const wrongArticles = [
      { ...book, description: '' },
      { ...book, description: ' ' },
      { ...book, quantity: 0 },
      { ...book, value: { ...book.value, value: 0 } },
    ];
    for (const change of [
      { origin: '' },
      { destination: '' },
      { weight: 0 },
      { weight: 'lourd' },
      { format: undefined },
      { sender: { ...home, town: '' } },
      { sender: { ...home, line1: '' } },
      { sender: { ...home, country: {} } },
      { deposit: { place: 'POST_OFFICE', depositDate: 'demain' } },
      { customs: { articles: [] } },
      ...wrongArticles.map((article) => ({ customs: { category: 'GIFT', articles: [article] } })),
    ])
      await gives(400, 'POST', quotes, { body: { ...described, ...change } });
    const whole = { ...described, ...chosen, deposit: await depositIn(witness), quoteId: 'inconnu' };
    for (const field of ['sender', 'recipient', 'deposit', 'delivery', 'cover', 'hazardousGoods', 'quoteId'])
      await gives(400, 'POST', '/users/anonymous/parcel/configurations', { body: { ...whole, [field]: undefined } });
  },

  'a parcel that is not taken is refused with its reason': async (witness) => {
    const { gives, same } = witness;
    const deposit = await depositIn(witness);
    const refused = async (change: object) => {
      const body = { ...described, ...chosen, deposit, ...change };
      const asked = { as: SHOPPER, body };
      const quote = await gives<Wire['ParcelQuote']>(200, 'POST', '/users/current/parcel/quotes', asked);
      return quote.body.refusals.map(({ reason }) => reason);
    };
    same(await refused({}), []);
    for (const [change, reason] of refusals(deposit)) same(await refused(change), [reason]);
  },
};

type Deposit = Awaited<ReturnType<typeof depositIn>>;

const abroad = { destination: 'CH', postalCode: '1200' };
const toPoint = (name: string) => ({ delivery: 'PICKUP_POINT', pickupPoint: { name, countryIsoCode: 'FR' } });

const refusals = (deposit: Deposit): [change: object, reason: string][] => [
  [{ origin: 'XX' }, 'originUnknown'],
  [{ destination: 'XX' }, 'destinationUnknown'],
  [{ destination: 'US' }, 'destinationSuspended'],
  [{ destination: 'YE' }, 'destinationSuspended'],
  [{ weight: 30_010 }, 'tooHeavy'],
  [{ ...toPoint(open), weight: 20_010 }, 'tooHeavy'],
  [{ format: 'ENORMOUS' }, 'formatUnknown'],
  [{ dimensions: { length: 120, width: 20, height: 5 } }, 'tooLarge'],
  [{ quantity: 21 }, 'quantityNotOffered'],
  [
    {
      ...abroad,
      sender: { ...home, companyName: 'Atelier' },
      customs: { ...gift, articles: [{ ...book, value: { currencyIso: 'EUR', value: 600 } }] },
    },
    'eoriMissing',
  ],
  [{ delivery: 'ECO_OM' }, 'deliveryNotOffered'],
  [{ delivery: 'DRONE' }, 'deliveryNotOffered'],
  [{ carrierCode: 'XXXX' }, 'carrierNotOffered'],
  [{ carrierCode: 'DLVG' }, 'carrierNotOffered'],
  [{ carrierCode: 'LPFR', weight: 2010 }, 'tooHeavy'],
  [{ cover: 'R9' }, 'coverNotOffered'],
  [{ postalCode: '97400' }, 'postalCodeElsewhere'],
  [toPoint('inconnu'), 'pickupPointUnknown'],
  [toPoint(full), 'pickupPointNotTaking'],
  [abroad, 'customsMissing'],
  [{ ...abroad, customs: { category: 'GIFT', articles: [] } }, 'customsMissing'],
  [{ ...abroad, customs: { ...gift, articles: [{ ...book, weight: 700 }] } }, 'articlesTooHeavy'],
  [{ ...abroad, customs: { ...gift, category: 'SALE' } }, 'hsCodeMissing'],
  [{ deposit: { ...deposit, depositDate: '2020-01-01' } }, 'dateTooEarly'],
  [{ deposit: { ...deposit, depositDate: '2099-01-01' } }, 'dateNotOffered'],
  [{ deposit: { ...deposit, place: 'LOCKER' } }, 'placeUnknown'],
  [{ deposit: { ...deposit, place: 'LETTERBOX' }, sender: { ...home, postalCode: '97400' } }, 'letterboxNotServed'],
  [{ hazardousGoods: { listVersion: '2020-01' } }, 'listOutdated'],
];

async function depositIn({ gives }: Witness) {
  const { body } = await gives<Wire['ParcelOptions']>(200, 'GET', '/users/anonymous/parcel/options');
  const [office] = body.depositPlaces;
  return { place: office?.code ?? '', depositDate: office?.depositDates[0] ?? '' };
}

async function composesParcel(witness: Witness, who: Call): Promise<void> {
  const parcel = { ...described, ...chosen, deposit: await depositIn(witness) };
  const { quoted } = await composes(witness, who, {
    service: 'parcel',
    product: fixedProducts.shippingLabel,
    request: parcel,
    changed: { ...parcel, weight: 5000 },
    refused: { ...parcel, destination: 'US' },
  });
  for (const change of [
    { ...toPoint(open), format: 'BULKY', cover: 'R2', weight: 250 },
    { destination: 'RE', postalCode: '97400', delivery: 'STANDARD_OM', customs: gift },
    { ...abroad, customs: gift, delivery: 'SIGNATURE', weight: 30_000 },
    { carrierCode: 'CHRP' },
    { destination: 'ES', postalCode: '28001', delivery: undefined },
  ])
    await quoted({ ...parcel, ...change });
}
