import { describe, expect, test } from 'vitest';
import { anAddress } from '#domain/address/examples.ts';
import { aForwarding, theForwardingAnswers, theForwardingOptions } from '#domain/forwarding/examples.ts';
import type {
  ForwardingComposition,
  ForwardingQuote,
  ForwardingRefusal,
  Forwardings,
} from '#domain/forwarding/forwarding.ts';
import { editedField } from '#domain/journey/drafts.ts';
import { someUser } from '#domain/session/examples.ts';
import { Fault } from '#domain/shared/fault.ts';
import { euros } from '#domain/shared/money.ts';
import { storedDrafts } from '#tests/shared/stored-drafts.ts';
import { configuring } from '#tests/shared/visits/configuring.ts';
import { anEntry } from '#ui/address/address.examples.ts';
import type { GivenPorts } from '#ui/request/ports.examples.ts';
import { aForm, aRequest, fails, ledTo } from '#ui/request/request.examples.ts';
import { wordingOf } from '#ui/wording/wording.server.ts';
import { addressesPage } from './addresses/addresses.server.ts';
import { beneficiariesPage } from './beneficiaries/beneficiaries.server.ts';
import { datesPage } from './dates/dates.server.ts';
import type { DatesView } from './dates/dates.view.ts';
import { entryPage } from './entry/entry.server.ts';
import { needsPage } from './needs/needs.server.ts';
import type { NeedsView } from './needs/needs.view.ts';
import { summaryPage } from './summary/summary.server.ts';
import type { ForwardingSummaryView } from './summary/summary.view.ts';

const { t, paths, money, promisedDay } = wordingOf({ lang: 'fr', mode: 'part' });
const answers = theForwardingAnswers() as Record<string, string>;
const quote: ForwardingQuote = {
  id: 'devis-1',
  lines: [{ name: 'Réexpédition définitive en France, 6 mois', ttc: euros(49.9), ht: euros(41.58) }],
  ttc: euros(49.9),
  ht: euros(41.58),
  validUntil: '2026-11-22T10:30:00Z',
};
const configuration = {
  id: 'configuration-1',
  productCode: 'reexpedition-definitive',
  forwarding: aForwarding(),
  ttc: quote.ttc,
  ht: quote.ht,
};

const notEligible: ForwardingRefusal = { kind: 'fault', field: 'to.codePostal', fault: { code: 'not-eligible' } };

/** The pages of a shopper with these answers, and what the backend was asked. */
async function aVisit(kept: Record<string, string> = {}, over: Partial<Forwardings> = {}) {
  const { asked, service, carts } = configuring<ForwardingComposition, typeof configuration>(configuration);
  const address = anAddress({ city: 'Mios' });
  const ports: GivenPorts = {
    accounts: { holder: async () => someUser({ address }) },
    addressBooks: { entries: async () => [anEntry({ id: 'adr-1', name: 'Bureau', address })] },
    forwardings: {
      options: async () => theForwardingOptions(),
      quote: async () => ({ kind: 'quoted', quote }),
      ...service,
      ...over,
    },
    carts,
  };
  const journeyDrafts = storedDrafts();
  const request = () => aRequest({ ports, journeyDrafts });
  if (Object.keys(kept).length > 0) await request().journeyDrafts.save('forwarding', { answers: kept, version: 0 });
  return { request, asked, draft: () => request().journeyDrafts.of('forwarding') };
}
type Visit = Awaited<ReturnType<typeof aVisit>>;

const urlOf = (query = '') => new URL(`https://boutique.example/${query}`);
const pages = {
  needs: needsPage,
  dates: datesPage,
  addresses: addressesPage,
  beneficiaries: beneficiariesPage,
  summary: summaryPage,
};
const posts = (visit: Visit, page: keyof typeof pages, fields: Record<string, string>) =>
  pages[page].post(visit.request(), { url: urlOf(), form: aForm(fields) });
const shows = async (visit: Visit, page: keyof typeof pages, query = '') =>
  (await pages[page].show(visit.request(), urlOf(query))).view;
