import { describe, expect, test } from 'vitest';
import type { CheckResult } from '#domain/address/check/address-check.ts';
import { aPlace, suggesting } from '#domain/address/check/examples.ts';
import { anAddress } from '#domain/address/examples.ts';
import { eventOf } from '#domain/analytics/catalogue.ts';
import { aCart, aLine } from '#domain/cart/examples.ts';
import { editedField } from '#domain/journey/drafts.ts';
import { theLetterChoices } from '#domain/letters/examples.ts';
import { recipientsIn } from '#domain/letters/recipients.ts';
import { aRegisteredMail, theMailAnswers, theMailOptions } from '#domain/registered-mail/examples.ts';
import { placeInputs } from '#domain/registered-mail/parties.ts';
import type {
  MailComposition,
  MailQuote,
  MailRefusal,
  RegisteredMails,
} from '#domain/registered-mail/registered-mail.ts';
import { someUser } from '#domain/session/examples.ts';
import { Fault } from '#domain/shared/fault.ts';
import { euros } from '#domain/shared/money.ts';
import { storedDrafts } from '#tests/shared/stored-drafts.ts';
import { configuring } from '#tests/shared/visits/configuring.ts';
import { anEntry } from '#ui/address/address.examples.ts';
import type { GivenPorts } from '#ui/request/ports.examples.ts';
import { aForm, aRequest, fails, ledTo, locationOf } from '#ui/request/request.examples.ts';
import { queryOf } from '#ui/routing/queries/queries.ts';
import { wordingOf } from '#ui/wording/wording.server.ts';
import { addressesPage } from './addresses/addresses.server.ts';
import { entryPage } from './entry/entry.server.ts';
import { itemPage } from './item/item.server.ts';
import type { ItemView } from './item/item.view.ts';
import { summaryPage } from './summary/summary.server.ts';

const { t, paths, money, numericDay } = wordingOf({ lang: 'fr', mode: 'part' });
const away = new Fault('unavailable', 'registered-mails');
const answers = theMailAnswers() as Record<string, string>;
const quote: MailQuote = {
  id: 'devis-1',
  lines: [],
  ttc: euros(11.32),
  ht: euros(9.43),
  validUntil: '2026-11-22T10:30:00Z',
  nextStep: null,
  levels: [{ level: 'R2', ttc: euros(10.02), ht: euros(8.35) }],
  receipt: { ttc: euros(1.3), ht: euros(1.08) },
  printedByPost: null,
};
const letterboxNotServed: MailRefusal = { kind: 'fault', field: 'depositPlace', fault: { code: 'not-offered' } };
const tooHeavy: MailRefusal = { kind: 'fault', field: 'weight', fault: { code: 'too-heavy', most: 100 } };
const { written: _, ...letterOptions } = theLetterChoices();
const configuration = { id: 'configuration-1', mail: aRegisteredMail(), ttc: quote.ttc, ht: quote.ht };

/** The pages of a shopper with these answers, and what the backend was asked. */
async function aVisit(
  kept: Record<string, string> = {},
  over: Partial<RegisteredMails> = {},
  overCarts: GivenPorts['carts'] = {},
  checks: Record<string, CheckResult> = {},
) {
  const { asked, service, carts } = configuring<MailComposition, typeof configuration>(configuration);
  const address = anAddress({ city: 'Mios' });
  const ports: GivenPorts = {
    accounts: { holder: async () => someUser({ address }) },
    addressBooks: { entries: async () => [anEntry({ id: 'adr-1', name: 'Bureau', address })] },
    letters: { options: async () => letterOptions },
    addressChecks: { check: async ({ streetName }) => checks[streetName] ?? { kind: 'recognised' } },
    registeredMails: {
      options: async () => theMailOptions(),
      quote: async () => ({ kind: 'quoted', quote }),
      ...service,
      ...over,
    },
    carts: { ...carts, ...overCarts },
  };
  const journeyDrafts = storedDrafts();
  const request = () => aRequest({ ports, journeyDrafts });
  if (Object.keys(kept).length > 0)
    await request().journeyDrafts.save('registered-mail', { answers: kept, version: 0 });
  return { request, asked, draft: () => request().journeyDrafts.of('registered-mail') };
}
type Visit = Awaited<ReturnType<typeof aVisit>>;

