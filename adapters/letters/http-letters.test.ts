import { describe, expect, test } from 'vitest';
import { aScope, guidCookie, signedIn } from '#adapters/testing/shop.ts';
import { theLetterAnswers } from '#domain/letters/examples.ts';
import { letterJourney, pricedLetterOf } from '#domain/letters/journey.ts';
import type { LetterDocument, LetterField } from '#domain/letters/letters.ts';
import { pdfs } from '#mocks/letters/samples.ts';
import { advanceClock, hours, minutes } from '#mocks/shared/calendar/clock.ts';
import { setScenario } from '#mocks/shared/scenarios.ts';
import { worldNamed } from '#mocks/shared/world.ts';
import { moveClock } from '#tests/shared/clocks/moved-clock.ts';
import { shopOnMocks } from '#tests/shared/mock-backend.ts';

const shop = shopOnMocks();
const SHOPPER = 'particulier@exemple.fr';

const visitor = (testWorld: string = crypto.randomUUID()) =>
  shop.portsFor(aScope({ testWorld, cartGuid: guidCookie() }));
const shopper = (testWorld: string) => shop.portsFor(signedIn(SHOPPER, { testWorld }));
type Shop = ReturnType<typeof visitor>;

async function written({ letters }: Shop, text = 'Madame, Monsieur'): Promise<LetterDocument> {
  const kept = await letters.keep({ name: 'lettre.txt', type: 'text/plain', content: new Blob([text]) });
  if (kept.kind !== 'kept') throw new Error(kept.refusal);
  return kept.document;
}

async function sent({ letters }: Shop, name: keyof typeof pdfs, world: string): Promise<LetterDocument | null> {
  const content = new Blob([pdfs[name]()]);
  const kept = await letters.keep({ name: 'lettre.pdf', type: 'application/pdf', content });
  if (kept.kind !== 'kept') throw new Error(kept.refusal);
  advanceClock(worldNamed(world), 2000);
  return letters.document(kept.document.id);
}

async function composedBy(ports: Shop, over: Partial<Record<LetterField, string>> = {}) {
  const found = await written(ports);
  const choices = { ...(await ports.letters.options()), written: found };
  const letter = letterJourney(choices).valuesOf(theLetterAnswers({ document: found.id, ...over }));
  if (!letter) throw new Error('The answers are not those of a whole letter.');
  const { quote } = await ports.letters.quote(letter);
  return { letter, quoteId: quote?.id ?? '' };
}

describe('a document', () => {
  test('a typed document is clean at once, and printed as typed', async () => {
    const ports = visitor();
    const found = await written(ports);
    expect(found).toMatchObject({ state: 'clean', pages: 1, text: 'Madame, Monsieur', findings: [] });
    const pdf = await ports.letters.pdf(found.id);
    expect(pdf).toMatchObject({ name: 'lettre.pdf', type: 'application/pdf' });
  });

  test.each([
    ['good', 'clean', []],
    ['infected', 'infected', []],
    ['unscanned', 'unscanned', []],
    ['encrypted', 'clean', [{ kind: 'encrypted', page: null }]],
    ['scripted', 'clean', [{ kind: 'scripted', page: null }]],
    ['a3', 'clean', [{ kind: 'not-a4', page: 1 }]],
    ['inAddressZone', 'clean', [{ kind: 'address-zone', moveDown: expect.any(Number) }]],
  ] as const)('a document that is %s is %s after its scan', async (name, state, findings) => {
    const world = crypto.randomUUID();
    expect(await sent(visitor(world), name, world)).toMatchObject({ state, findings });
  });

  test('a document has no pages while it is scanned, and none after its purge', async () => {
    const [world, content] = [crypto.randomUUID(), new Blob([pdfs.good()])];
    const { letters } = visitor(world);
    const kept = await letters.keep({ name: 'a.pdf', type: 'application/pdf', content });
    if (kept.kind !== 'kept') throw new Error(kept.refusal);
    expect(kept.document).toMatchObject({ state: 'received', pages: null });
    expect(await letters.pdf(kept.document.id)).toBe('unknown');
    advanceClock(worldNamed(world), hours(72));
    expect(await letters.document(kept.document.id)).toBeNull();
    const again = await written(visitor(world));
    await letters.purge(again.id);
    await letters.purge(again.id);
    expect(await letters.document(again.id)).toBeNull();
  });

  test.each(['a3', 'inAddressZone'] as const)(
    'a document that is %s is fitted once, and purged with its original',
    async (name) => {
      const world = crypto.randomUUID();
      const { letters } = visitor(world);
      const original = await sent(visitor(world), name, world);
      if (!original) throw new Error('It is kept.');
      expect(original).toMatchObject({ isFittable: true, originalId: null });
      const fitted = await letters.fit(original.id);
      expect(fitted).toMatchObject({ state: 'clean', findings: [], isFittable: false, originalId: original.id });
      expect((await letters.fit(original.id)).id, 'a second press').toBe(fitted.id);
      expect(await letters.document(original.id)).toEqual(original);
      await letters.purge(fitted.id);
      expect([await letters.document(original.id), await letters.document(fitted.id)]).toEqual([null, null]);
    },
  );

  test('a document that needs no fitting, or is unknown, is not fitted', async () => {
    const world = crypto.randomUUID();
    const good = await sent(visitor(world), 'good', world);
    for (const id of [good?.id ?? '', 'inconnu'])
      await expect(visitor(world).letters.fit(id)).rejects.toMatchObject({ name: 'Fault' });
  });

  test.each([
    [new Blob(['MZ']), 'application/pdf', 'type'],
    [new Blob([]), 'application/pdf', 'empty'],
    [new Blob([new Uint8Array(6 * 1024 * 1024)]), 'application/pdf', 'too-large'],
    [new Blob(['x'.repeat(12_001)]), 'text/plain', 'text-too-long'],
  ] as const)('%o of type %s is refused: %s', async (content, type, refusal) => {
    expect(await visitor().letters.keep({ name: 'a', type, content })).toEqual({ kind: 'refused', refusal });
  });

  test('a shopper’s document is open to that shopper alone, and a malformed id makes no call', async () => {
    const world = crypto.randomUUID();
    const { id } = await written(shopper(world));
    for (const unknown of [id, '', '..']) {
      expect(await visitor(world).letters.document(unknown)).toBeNull();
      expect(await visitor(world).letters.pdf(unknown)).toBe('unknown');
      await visitor(world).letters.purge(unknown);
    }
    expect(await shopper(world).letters.document(id)).toMatchObject({ id });
  });
});