const fieldsOf = (names: RegExp) => Object.fromEntries(Object.entries(answers).filter(([name]) => names.test(name)));
const buys = (visit: Visit) => posts(visit, 'summary', { authority: 'yes', quote: 'devis-1' });

test('each step leads to the next one, at a price of the backend from the first answer on', async () => {
  const visit = await aVisit();
  expect(await ledTo(posts(visit, 'needs', fieldsOf(/^offer/)))).toBe(paths.forwardingDates());
  expect((await shows(visit, 'dates')).summary.totals.at(-1)).toMatchObject({ value: money(quote.ttc), strong: true });
  expect(await ledTo(posts(visit, 'dates', fieldsOf(/^(activation|startDate)/)))).toBe(paths.forwardingAddresses());
  expect(await ledTo(posts(visit, 'addresses', fieldsOf(/^(from|to)\./)))).toBe(paths.forwardingBeneficiaries());
  expect(await ledTo(posts(visit, 'beneficiaries', fieldsOf(/^beneficiary/)))).toBe(paths.forwardingSummary());
});

describe('« Vos besoins »', () => {
  const offersAt = async (query: string, kept = {}) =>
    ((await shows(await aVisit(kept), 'needs', query)) as unknown as NeedsView).offers.map(({ value }) => value);

  test('the needs step shows the offers of the renewal link’s type, and none for an unknown type', async () => {
    expect(await offersAt('')).toEqual([]);
    expect(await offersAt('?contractType=unknown')).toEqual([]);
    expect(await offersAt('?contractType=mobility')).toEqual(['mobility-national-1']);
    expect(await offersAt('?contractType=temporary')).toEqual(['temporary-national-1', 'keeping-2', 'restante-1']);
  });

  test('the needs step is named after the contract that is looked at, in the tab too', async () => {
    const subjectAt = async (query: string) =>
      ((await shows(await aVisit(), 'needs', query)) as unknown as NeedsView).subject;
    const subjects = await Promise.all(
      ['definitive', 'temporary', 'mobility'].map((type) => subjectAt(`?contractType=${type}`)),
    );
    expect(new Set(subjects).size).toBe(3);
    expect(await subjectAt('')).toBeUndefined();
  });

  test('the needs step shows the offers of the chosen one’s type, and selects none beforehand', async () => {
    expect(await offersAt('', { offer: 'mobility-national-1' })).toEqual(['mobility-national-1']);
    const { offers } = (await shows(await aVisit(), 'needs')) as unknown as NeedsView;
    expect(offers.filter(({ selected }) => selected)).toEqual([]);
  });
});

describe('« Activation et dates »', () => {
  test('the dates step names the earliest day of each activation and how it was counted', async () => {
    const { activations, end } = (await shows(
      await aVisit({ offer: 'definitive-national-6' }),
      'dates',
    )) as unknown as DatesView;
    expect(activations[0]?.text).toContain(t('forwarding.earliest', { date: promisedDay('2026-11-27') }));
    expect(activations[1]?.text).toContain(t('forwarding.earliest', { date: promisedDay('2026-11-24') }));
    expect(activations[0]?.text).toContain(t('forwarding.arithmetic', { today: promisedDay('2026-11-22'), count: 5 }));
    expect(end).toBeNull();
  });

  test('the dates step names the holidays that are not counted, and no Sunday', async () => {
    const options = async () => theForwardingOptions({ orderDate: '2026-12-23' });
    const visit = await aVisit({ offer: 'definitive-national-6' }, { options });
    const { activations } = (await shows(visit, 'dates')) as unknown as DatesView;
    expect(activations[0]?.text).toContain(t('forwarding.holidays', { days: promisedDay('2026-12-25') }));
    expect(activations[0]?.text).not.toContain(promisedDay('2026-12-26'));
  });

  test('the dates step requires the end of a contract with a number of days', async () => {
    const { end } = (await shows(await aVisit({ offer: 'temporary-national-1' }), 'dates')) as unknown as DatesView;
    expect(end).toEqual({ hint: 'De 15 à 31 jours, le premier et le dernier compris.' });
    const kept = (await shows(await aVisit({ offer: 'keeping-2' }), 'dates')) as unknown as DatesView;
    expect(kept.end?.hint).toBe('D’un jour à 62 jours, le premier et le dernier compris.');
  });
});