const url = new URL('https://boutique.example/');
const pages = { item: itemPage, addresses: addressesPage, summary: summaryPage };
const posts = (visit: Visit, page: keyof typeof pages, fields: Record<string, string>) =>
  pages[page].post(visit.request(), { url, form: aForm(fields) });
const shows = async (visit: Visit, page: keyof typeof pages) => (await pages[page].show(visit.request(), url)).view;
const fieldsOf = (...starts: string[]) =>
  Object.fromEntries(Object.entries(answers).filter(([name]) => starts.some((start) => name.startsWith(start))));
const [itemFields, addressFields] = [
  fieldsOf('printing', 'destination', 'weight', 'level', 'receipt'),
  fieldsOf('sender', 'recipient', 'deposit'),
];

describe('« Votre recommandé »', () => {
  test('the letter step says the heaviest letter that goes anywhere, and is printed at home unless it is said otherwise', async () => {
    const view = await shows(await aVisit(), 'item');
    expect(view).toMatchObject({ weightHint: t('registered-mail.weightHint', { most: '2\u00a0kg' }) });
    expect((view as unknown as ItemView).printing.map(({ selected }) => selected)).toEqual([true, false]);
  });

  test('the letter step leads to the addresses, at a price of the backend', async () => {
    const visit = await aVisit();
    expect(await ledTo(posts(visit, 'item', itemFields))).toBe(paths.registeredMailAddresses());
    const { summary } = await shows(visit, 'addresses');
    expect(summary.totals.at(-1)).toMatchObject({ value: money(quote.ttc), strong: true });
    expect(summary.rows.map(({ step }) => step)).toEqual(Array(4).fill('item'));
  });

  test('the letter step leads to the letter that the post prints, whatever else is answered, and saves it', async () => {
    const visit = await aVisit();
    expect(await ledTo(posts(visit, 'item', { printing: 'post', weight: '170' }))).toBe(paths.lettersWriting());
    expect(await visit.draft()).toMatchObject({ answers: { weight: '170' } });
  });

  test('the letter step leads to that letter without a level where its options are unknown', async () => {
    const visit = await aVisit(answers);
    const { ports, ...context } = visit.request();
    const without = { ...context, ports: { ...ports, letters: { ...ports.letters, options: fails(away) } } };
    const form = aForm({ ...itemFields, printing: 'post' });
    expect(await ledTo(itemPage.post(without, { url, form }))).toBe(paths.lettersWriting());
    expect((await visit.request().journeyDrafts.of('letters')).answers).toEqual({});
  });

  test('carries over to that letter what was answered, and nothing that its own draft says already', async () => {
    const visit = await aVisit(answers);
    const { journeyDrafts } = visit.request();
    await journeyDrafts.save('letters', { answers: { source: 'write', 'sender.city': 'Brest' }, version: 0 });
    await ledTo(posts(visit, 'item', { ...itemFields, printing: 'post' }));
    const { answers: carried } = await journeyDrafts.of('letters');
    expect(carried).toMatchObject({
      source: 'write',
      level: 'REGISTERED',
      'sender.city': 'Brest',
      'sender.lastName': answers['sender.lastName'],
    });
    expect(recipientsIn(carried)).toMatchObject([{ typed: { city: answers['recipient.city'] } }]);
  });

  test('the letter step goes on where the backend refuses only fields of the next step', async () => {
    const refusals = [letterboxNotServed];
    const visit = await aVisit(answers, { quote: async () => ({ kind: 'refused', refusals, quote }) });
    expect(await ledTo(posts(visit, 'item', itemFields))).toBe(paths.registeredMailAddresses());
  });

  test('the letter step says at its field what the backend refuses, with the typed values', async () => {
    const visit = await aVisit({}, { quote: async () => ({ kind: 'refused', refusals: [tooHeavy], quote: null }) });
    const { status, page } = await posts(visit, 'item', itemFields);
    expect(status).toBe(422);
    expect(page.view?.errors).toEqual({ weight: t('registered-mail.fault.too-heavy', { most: '100\u00a0g' }) });
    expect(page.view?.values).toMatchObject({ weight: '170' });
    const event = page.failure && eventOf({ ...page.failure });
    expect(event).toMatchObject({ failure: 'parcours', details: 'journey-refused_registered-mail_votre-recommande' });
  });

  test('the letter step shows no price where the backend gives none, and a failure loses nothing', async () => {
    const visit = await aVisit(itemFields, { quote: fails(away) });
    expect((await shows(visit, 'item')).summary.totals).toEqual([]);
    const { status, page } = await posts(visit, 'item', { ...itemFields, weight: '90' });
    expect([status, page.view?.values.weight]).toEqual([503, '90']);
  });

  test('drops the recipient’s place with another destination, and names it', async () => {
    const visit = await aVisit(answers);
    const to = await ledTo(posts(visit, 'item', { ...itemFields, destination: 'BE' }));
    expect(to).toContain('retire=recipient.codePostal');
    expect((await visit.draft()).answers).not.toHaveProperty('recipient.city');
  });
});

