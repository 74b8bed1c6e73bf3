import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { aScope, guidCookie, signedIn } from '#adapters/testing/shop.ts';
import type { Answers } from '#domain/journey/journey.ts';
import { aParcelToSend, theContents, theParcelAnswers } from '#domain/parcels/examples.ts';
import { answersOf, parcelOf, pricedParcelOf } from '#domain/parcels/journey.ts';
import type { ComposingOptions, ParcelField } from '#domain/parcels/parcels.ts';
import { euros } from '#domain/shared/money.ts';
import { advanceClock, dayOf, minutes } from '#mocks/shared/calendar/clock.ts';
import { type NewRule, setScenario } from '#mocks/shared/scenarios.ts';
import { beginDay } from '#mocks/shared/states.ts';
import { worldNamed } from '#mocks/shared/world.ts';
import { shopOnMocks } from '#tests/shared/mock-backend.ts';
import { toBatch } from './batch-mapping.ts';
import { fromParcel } from './parcel-mapping.ts';

const shop = shopOnMocks();
const SHOPPER = 'particulier@exemple.fr';

const visitor = (testWorld: string = crypto.randomUUID()) =>
  shop.portsFor(aScope({ testWorld, cartGuid: guidCookie() }));
const shopper = (testWorld: string, email = SHOPPER) => shop.portsFor(signedIn(email, { testWorld }));
type Shop = ReturnType<typeof visitor>;
type ParcelAnswers = Answers<ParcelField>;

/** The options of today, with what customs ask of these answers. */
async function optionsFor({ parcels }: Pick<Shop, 'parcels'>, answers: ParcelAnswers = {}): Promise<ComposingOptions> {
  const { origin = 'FR', destination = 'FR', postalCode = '' } = answers;
  const [options, customs] = await Promise.all([
    parcels.options(),
    parcels.customs({ origin, destination, postalCode }),
  ]);
  return { ...options, customs };
}

/** Valid answers for the first offered day. */
const answersIn = ({ depositPlaces, listVersion }: ComposingOptions, over: ParcelAnswers = {}) =>
  theParcelAnswers({
    depositPlace: 'post-office',
    depositDate: depositPlaces[0]?.dates[0] ?? '',
    hazmat: listVersion,
    ...over,
  });

async function composedBy({ parcels }: Pick<Shop, 'parcels'>, over: ParcelAnswers = {}) {
  const options = await optionsFor({ parcels }, over);
  const parcel = parcelOf(answersIn(options, over), options);
  if (!parcel) throw new Error('The answers are not those of a whole parcel.');
  const { quote } = await parcels.quote(parcel);
  return { parcel, quoteId: quote?.id ?? '' };
}

async function configuredBy(ports: Pick<Shop, 'parcels'>, over: ParcelAnswers = {}) {
  const configured = await ports.parcels.configure(await composedBy(ports, over));
  if (configured.kind !== 'configured') throw new Error(configured.kind);
  return configured.configuration;
}

describe('what is offered', () => {
  test('the parcel options have places, delivery modes, covers and days', async () => {
    const options = await visitor().parcels.options();
    expect(options.ways.map(({ way }) => way)).toEqual(['point', 'home', 'signature', 'eco-om', 'standard-om']);
    expect(options.covers[0]).toBe('INCLUDED');
    expect(options.destinations[0]).toMatchObject({ code: 'FR', zone: 'national', suspension: null });
    expect(options.destinations.find(({ code }) => code === 'US')?.suspension).toMatchObject({ since: '2025-08-25' });
    expect(options.depositPlaces.every(({ dates }) => dates.length > 0)).toBe(true);
  });

  test('the parcel options name every country as one where an article may be made', async () => {
    const codes = (await visitor().parcels.options()).madeIn.map(({ code }) => code);
    expect(new Set(codes).size).toBe(codes.length);
    expect(codes).toEqual(expect.arrayContaining(['FR', 'CN', 'JP', 'TR', 'BD', 'IN', 'PL', 'SE', 'VN', 'US']));
    // ISO 3166-1, without uninhabited places that no article is made in.
    expect(codes.length).toBeGreaterThan(230);
  });

  test('the parcel service answers whether customs need a declaration, and the verdict on dangerous goods', async () => {
    const { parcels } = visitor();
    expect(await parcels.customs({ origin: 'FR', destination: 'FR', postalCode: '69002' })).toEqual({
      isNeeded: false,
      reason: null,
    });
    expect(await parcels.customs({ origin: 'FR', destination: 'ES', postalCode: '35001' })).toMatchObject({
      isNeeded: true,
      reason: expect.stringContaining('CN23'),
    });
    expect(await parcels.goods('briquet')).toMatchObject([{ name: 'Briquet', verdict: 'forbidden' }]);
    expect(await parcels.goods('caillou')).toEqual([]);
  });
});