describe('« Adresses »', () => {
  test('the addresses step begins with the account’s own address', async () => {
    const { values } = await shows(await aVisit(fieldsOf(/^(offer|activation|startDate)/)), 'addresses');
    expect(values).toMatchObject({ 'from.city': 'Mios', 'from.lastName': 'Particulier' });
    expect(values['from.email'], 'the address has none of its own').toBe('compte@exemple.fr');
  });

  test.each([
    ['definitive-national-6', { title: t('forwarding.to'), offices: null, countries: null }],
    ['restante-1', { title: t('forwarding.toOffice'), offices: { href: '/points-de-vente' }, countries: null }],
    [
      'definitive-international-6',
      { note: t('forwarding.abroad'), countries: [{ code: '' }, { code: 'BE', name: 'Belgique' }] },
    ],
  ])('the addresses step asks for the destination of the offer %s', async (offer, to) => {
    const kept = { ...answers, offer, endDate: '2026-12-20' };
    expect(await shows(await aVisit(kept), 'addresses')).toMatchObject({ to });
  });

  test('the addresses step asks for no destination of kept mail', async () => {
    const kept = { ...answers, offer: 'keeping-2', endDate: '2026-12-20' };
    expect(await shows(await aVisit(kept), 'addresses')).toMatchObject({ to: null, notified: t('forwarding.toldOne') });
  });

  test('the addresses step shows the backend’s refusal at its field, with the typed values', async () => {
    const visit = await aVisit(fieldsOf(/^(offer|activation|startDate)/), {
      quote: async () => ({ kind: 'refused', refusals: [notEligible], quote: null }),
    });
    const { status, page } = await posts(visit, 'addresses', fieldsOf(/^(from|to)\./));
    expect([status, Object.keys(page.view?.errors ?? {})]).toEqual([422, ['to.codePostal']]);
    expect(page.view?.values).toMatchObject({ 'to.codePostal': '29200' });
  });

  test('the addresses step shows an unknown refusal above the form', async () => {
    const refusals = [{ kind: 'other' as const, reason: 'newRule' }];
    const visit = await aVisit(fieldsOf(/^(offer|activation|startDate)/), {
      quote: async () => ({ kind: 'refused', refusals, quote: null }),
    });
    const { status, page } = await posts(visit, 'addresses', fieldsOf(/^(from|to)\./));
    expect([status, page.notices.map(({ text }) => text)]).toEqual([422, [t('journey.refused')]]);
  });
});

test('the household begins with the holder, and with nobody once it was answered', async () => {
  const names = async (kept: Record<string, string>) =>
    ((await shows(await aVisit(kept), 'beneficiaries')) as unknown as { names: { value: string }[] }).names;
  expect((await names(fieldsOf(/^(offer|activation|startDate|from|to)/))).map(({ value }) => value)).toEqual([
    'Compte Particulier',
    ...Array(5).fill(''),
  ]);
  expect((await names({ ...answers, 'beneficiary.a': '' }))[0]?.value).toBe('');
});