test('a typing mistake is no failure that is measured', async () => {
  const { status, page } = await posts(await aVisit(), 'item', { ...itemFields, weight: 'lourd' });
  expect([status, page.failure]).toEqual([422, undefined]);
});

test('« Adresses et dépôt » says a refusal that is about no field above the form', async () => {
  const refusals = [{ kind: 'other' as const, reason: 'new' }];
  const visit = await aVisit(itemFields, { quote: async () => ({ kind: 'refused', refusals, quote }) });
  const { status, page } = await posts(visit, 'addresses', addressFields);
  expect([status, page.notices.map(({ text }) => text)]).toEqual([422, [t('journey.refused')]]);
  expect(page.view?.values).toMatchObject({ 'sender.city': 'Lyon' });
});

describe('« Adresses et dépôt » asks about an address that the checking service knows otherwise', () => {
  const street = '4 rue du Pord';
  const place = { streetName: street, additionalStreetName: '', codePostal: '71000', city: 'Mâcon' };
  const typed = {
    ...addressFields,
    ...Object.fromEntries(Object.entries(place).map(([name, value]) => [`recipient.${name}`, value])),
  };
  const asked = (result: CheckResult) => aVisit(itemFields, {}, {}, { [street]: result });
  const shownBy = async (visit: Visit, fields: Record<string, string>) => {
    const { status, page } = await addressesPage.post(visit.request(), { url, form: aForm(fields) });
    const [sender, recipient] = page.view?.parties ?? [];
    return { status, page, sender: sender?.check, recipient: recipient?.check };
  };
  const choosing = (check: Awaited<ReturnType<typeof shownBy>>['recipient'], at: number) => ({
    ...typed,
    'recipient.about': check?.about ?? '',
    'recipient.suggestion': check?.choices.at(at)?.value ?? '',
  });

  test('the address step asks at its fields about a corrected address, with the typed values, and counts no failure', async () => {
    const { status, page, sender, recipient } = await shownBy(await asked(suggesting(aPlace())), typed);
    expect([status, sender, page.failure]).toEqual([422, undefined, undefined]);
    expect(recipient?.choices.map(({ label }) => label)).toEqual([t('address.useSuggested'), t('address.keepTyped')]);
    expect(page.view?.errors).toEqual({
      'recipient.confirmed': 'Destinataire\u202f: choisissez entre l’adresse saisie et une adresse plus précise.',
    });
    expect(page.view?.values['recipient.streetName']).toBe(street);
  });

  test.each([
    ['takes what is chosen', 0, '4 rue du Pont'],
    ['keeps what was typed', -1, street],
  ])('once, and %s', async (_, at, kept) => {
    const visit = await asked(suggesting(aPlace()));
    const { recipient } = await shownBy(visit, typed);
    expect(await ledTo(posts(visit, 'addresses', choosing(recipient, at)))).toBe(paths.registeredMailSummary());
    const { answers: draft } = await visit.draft();
    expect(draft['recipient.streetName']).toBe(kept);
    const again = { ...typed, 'recipient.confirmed': draft['recipient.confirmed'] ?? '' };
    expect(await ledTo(posts(visit, 'addresses', at === 0 ? { ...again, 'recipient.streetName': kept } : again))).toBe(
      paths.registeredMailSummary(),
    );
  });

  test('the address step proposes no place of another destination, which has another price', async () => {
    const elsewhere = aPlace({ codePostal: '97110', city: 'Pointe-à-Pitre' });
    const { recipient } = await shownBy(await asked(suggesting(elsewhere)), typed);
    expect([recipient?.title, recipient?.choices]).toEqual([t('address.unknownTitle'), []]);
  });

  test('the address step goes on where no service answers, and with the address of the account', async () => {
    const away = await asked({ kind: 'unavailable' });
    expect(await ledTo(posts(away, 'addresses', typed))).toBe(paths.registeredMailSummary());
    const visit = await aVisit(itemFields, {}, {}, { [anAddress().streetName]: { kind: 'unknown' } });
    const { values } = (await addressesPage.show(visit.request(), url)).view;
    const known = Object.fromEntries(Object.entries(values).filter(([name]) => name.startsWith('sender.')));
    expect(await ledTo(posts(visit, 'addresses', { ...typed, ...known }))).toBe(paths.registeredMailSummary());
  });
});