describe('a price', () => {
  test('a letter with a document has a price, at every level', async () => {
    const ports = visitor();
    const found = await written(ports);
    const choices = { ...(await ports.letters.options()), written: found };
    const letter = pricedLetterOf({ source: 'write', document: found.id }, choices);
    if (!letter) throw new Error('It has a price.');
    const { quote, offers, refusals } = await ports.letters.quote(letter);
    expect(refusals).toEqual([]);
    expect(quote).toMatchObject({ nextStep: { remaining: 2, extra: { cents: 120 } } });
    const { levels } = await ports.letters.options();
    expect(levels.map(({ code, article }) => [code, article])).toEqual([
      ['GREEN', null],
      ['ROUGE', 'e-lettre-rouge'],
      ['REGISTERED', 'lettre-recommandee-en-ligne'],
    ]);
    expect(offers.map(({ level }) => level)).toEqual(['GREEN', 'ROUGE', 'REGISTERED']);
    expect(offers[0]?.ttc).toEqual(quote?.ttc);
  });

  test('a letter’s price omits a recipient who cannot be served, and names the reason', async () => {
    const { letters } = visitor();
    const { letter } = await composedBy(visitor());
    const found = await written({ letters } as Shop);
    const [recipient] = letter.recipients;
    if (!recipient) throw new Error('It has a recipient.');
    const recipients = [recipient, { ...recipient, codePostal: '99999' }, { ...recipient, country: 'XX' }];
    const quoted = await letters.quote({ ...letter, documentId: found.id, recipients });
    expect(quoted.recipients).toEqual([null, 'not-eligible', 'country-not-served']);
    expect(quoted.quote).not.toBeNull();
  });

  test('a letter with an unknown document has no price', async () => {
    const { letter } = await composedBy(visitor());
    expect(await visitor().letters.quote({ ...letter, documentId: 'inconnu' })).toMatchObject({
      quote: null,
      refusals: [{ kind: 'fault', field: 'document', fault: { code: 'document-gone' } }],
    });
  });
});

