import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { aScope, guidCookie, signedIn } from '#adapters/testing/shop.ts';
import type { Answers } from '#domain/journey/journey.ts';
import { theMailAnswers } from '#domain/registered-mail/examples.ts';
import { pricedMailOf, registeredMailJourney } from '#domain/registered-mail/journey.ts';
import type { MailField, RegisteredMail, RegisteredMailOptions } from '#domain/registered-mail/registered-mail.ts';
import { advanceClock, dayOf, minutes } from '#mocks/shared/calendar/clock.ts';
import { type NewRule, setScenario } from '#mocks/shared/scenarios.ts';
import { beginDay } from '#mocks/shared/states.ts';
import { worldNamed } from '#mocks/shared/world.ts';
import { shopOnMocks } from '#tests/shared/mock-backend.ts';

const shop = shopOnMocks();
const SHOPPER = 'particulier@exemple.fr';

const visitor = (testWorld: string = crypto.randomUUID()) =>
  shop.portsFor(aScope({ testWorld, cartGuid: guidCookie() }));
const shopper = (testWorld: string, email = SHOPPER) => shop.portsFor(signedIn(email, { testWorld }));
type Shop = ReturnType<typeof visitor>;

/** Valid answers for the first offered day. */
const answersIn = ({ depositPlaces }: RegisteredMailOptions, over: Answers<MailField> = {}) =>
  theMailAnswers({ depositPlace: 'post-office', depositDate: depositPlaces[0]?.dates[0] ?? '', ...over });

async function composedBy({ registeredMails }: Pick<Shop, 'registeredMails'>, over: Answers<MailField> = {}) {
  const options = await registeredMails.options();
  const mail = registeredMailJourney(options).valuesOf(answersIn(options, over));
  if (!mail) throw new Error('The answers are not those of a whole letter.');
  const { quote } = await registeredMails.quote(mail);
  return { mail, quoteId: quote?.id ?? '' };
}

describe('what is offered', () => {
  test('the registered-mail options have the three levels with their compensation, and future days', async () => {
    const { levels, depositPlaces, destinations, productCode } = await visitor().registeredMails.options();
    expect(levels.map(({ level, compensation }) => [level, compensation.cents])).toEqual([
      ['R1', 1600],
      ['R2', 15_300],
      ['R3', 45_800],
    ]);
    expect(depositPlaces.map(({ place, dates }) => [place, dates.length])).toEqual([
      ['post-office', 10],
      ['letterbox', 10],
    ]);
    expect(destinations[0]).toMatchObject({ code: 'FR', suspension: null });
    expect(destinations.find(({ code }) => code === 'SD')?.suspension).toEqual({ since: '2023-04-21', until: null });
    expect(productCode).toBe('vignette-recommande');
  });
});

describe('a price', () => {
  test('a described registered letter has a price, with the price of the next weight step', async () => {
    const { registeredMails } = visitor();
    const options = await registeredMails.options();
    const mail = pricedMailOf({ printing: 'self', destination: 'FR', weight: '170', level: 'R2' }, options);
    if (!mail) throw new Error('It has a price.');
    const quoted = await registeredMails.quote(mail);
    expect(quoted).toMatchObject({ kind: 'quoted' });
    expect(quoted.quote?.ttc.cents).toBeGreaterThan(0);
    expect(quoted.quote?.nextStep).toMatchObject({ remaining: 80 });
  });

  test('a registered letter’s price comes with its refusal, and a suspended destination has none', async () => {
    const { registeredMails } = visitor();
    const { mail } = await composedBy({ registeredMails });
    const past = { ...mail, deposit: { ...mail.deposit, date: '2020-01-01' } };
    expect(await registeredMails.quote(past)).toMatchObject({
      kind: 'refused',
      refusals: [{ field: 'depositDate', fault: { code: 'date-too-early', earliest: mail.deposit.date } }],
      quote: { ttc: expect.anything() },
    });
    const { sender: _, recipient: __, ...described } = mail;
    expect(await registeredMails.quote({ ...described, destination: 'SD' })).toEqual({
      kind: 'refused',
      refusals: [{ kind: 'fault', field: 'destination', fault: { code: 'suspended', since: '2023-04-21' } }],
      quote: null,
    });
  });
});