describe('« Adresses et dépôt » begins with the sender', () => {
  const senderOf = async (kept: Record<string, string>) => {
    const visit = await aVisit(kept);
    const { values, summary } = (await addressesPage.show(visit.request(), url)).view;
    return {
      city: values['sender.city'],
      email: values['sender.email'],
      steps: summary.rows.map(({ step }) => step),
    };
  };

  test('the address step begins with the account’s main address and e-mail, which are no answers before they are posted', async () => {
    const { city, email, steps } = await senderOf(itemFields);
    expect([city, email, new Set(steps)]).toEqual(['Mios', 'compte@exemple.fr', new Set(['item'])]);
  });

  test('the address step begins with the earlier sender', async () => {
    expect(await senderOf(answers)).toMatchObject({ city: 'Lyon' });
    expect(await senderOf({ ...itemFields, depositPlace: 'letterbox' })).toMatchObject({ city: undefined });
  });
});

test('« Adresses et dépôt » says in which country each party is', async () => {
  const view = await addressesPage.show((await aVisit({ ...itemFields, destination: 'BE' })).request(), url);
  expect(view.view.parties.map(({ country }) => country)).toEqual([t('registered-mail.home'), 'Belgique']);
});

test('« Adresses et dépôt » writes the hour after which it is too late as the language does', async () => {
  const textsIn = async (lang: 'fr' | 'en') => {
    const visit = await aVisit(itemFields);
    const { view } = await addressesPage.show({ ...visit.request(), wording: wordingOf({ lang, mode: 'part' }) }, url);
    return view.places.map(({ text }) => text).join(' ');
  };
  expect(await textsIn('fr')).toMatch(/avant 18\sh /);
  expect(await textsIn('en')).toContain('before 18:00');
});

test('« Adresses et dépôt » counts what is asked for once, though it may be answered in two fields', async () => {
  const { page } = await posts(await aVisit(itemFields), 'addresses', { ...addressFields, 'sender.streetName': '' });
  expect(Object.keys(page.view?.errors ?? {})).toEqual(['sender.streetName']);
  expect(page.view?.errorsTitle).toBe(t('journey.errors', { count: 1 }));
});