describe('« Récapitulatif »', () => {
  test('the summary of kept mail asks for agreement to a contract, not to a forwarding', async () => {
    const kept = { ...answers, offer: 'keeping-2', endDate: '2026-12-20' };
    const { authority } = (await shows(await aVisit(kept), 'summary')) as unknown as ForwardingSummaryView;
    expect(authority.label).toMatch(/accepte/);
    expect(authority.label).not.toMatch(/réexpédi|nouvelle adresse/);
  });

  test('the summary has both dates, chosen or decided by the offer', async () => {
    const datesOf = async (given: Record<string, string>) =>
      (await shows(await aVisit({ ...answers, ...given }), 'summary')).parts
        .flatMap(({ rows }) => rows)
        .filter(({ label }) => ['Premier jour', 'Dernier jour'].includes(label))
        .map(({ value }) => value);
    const [begins = '', ...ends6] = await datesOf({});
    expect(ends6).toEqual(['31/05/2027']);
    const ends = { offer: 'temporary-national-1', endDate: '2026-12-30' };
    expect(await datesOf(ends)).toEqual([begins, '30/12/2026']);
  });

  test('the summary buys the contract once, at the shown price', async () => {
    const visit = await aVisit(answers);
    expect(await ledTo(buys(visit))).toBe(paths.cart());
    expect(visit.asked.configured).toMatchObject([
      { quoteId: 'devis-1', forwarding: { offer: 'definitive-national-6', to: { city: 'Brest' } } },
    ]);
    expect(visit.asked.added).toEqual([
      { code: 'reexpedition-definitive', offerId: null, configurationId: 'configuration-1', quantity: 1 },
    ]);
    expect((await visit.draft()).answers).toEqual({});
  });

  test('the summary changes a cart line in place', async () => {
    const visit = await aVisit({ ...answers, [editedField]: configuration.id });
    expect(await ledTo(buys(visit))).toBe(paths.cart());
    expect([visit.asked.replaced.map(([id]) => id), visit.asked.added]).toEqual([['configuration-1'], []]);
  });

  test('the summary shows the refusal of an earlier step above its form, and buys nothing', async () => {
    const fault = { code: 'too-early', earliest: '2026-11-27' } as const;
    const refusals: ForwardingRefusal[] = [notEligible, { kind: 'fault', field: 'startDate', fault }];
    const visit = await aVisit(answers, { configure: async () => ({ kind: 'refused', refusals }) });
    const { status, page } = await buys(visit);
    expect([status, page.notices.map(({ text }) => text), visit.asked.added]).toEqual([
      422,
      [
        'Adresse d’arrivée\u202f: ce service n’est pas proposé pour ce code postal. Vérifiez-le, ou appelez notre service client.',
        t('forwarding.fault.too-early', { date: promisedDay('2026-11-27') }),
      ],
      [],
    ]);
  });

  test('the summary reports a changed price, and buys nothing', async () => {
    const visit = await aVisit(answers, { configure: async () => ({ kind: 'quote-expired' }) });
    const { status, page } = await buys(visit);
    expect([status, page.notices.map(({ text }) => text)]).toEqual([422, [t('journey.priceOutdated')]]);
    expect(visit.asked.added).toEqual([]);
  });

  test('the summary preserves all answers when the backend fails', async () => {
    const visit = await aVisit(answers, { configure: fails(new Fault('unavailable', 'forwardings')) });
    const { status, page } = await buys(visit);
    expect([status, page.notices.map(({ text }) => text)]).toEqual([503, [t('journey.unconfirmed')]]);
    expect(await visit.draft()).toMatchObject({ answers });
  });
});

test('« Modifier » opens the journey with the answers of the line, and asks for the authority anew', async () => {
  const visit = await aVisit();
  const form = aForm({ configuration: configuration.id, intent: 'edit' });
  expect(await ledTo(entryPage.post(visit.request(), { url: urlOf(), form }))).toBe(paths.forwardingSummary());
  const { answers: opened } = await visit.draft();
  expect(opened).toMatchObject({ offer: 'definitive-national-6', 'to.city': expect.any(String) });
  expect(opened).not.toHaveProperty('authority');
});

test('an address of the book, or one that is pasted, fills in where mail comes from and where it goes', async () => {
  const visit = await aVisit(answers);
  const own = fieldsOf(/^(from|to)\./);
  const chosen = { ...own, 'book.from': 'adr-1' };
  expect(await ledTo(posts(visit, 'addresses', chosen))).toBe(`${paths.forwardingAddresses()}#champ-from`);
  expect((await visit.draft()).answers).toMatchObject({ 'from.city': 'Mios' });
  const pasted = { ...own, 'paste.to': 'Mme Claire Modèle\n8 rue Basse\n69002 Lyon', intent: 'paste-to' };
  expect(await ledTo(posts(visit, 'addresses', pasted))).toBe(paths.forwardingAddresses({ note: 'colle' }));
  const { answers: kept } = await visit.draft();
  expect(kept).toMatchObject({ 'to.streetName': '8 rue Basse', 'to.city': 'Lyon' });
  expect(kept).not.toHaveProperty('to.lastName');
});