describe('a price', () => {
  test('a described parcel has a price, with the cost of each delivery mode and each cover', async () => {
    const { parcels } = visitor();
    const options = await optionsFor({ parcels });
    const { origin, destination, postalCode, weight, format } = theParcelAnswers();
    const described = pricedParcelOf({ origin, destination, postalCode, weight, format }, options);
    if (!described) throw new Error('It has a price.');
    const quoted = await parcels.quote(described);
    expect(quoted).toMatchObject({
      kind: 'quoted',
      quote: { carrier: 'POFR', nextStep: { remaining: 80 }, point: null },
    });
    expect(quoted.quote?.ways.map(({ way }) => way)).toEqual(['point', 'home', 'signature']);
    expect(quoted.quote?.covers[0]).toMatchObject({ cover: 'INCLUDED', ttc: { cents: 0 } });
  });

  test('a parcel’s price names the chosen pickup point, and a full one is refused', async () => {
    const ports = visitor();
    const search = { address: '', postalCode: '69002', city: 'Lyon', country: 'FR', count: 20 };
    const { points } = await ports.pickupPoints.near(search);
    const [open, full] = ['open', 'full'].map((kind) => points.find(({ state }) => state.kind === kind));
    const { parcel } = await composedBy(ports);
    const to = (id = '') => ports.parcels.quote({ ...parcel, way: 'point', point: { id, country: 'FR' } });
    expect((await to(open?.id)).quote?.point).toMatchObject({ name: open?.name, city: 'Lyon' });
    expect(await to(full?.id)).toMatchObject({
      kind: 'refused',
      refusals: [{ field: 'pickupPoint', fault: { code: 'point-not-taking' } }],
    });
  });

  test('a parcel to a suspended destination has no price, and its refusal has the day and the reason', async () => {
    const { parcels } = visitor();
    const { parcel } = await composedBy({ parcels });
    expect(await parcels.quote({ ...parcel, destination: 'US', postalCode: '10001' })).toMatchObject({
      kind: 'refused',
      refusals: [
        {
          field: 'destination',
          fault: { code: 'suspended', since: '2025-08-25', explanation: expect.stringContaining('droits') },
        },
      ],
      quote: null,
    });
  });
});

describe('a parcel that was composed', () => {
  test('a configured parcel is read back, changed and copied, and its cart line has the new price', async () => {
    const ports = visitor();
    const composition = await composedBy(ports);
    const { id, productCode, parcel, ttc } = await configuredBy(ports);
    const options = await optionsFor(ports);
    expect(parcelOf(answersOf(parcel, options), options)).toEqual(composition.parcel);
    const article = { code: productCode, offerId: null, configurationId: id, quantity: 1 };
    expect(await ports.carts.add(article)).toMatchObject({
      kind: 'added',
      line: { service: 'parcel', configurationId: id, unit: { ttc } },
    });
    const heavier = await ports.parcels.replace(id, await composedBy(ports, { weight: '4,5' }));
    if (heavier.kind !== 'configured') throw new Error(heavier.kind);
    expect(heavier.configuration.ttc.cents).toBeGreaterThan(ttc.cents);
    expect((await ports.carts.current())?.lines).toMatchObject([
      { configurationId: id, unit: { ttc: heavier.configuration.ttc } },
    ]);
  });

  test('three equal parcels cost three times one, and their cart line follows a change to two', async () => {
    const ports = visitor();
    const one = await configuredBy(ports);
    const { id, productCode: code, ttc } = await configuredBy(ports, { quantity: '3' });
    expect(ttc.cents).toBe(3 * one.ttc.cents);
    await ports.carts.add({ code, offerId: null, configurationId: id, quantity: 3 });
    const line = { configurationId: id, unit: { ttc: one.ttc } };
    expect((await ports.carts.current())?.lines).toMatchObject([{ ...line, quantity: 3, total: { ttc } }]);
    expect(await ports.parcels.replace(id, await composedBy(ports, { quantity: '2' }))).toMatchObject({
      kind: 'configured',
    });
    expect((await ports.carts.current())?.lines).toMatchObject([{ ...line, quantity: 2 }]);
  });

  test('a parcel is not configured at the price of another carrier', async () => {
    const ports = visitor();
    const { parcel, quoteId } = await composedBy(ports);
    const other = { ...parcel, carrier: 'CHRP' };
    expect(await ports.parcels.configure({ parcel: other, quoteId })).toEqual({ kind: 'quote-expired' });
  });

  test('a configured parcel contains its customs declaration', async () => {
    const ports = visitor();
    const far = { destination: 'RE', postalCode: '97400', way: 'standard-om', 'recipient.city': 'Saint-Denis' };
    const { parcel, productCode } = await configuredBy(ports, {
      ...far,
      ...theContents({ category: 'sale', 'article.1.hsCode': '490199' }),
    });
    expect(productCode).toBe('colissimo-monde-en-ligne');
    expect(parcel.declaration).toMatchObject({
      category: 'sale',
      articles: [{ hsCode: '490199', value: { cents: 1250 } }],
    });
  });

  test('a shopper’s parcel is open to that shopper alone; a visitor’s one is open to every holder of its id', async () => {
    const world = crypto.randomUUID();
    const own = await configuredBy(shopper(world));
    expect(await visitor(world).parcels.configurationOf(own.id)).toBeNull();
    const made = await configuredBy(visitor(world));
    expect(await shopper(world).parcels.configurationOf(made.id)).toEqual(made);
  });

  test('a parcel is not kept at a price that no longer holds', async () => {
    const world = crypto.randomUUID();
    // In the morning: half an hour later is the same day.
    beginDay(worldNamed(world), { today: dayOf(Date.now()) });
    const ports = visitor(world);
    const composition = await composedBy(ports);
    const { id } = await configuredBy(ports);
    advanceClock(worldNamed(world), minutes(31));
    expect(await ports.parcels.configure(composition)).toEqual({ kind: 'quote-expired' });
    expect(await ports.parcels.replace(id, composition)).toEqual({ kind: 'quote-expired' });
  });

  test('a parcel is refused by the backend’s further rules, and an unknown id has no configuration', async () => {
    const { parcels } = visitor();
    const composition = await composedBy({ parcels });
    const heavy = { ...composition, parcel: { ...composition.parcel, way: 'point', weight: 25_000 } as const };
    expect(await parcels.configure(heavy)).toEqual({
      kind: 'refused',
      refusals: [{ kind: 'fault', field: 'way', fault: { code: 'weight' } }],
    });
    for (const id of ['inconnue', '', '..']) {
      expect(await parcels.configurationOf(id)).toBeNull();
      expect(await parcels.replace(id, composition)).toEqual({ kind: 'gone' });
    }
  });
});