describe('« Récapitulatif »', () => {
  test('the summary of a registered letter has the first format chosen until another one is', async () => {
    const { printFormat: _, ...others } = answers;
    const chosen = async (kept: Record<string, string>) =>
      (await summaryPage.show((await aVisit(kept)).request(), url)).view.formats.map(({ selected }) => selected);
    expect(await chosen(others)).toEqual([true, false]);
    expect(await chosen({ ...others, printFormat: 'A4_STICKER' })).toEqual([false, true]);
  });

  test('the summary says until when the vignette is good', async () => {
    const { notes } = (await summaryPage.show((await aVisit(answers)).request(), url)).view;
    expect(notes[0]).toBe(
      t('registered-mail.vignetteValid', { date: numericDay('2026-11-24'), until: numericDay('2026-12-09') }),
    );
  });

  test('the summary says above its form what the backend refuses of an earlier step, since it has no field for it', async () => {
    const refusals = [letterboxNotServed, tooHeavy];
    const visit = await aVisit(answers, { configure: async () => ({ kind: 'refused', refusals }) });
    const { status, page } = await posts(visit, 'summary', { printFormat: 'A4', quote: quote.id });
    expect([status, page.view?.errors]).toEqual([422, {}]);
    expect(page.notices.map(({ text }) => text)).toEqual([
      t('registered-mail.fault.depositPlace.not-offered'),
      t('registered-mail.fault.too-heavy', { most: '100\u00a0g' }),
    ]);
  });

  test('the summary of a registered letter does not lead to a cart that takes no further line', async () => {
    const visit = await aVisit(answers, {}, { add: async () => ({ kind: 'none', reason: 'maximum' }) as never });
    const { status, page } = await posts(visit, 'summary', { printFormat: 'A4', quote: quote.id });
    expect([status, page.notices.map(({ text }) => text)]).toEqual([422, [t('journey.cartMaximum')]]);
    expect(await visit.draft()).toMatchObject({ answers });
  });

  test('the summary adds a registered letter to the cart at the displayed price', async () => {
    const visit = await aVisit(answers);
    const { quote: shown, version } = await shows(visit, 'summary');
    expect(shown).toBe(quote.id);
    const post = () => ledTo(posts(visit, 'summary', { printFormat: 'A4', quote: quote.id, version }));
    expect(await Promise.all([post(), post()])).toEqual([paths.cart(), paths.cart()]);
    expect(visit.asked.configured).toMatchObject([{ quoteId: quote.id, mail: { weight: 170 } }]);
    expect(visit.asked.added).toEqual([
      { code: 'vignette-recommande', offerId: null, configurationId: configuration.id, quantity: 1 },
    ]);
  });

  test('changes a line of the cart in place', async () => {
    const visit = await aVisit({ ...answers, [editedField]: configuration.id });
    expect(await ledTo(posts(visit, 'summary', { printFormat: 'A4', quote: quote.id }))).toBe(paths.cart());
    expect(visit.asked.replaced.map(([id]) => id)).toEqual([configuration.id]);
    expect([visit.asked.configured, visit.asked.added]).toEqual([[], []]);
  });

  test('the summary adds a new line where the changed one is gone from the cart or the backend', async () => {
    const noLine = { current: async () => aCart({ lines: [aLine()] }) };
    const edited = { ...answers, [editedField]: configuration.id };
    for (const visit of [
      await aVisit(edited, { replace: async () => ({ kind: 'gone' }) }),
      await aVisit(edited, {}, noLine),
      await aVisit(edited, {}, { current: async () => null }),
    ]) {
      expect(await ledTo(posts(visit, 'summary', { printFormat: 'A4', quote: quote.id }))).toBe(paths.cart());
      expect([visit.asked.added.length, visit.asked.replaced]).toEqual([1, []]);
    }
  });

  test('the summary says both prices where the displayed one no longer holds', async () => {
    const later = { ...quote, id: 'devis-2', ttc: euros(12.1) };
    let current = quote;
    const visit = await aVisit(answers, {
      quote: async () => ({ kind: 'quoted', quote: current }),
      configure: async () => ({ kind: 'quote-expired' }),
    });
    await shows(visit, 'summary');
    current = later;
    const { page } = await posts(visit, 'summary', { printFormat: 'A4', quote: quote.id });
    expect(page.notices.map(({ text }) => text)).toEqual([
      t('journey.priceChanged', { before: money(quote.ttc), now: money(later.ttc) }),
    ]);
    expect(page.view?.summary.totals.at(-1)?.value).toBe(money(later.ttc));
    expect(visit.asked.added).toEqual([]);
  });

  test('the summary of a registered letter keeps everything when the backend fails', async () => {
    const visit = await aVisit(answers, { configure: fails(away) });
    const { status, page } = await posts(visit, 'summary', { printFormat: 'A4_STICKER', quote: quote.id });
    expect([status, page.notices.map(({ text }) => text)]).toEqual([503, [t('journey.unconfirmed')]]);
    expect(await visit.draft()).toMatchObject({ answers: { ...answers, printFormat: 'A4_STICKER' } });
  });

  test('the summary of a registered letter leads to the first incomplete step', async () => {
    expect(await ledTo(shows(await aVisit(itemFields), 'summary'))).toBe(
      paths.registeredMailAddresses({ note: 'incomplet' }),
    );
  });
});