describe('a letter that was composed', () => {
  test('a configured letter is read back and changed, and its cart line has the new price and the article of the new level', async () => {
    const ports = visitor();
    const options = await ports.letters.options();
    const composition = await composedBy(ports);
    const configured = await ports.letters.configure(composition);
    if (configured.kind !== 'configured') throw new Error(configured.kind);
    const { id, productCode, letter, ttc } = configured.configuration;
    const found = await ports.letters.document(letter.documentId);
    const journey = letterJourney({ ...options, written: found });
    const answers = journey.answersOf(letter);
    expect(journey.valuesOf(answers)).toEqual(composition.letter);
    expect(await ports.letters.configurationOf(id)).toEqual(configured.configuration);

    const article = { code: productCode, offerId: null, configurationId: id, quantity: 1 };
    expect(await ports.carts.add(article)).toMatchObject({
      kind: 'added',
      line: { service: 'letter', configurationId: id, unit: { ttc } },
    });
    const coloured = await ports.letters.replace(id, await composedBy(ports, { colour: 'colour' }));
    if (coloured.kind !== 'configured') throw new Error(coloured.kind);
    expect(coloured.configuration.ttc.cents).toBeGreaterThan(ttc.cents);
    expect((await ports.carts.current())?.lines).toMatchObject([
      { configurationId: id, unit: { ttc: coloured.configuration.ttc } },
    ]);

    const red = await ports.letters.replace(id, await composedBy(ports, { level: 'ROUGE' }));
    if (red.kind !== 'configured') throw new Error(red.kind);
    expect(red.configuration.productCode).not.toBe(productCode);
    expect((await ports.carts.current())?.lines).toMatchObject([
      { configurationId: id, code: red.configuration.productCode, unit: { ttc: red.configuration.ttc } },
    ]);
  });

  test('a registered letter is configured with its receipt, or without', async () => {
    const ports = visitor();
    const level = (await ports.letters.options()).levels.find(({ hasReceipt }) => hasReceipt)?.code ?? '';
    const { letter, quoteId } = await composedBy(ports, { level, receipt: 'yes' });
    const configured = await ports.letters.configure({ letter, quoteId });
    expect(configured).toMatchObject({ kind: 'configured', configuration: { letter: { receipt: true } } });
    const without = await ports.letters.configure(await composedBy(ports, { level }));
    expect(without).toMatchObject({ kind: 'configured', configuration: { letter: { receipt: false } } });
  });

  test('a letter is not configured at an expired price', async () => {
    const world = crypto.randomUUID();
    const ports = visitor(world);
    const composition = await composedBy(ports);
    const kept = await ports.letters.configure(composition);
    if (kept.kind !== 'configured') throw new Error(kept.kind);
    advanceClock(worldNamed(world), minutes(31));
    expect(await ports.letters.configure(composition)).toEqual({ kind: 'quote-expired' });
    expect(await ports.letters.replace(kept.configuration.id, composition)).toEqual({ kind: 'quote-expired' });
  });

  test('a letter is refused by the backend’s further rules, and an unknown id has no configuration', async () => {
    const ports = visitor();
    const composition = await composedBy(ports);
    const pigeon = { ...composition, letter: { ...composition.letter, level: 'PIGEON' } };
    expect(await ports.letters.configure(pigeon)).toEqual({
      kind: 'refused',
      refusals: [{ kind: 'fault', field: 'level', fault: { code: 'not-offered' } }],
    });
    for (const id of ['inconnue', '', '..']) {
      expect(await ports.letters.configurationOf(id)).toBeNull();
      expect(await ports.letters.replace(id, composition)).toEqual({ kind: 'gone' });
    }
  });
});

test.each([
  ['getLetterOptions', ({ letters }: Shop) => letters.options()],
  ['getLetterDocument', ({ letters }: Shop) => letters.document('a')],
  ['getLetterConfiguration', ({ letters }: Shop) => letters.configurationOf('a')],
] as const)('%s that fails, is broken or comes for nobody is a fault', async (operation, ask) => {
  for (const [effect, kind] of [
    ['fail', 'unavailable'],
    ['contract', 'contract'],
    ['unauthorised', 'signed-out'],
  ] as const) {
    const world = crypto.randomUUID();
    setScenario({ effect, operation, world });
    await expect(ask(visitor(world))).rejects.toMatchObject({ name: 'Fault', kind });
  }
});

test.each([
  ['createLetterDocument', 'TIMEOUT_UPLOAD', (ports: Shop) => written(ports)],
  ['downloadLetterDocument', 'TIMEOUT_DOWNLOAD', async (ports: Shop) => ports.letters.pdf((await written(ports)).id)],
] as const)('%s that hangs is given up when its own time is over', async (operation, setting, ask) => {
  const world = crypto.randomUUID();
  const impatient = shop.with({ [setting]: '50' });
  const ports = impatient.portsFor(aScope({ testWorld: world, cartGuid: guidCookie() }));
  setScenario({ effect: 'hang', operation, world });
  await expect(ask(ports)).rejects.toMatchObject({ name: 'Fault', kind: 'timeout' });
  await impatient.close();
});

test.each(['before', 'after'] as const)(
  'a document whose upload hung, the backend having kept it or not (%s), is kept when the shopper sends it again',
  async (when) => {
    const world = crypto.randomUUID();
    const clock = moveClock();
    const impatient = shop.with({ TIMEOUT_DEFAULT: '2000', TIMEOUT_UPLOAD: '400' });
    const request = () => impatient.portsFor(aScope({ testWorld: world, cartGuid: guidCookie() }));
    const first = request();
    if (when === 'before') clock.loseCalls(/./);
    else clock.delayAnswers(/./, Number.POSITIVE_INFINITY);
    await expect(sent(first, 'good', world)).rejects.toMatchObject({ kind: 'timeout' });
    clock.mend();
    // What hung is not waited for a second time by the page that says so: sending it again is another request.
    await expect(sent(first, 'good', world)).rejects.toMatchObject({ kind: 'timeout' });
    expect(await sent(request(), 'good', world)).toMatchObject({ state: 'clean', pages: 1 });
    await impatient.close();
  },
);