test('many parcels of which one cannot be composed here are none, since without it they would be fewer', async () => {
  const { parcels } = visitor();
  const { parcel } = await composedBy({ parcels });
  const known = fromParcel(parcel);
  const price = { currencyIso: 'EUR', value: 20.2 } as const;
  const total = { totalPriceWithTax: price, totalPriceWithoutTax: price };
  const wire = { configurationId: 'lot-1', productCode: 'colissimo-en-ligne', ...total };
  expect(toBatch({ ...wire, parcels: [known, known] })?.parcels).toHaveLength(2);
  expect(toBatch({ ...wire, parcels: [known, { ...known, delivery: 'DRONE' }] })).toBeNull();
});

test('whatever parcel its journey lets through has a price, can be kept, and opens its journey again as it was', async () => {
  const ports = visitor();
  const base = await optionsFor(ports);
  const places: [destination: string, postalCode: string][] = [
    ['FR', '69002'],
    ['RE', '97400'],
    ['BE', '1000'],
    ['ES', '35001'],
    ['CH', '1200'],
    ['CA', 'H2X 1Y4'],
    ['US', '10001'],
  ];
  const answers = fc
    .record({
      origin: fc.constantFrom(...base.origins.map(({ code }) => code)),
      place: fc.constantFrom(...places),
      weight: fc.constantFrom('0,01', '0,25', '1', '20', '20,01', '30'),
      format: fc.constantFrom('standard', 'bulky'),
      way: fc.constantFrom(...base.ways.map(({ way }) => way).filter((way) => way !== 'point')),
      cover: fc.constantFrom(...base.covers),
      category: fc.constantFrom(...base.categories),
      'sender.codePostal': fc.constantFrom('69002', '97100', '97400'),
      deposit: fc.constantFrom(
        ...base.depositPlaces.flatMap(({ place, dates }) => dates.map((date) => [place, date] as const)),
      ),
    })
    .map(({ place: [destination, postalCode], deposit: [depositPlace, depositDate], ...over }) =>
      answersIn(base, {
        ...theContents({
          explanation: 'Essai',
          'article.1.weight': '0,01',
          'article.1.quantity': '1',
          'article.1.hsCode': '490199',
        }),
        ...over,
        destination,
        postalCode,
        depositPlace,
        depositDate,
      }),
    );
  let kept = 0;
  for (const each of fc.sample(answers, 300)) {
    const { origin = '', destination = '', postalCode = '' } = each;
    const options = { ...base, customs: await ports.parcels.customs({ origin, destination, postalCode }) };
    const parcel = parcelOf(each, options);
    if (!parcel) continue;
    const quoted = await ports.parcels.quote(parcel);
    // Which letterboxes the postman empties, and which cover pays more than the included one, is the backend's to know.
    if (quoted.kind === 'refused') {
      for (const refusal of quoted.refusals)
        expect(refusal).toMatchObject({
          field: expect.stringMatching(/^(depositPlace|cover)$/),
          fault: { code: 'not-offered' },
        });
      continue;
    }
    const configured = await ports.parcels.configure({ parcel, quoteId: quoted.quote.id });
    expect(configured).toMatchObject({ kind: 'configured', configuration: { ttc: quoted.quote.ttc } });
    if (configured.kind === 'configured')
      expect(parcelOf(answersOf(configured.configuration.parcel, options), options)).toEqual(parcel);
    kept += 1;
  }
  expect(kept).toBeGreaterThan(0);
});