test('whoever goes back after « Ajouter au panier » is led to the letter in the cart, and whoever has begun nothing reads no fault', async () => {
  const line = aLine({ service: 'registered-mail', configurationId: configuration.id });
  const back = new URL('https://boutique.example/?note=incomplet');
  const shown = async (current: () => Promise<ReturnType<typeof aCart> | null>, kept = {}) => {
    const visit = await aVisit(kept, {}, { current });
    const { inCart, notices, errors } = (await itemPage.show(visit.request(), back)).view;
    return { href: inCart?.href, notices: [...notices.map(({ text }) => text), ...Object.keys(errors)] };
  };
  expect(await shown(async () => aCart({ lines: [line] }))).toEqual({ href: paths.cart(), notices: [] });
  const begun = { href: undefined, notices: ['printing', 'destination', 'level'] };
  const untouched = { href: undefined, notices: [] };
  const parcel = aLine({ service: 'parcel', configurationId: 'colis-1' });
  const plain = aLine({ service: 'registered-mail', configurationId: null });
  const unknown = aLine({ service: null, configurationId: 'nouveau-1' });
  expect(await shown(async () => aCart({ lines: [aLine(), unknown, parcel, line] }))).toMatchObject({
    href: paths.cart(),
  });
  for (const others of [[], [aLine()], [parcel], [plain], [unknown]])
    expect(await shown(async () => aCart({ lines: others }))).toEqual(untouched);
  expect(await shown(fails(away))).toEqual(untouched);
  expect(await shown(async () => aCart({ lines: [line] }), { weight: '20' })).toEqual(begun);
});

test('the address of a step can name everything that another destination makes void', () => {
  const { searchParams } = new URL(paths.registeredMailAddresses({ retire: placeInputs }), url);
  expect(queryOf('registeredMailItem', searchParams).retire).toEqual(placeInputs);
});