describe('a letter that was composed', () => {
  test('a configured registered letter is read back and changed, and its cart line has the new price', async () => {
    const ports = visitor();
    const { productCode } = await ports.registeredMails.options();
    const composition = await composedBy(ports);
    const configured = await ports.registeredMails.configure(composition);
    if (configured.kind !== 'configured') throw new Error(configured.kind);
    const { id, mail, ttc } = configured.configuration;
    const options = await ports.registeredMails.options();
    const journey = registeredMailJourney(options);
    expect(journey.valuesOf(journey.answersOf(mail))).toEqual(composition.mail);
    expect(await ports.registeredMails.configurationOf(id)).toEqual(configured.configuration);

    const article = { code: productCode, offerId: null, configurationId: id, quantity: 1 };
    expect(await ports.carts.add(article)).toMatchObject({
      kind: 'added',
      line: { service: 'registered-mail', configurationId: id, unit: { ttc } },
    });
    const heavier = await ports.registeredMails.replace(id, await composedBy(ports, { weight: '1 000' }));
    if (heavier.kind !== 'configured') throw new Error(heavier.kind);
    expect(heavier.configuration.ttc.cents).toBeGreaterThan(ttc.cents);
    expect((await ports.carts.current())?.lines).toMatchObject([
      { configurationId: id, unit: { ttc: heavier.configuration.ttc } },
    ]);
  });

  test('a shopper’s registered letter is open to that shopper alone; a visitor’s one is open to every holder of its id', async () => {
    const world = crypto.randomUUID();
    const own = await shopper(world).registeredMails.configure(await composedBy(shopper(world)));
    if (own.kind !== 'configured') throw new Error(own.kind);
    expect(await visitor(world).registeredMails.configurationOf(own.configuration.id)).toBeNull();
    const made = await visitor(world).registeredMails.configure(await composedBy(visitor(world)));
    if (made.kind !== 'configured') throw new Error(made.kind);
    expect(await shopper(world).registeredMails.configurationOf(made.configuration.id)).toEqual(made.configuration);
  });

  test('a registered letter is not configured at an expired price', async () => {
    const world = crypto.randomUUID();
    // In the morning: half an hour later is the same day.
    beginDay(worldNamed(world), { today: dayOf(Date.now()) });
    const { registeredMails } = visitor(world);
    const composition = await composedBy(visitor(world));
    const kept = await registeredMails.configure(composition);
    if (kept.kind !== 'configured') throw new Error(kept.kind);
    advanceClock(worldNamed(world), minutes(31));
    expect(await registeredMails.configure(composition)).toEqual({ kind: 'quote-expired' });
    expect(await registeredMails.replace(kept.configuration.id, composition)).toEqual({ kind: 'quote-expired' });
  });

  test('a registered letter is refused by the backend’s further rules, and an unknown id has no configuration', async () => {
    const { registeredMails } = visitor();
    const composition = await composedBy({ registeredMails }, { 'sender.city': 'Lyon Cedex 3' });
    const letterbox: RegisteredMail = { ...composition.mail, deposit: { place: 'letterbox', date: '2099-01-01' } };
    expect(await registeredMails.configure({ ...composition, mail: letterbox })).toEqual({
      kind: 'refused',
      refusals: [{ kind: 'fault', field: 'depositPlace', fault: { code: 'not-offered' } }],
    });
    for (const id of ['inconnue', '', '..']) {
      expect(await registeredMails.configurationOf(id)).toBeNull();
      expect(await registeredMails.replace(id, composition)).toEqual({ kind: 'gone' });
    }
  });
});

test('whatever letter its journey lets through has a price and can be kept', async () => {
  const ports = visitor();
  const options = await ports.registeredMails.options();
  const dates = options.depositPlaces.flatMap(({ place, dates: days }) =>
    days.map((depositDate) => ({ depositPlace: place, depositDate })),
  );
  const answers = fc
    .record({
      destination: fc.constantFrom(...options.destinations.map(({ code }) => code)),
      weight: fc.constantFrom(...options.destinations.flatMap(({ weightSteps }) => weightSteps), 1).map(String),
      level: fc.constantFrom('R1', 'R2', 'R3'),
      receipt: fc.constantFrom('yes', ''),
      printFormat: fc.constantFrom(...options.printFormats.map(({ code }) => code)),
      'recipient.codePostal': fc.constantFrom('71040', '97400', '98000', '1000', 'H2X 1Y4'),
      date: fc.constantFrom(...dates),
    })
    .map(({ date, ...over }) => answersIn(options, { ...over, ...date }));
  const whole = fc.sample(answers, 600).flatMap((each) => registeredMailJourney(options).valuesOf(each) ?? []);
  expect(whole.length).toBeGreaterThan(20);
  for (const mail of whole.slice(0, 60)) {
    const quoted = await ports.registeredMails.quote(mail);
    expect(quoted.kind, JSON.stringify(quoted)).toBe('quoted');
    const configured = await ports.registeredMails.configure({ mail, quoteId: quoted.quote?.id ?? '' });
    expect(configured.kind).toBe('configured');
  }
});

test.each([
  ['getRegisteredMailOptions', ({ registeredMails }: Shop) => registeredMails.options()],
  ['getRegisteredMailConfiguration', ({ registeredMails }: Shop) => registeredMails.configurationOf('a')],
] as const)('%s that fails, is broken or comes for nobody is a fault', async (operation, ask) => {
  for (const [effect, kind] of [
    ['fail', 'unavailable'],
    ['contract', 'contract'],
    ['unauthorised', 'signed-out'],
  ] as const) {
    const world = crypto.randomUUID();
    const scenario: NewRule = { effect, operation, world };
    setScenario(scenario);
    await expect(ask(visitor(world))).rejects.toMatchObject({ name: 'Fault', kind });
  }
});