test.each([
  ['getParcelOptions', ({ parcels }: Shop) => parcels.options()],
  [
    'getParcelCustoms',
    ({ parcels }: Shop) => parcels.customs({ origin: 'FR', destination: 'RE', postalCode: '97400' }),
  ],
  ['findHazardousGoods', ({ parcels }: Shop) => parcels.goods('briquet')],
  ['getParcelConfiguration', ({ parcels }: Shop) => parcels.configurationOf('a')],
] as const)('%s that fails, is broken or comes for nobody is a fault', async (operation, ask) => {
  for (const [effect, kind] of [
    ['fail', 'unavailable'],
    ['contract', 'contract'],
    ['unauthorised', /^(signed-out|unavailable)$/],
  ] as const) {
    const world = crypto.randomUUID();
    const scenario: NewRule = { effect, operation, world };
    setScenario(scenario);
    await expect(ask(visitor(world))).rejects.toMatchObject({
      name: 'Fault',
      kind: typeof kind === 'string' ? kind : expect.stringMatching(kind),
    });
  }
});

describe('a company’s own', () => {
  const professional = (testWorld: string) =>
    shop.portsFor(signedIn('pro-certifie@exemple.fr', { testWorld, mode: 'pro' })).parcels;
  const article = { description: 'Livre', weight: 300, value: euros(12.5), hsCode: '490199', origin: 'FR' };

  test('articles are kept by the account, each description once, and forgotten', async () => {
    const parcels = professional(crypto.randomUUID());
    expect(await parcels.saveArticle(article)).toBe('saved');
    expect(await parcels.saveArticle({ ...article, weight: 400 })).toBe('saved');
    const [kept, ...others] = await parcels.articles();
    expect(kept).toEqual({ id: expect.any(String), ...article, weight: 400 });
    expect(others).toEqual([]);
    await parcels.removeArticle(kept?.id ?? '');
    await parcels.removeArticle('..');
    expect(await parcels.articles()).toEqual([]);
  });

  test('saved parcels are those of all its accounts, each with a name of its own, and of nobody else', async () => {
    const world = crypto.randomUUID();
    const parcels = professional(world);
    const colleague = shop.portsFor(signedIn('pro-contrat-en-cours@exemple.fr', { testWorld: world, mode: 'pro' }));
    const { weight, format, way, cover, declaration } = aParcelToSend();
    const box = { name: 'Boîte M', weight, format, size: null, way, cover, declaration };
    expect(await parcels.saveParcel(box)).toBe('saved');
    expect(await colleague.parcels.saveParcel({ ...box, name: 'boîte m' })).toBe('name-taken');
    const [saved, ...others] = await colleague.parcels.savedParcels();
    expect([saved, others]).toEqual([{ id: expect.any(String), ...box }, []]);
    expect(await shopper(world).parcels.savedParcels()).toEqual([]);
    const id = saved?.id ?? '';
    expect(await colleague.parcels.renameSavedParcel(id, 'Boîte moyenne')).toBe('renamed');
    expect(await parcels.savedParcels()).toMatchObject([{ id, name: 'Boîte moyenne' }]);
    for (const unknown of ['inconnu', '..', '']) {
      expect(await parcels.renameSavedParcel(unknown, 'Boîte L')).toBe('gone');
      await parcels.removeSavedParcel(unknown);
    }
    await colleague.parcels.removeSavedParcel(id);
    expect(await parcels.savedParcels()).toEqual([]);
  });

  test('reference is kept with a parcel, and said by the line of the cart', async () => {
    const ports = visitor();
    const { id, productCode, parcel } = await configuredBy(ports, { reference: ' CC-42 ' });
    expect(parcel.reference).toBe('CC-42');
    await ports.carts.add({ code: productCode, offerId: null, configurationId: id, quantity: 1 });
    const cart = await ports.carts.current();
    expect(cart?.lines[0]).toMatchObject({
      composition: expect.arrayContaining([{ label: 'Référence de coût', value: 'CC-42' }]),
    });
  });
});