describe('the entry', () => {
  test('the entry of registered letters says the highest compensation', async () => {
    const { points } = await show(await aVisit());
    expect(points).toContain(t('registered-mail.pointCover', { amount: money(euros(458)) }));
  });

  const show = async (visit: Visit) => (await entryPage.show(visit.request(), url)).view;
  const post = (visit: Visit, fields: Record<string, string>) =>
    ledTo(entryPage.post(visit.request(), { url, form: aForm(fields) }));

  test('the entry of registered letters offers to continue the draft, or to begin anew', async () => {
    expect((await show(await aVisit())).draft).toBeUndefined();
    const visit = await aVisit(itemFields);
    expect((await show(visit)).draft?.rows.map(({ value }) => value)).toEqual([
      'France métropolitaine',
      '170\u00a0g',
      'R2',
    ]);
    expect(await post(visit, { intent: 'restart' })).toBe(paths.registeredMailItem());
    expect((await visit.draft()).answers).toEqual({});
  });

  test('the entry opens a registered letter of the cart again with its answers', async () => {
    const visit = await aVisit({ weight: '20' });
    expect(await post(visit, { intent: 'edit', configuration: configuration.id })).toBe(
      paths.registeredMailSummary({ note: 'de-cote' }),
    );
    expect(await visit.draft()).toMatchObject({ answers: { weight: '170', [editedField]: configuration.id } });
  });

  const copies = (visit: Visit) => post(visit, { intent: 'duplicate', configuration: configuration.id });

  test('the entry adds the same registered letter once more, at today’s price', async () => {
    const visit = await aVisit({}, { configure: async () => ({ kind: 'configured', configuration: copy }) });
    expect(await copies(visit)).toBe(paths.cart());
    expect(visit.asked.added).toEqual([
      { code: 'vignette-recommande', offerId: null, configurationId: copy.id, quantity: 1 },
    ]);
  });

  const copy = { ...configuration, id: 'configuration-2' };

  test('the entry opens a copy that is no longer accepted as a new registered letter', async () => {
    const refusals = [letterboxNotServed];
    for (const visit of [
      await aVisit({}, { quote: async () => ({ kind: 'refused', refusals, quote }) }),
      await aVisit({}, { configure: async () => ({ kind: 'quote-expired' }) }),
      await aVisit({}, {}, { add: async () => ({ kind: 'none', reason: 'to-compose' }) as never }),
    ]) {
      expect(await copies(visit)).toBe(paths.registeredMailSummary());
      const { answers: reopened } = await visit.draft();
      expect(reopened).toMatchObject({ weight: '170' });
      expect(reopened).not.toHaveProperty(editedField);
      expect(visit.asked.added).toEqual([]);
    }
  });

  test('copies no letter that is not in the cart', async () => {
    const visit = await aVisit({}, {}, { current: async () => null });
    expect(await copies(visit)).toBe(paths.cart());
    expect([visit.asked.configured, visit.asked.added]).toEqual([[], []]);
  });

  test('the entry opens no registered letter of another cart, and none that is already ordered', async () => {
    for (const current of [async () => null, async () => aCart({ lines: [aLine({ configurationId: 'another' })] })]) {
      const visit = await aVisit({ weight: '20' }, {}, { current });
      expect(await post(visit, { intent: 'edit', configuration: configuration.id })).toBe(paths.cart());
      expect(await visit.draft()).toMatchObject({ answers: { weight: '20' } });
    }
  });

  test('the entry leads back to the cart where the line of a registered letter is gone', async () => {
    expect(await post(await aVisit(), { intent: 'edit', configuration: 'gone' })).toBe(paths.cart());
    expect(await post(await aVisit(), { intent: 'edit' })).toBe(paths.cart());
  });
});

test('a day that has passed while the letter was in the cart is asked for again, and nothing else', async () => {
  const visit = await aVisit({ ...answers, depositDate: '2020-01-02', configuration: configuration.id });
  const led = await summaryPage.show(visit.request(), url).catch((redirected: unknown) => redirected);
  const to = new URL(locationOf(led as Response) ?? '', url);
  expect(to.pathname).toBe(paths.registeredMailAddresses());
  const { view } = await addressesPage.show(visit.request(), to);
  expect(Object.keys(view.errors)).toEqual(['depositDate']);
  expect(await ledTo(posts(visit, 'addresses', addressFields))).toBe(paths.registeredMailSummary());
});

const block = 'Mme Claire Modèle\n8 rue Basse\n69002 Lyon';

test('an address of the book, or one that is pasted, fills in the fields of either party', async () => {
  const visit = await aVisit(answers);
  const chosen = { ...addressFields, 'book.sender': 'adr-1' };
  expect(await ledTo(posts(visit, 'addresses', chosen))).toBe(`${paths.registeredMailAddresses()}#champ-sender`);
  expect((await visit.draft()).answers).toMatchObject({ 'sender.city': 'Mios' });
  const pasted = { ...addressFields, 'paste.recipient': block, intent: 'paste-recipient' };
  expect(await ledTo(posts(visit, 'addresses', pasted))).toBe(paths.registeredMailAddresses({ note: 'colle' }));
  expect((await visit.draft()).answers).toMatchObject({ 'recipient.lastName': 'Modèle', 'recipient.city': 'Lyon' });
});

test('a pasted address that was not split fills in what is empty, and the page says so', async () => {
  const visit = await aVisit(answers);
  const typed = { ...addressFields, 'recipient.lastName': '', 'recipient.city': 'Ici', 'paste.recipient': block };
  expect(await ledTo(posts(visit, 'addresses', typed))).toBe(paths.registeredMailAddresses({ note: 'colle' }));
  expect((await visit.draft()).answers).toMatchObject({ 'recipient.lastName': 'Modèle', 'recipient.city': 'Ici' });
});
