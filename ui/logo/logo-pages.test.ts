import { describe, expect, test } from 'vitest';
import { editedField } from '#domain/journey/drafts.ts';
import { aLogo, aLogoDesign, aLogoQuote } from '#domain/logo/examples.ts';
import type { Logos } from '#domain/logo/logo.ts';
import {
  answers,
  aVisit,
  away,
  configuration,
  errorsOf,
  paths,
  posts,
  t,
  url,
  type Visit,
} from '#tests/shared/visits/logo-visit.ts';
import { aForm, fails, ledTo } from '#ui/request/request.examples.ts';
import { choicePage } from './choice/choice.server.ts';
import { entryPage } from './entry/entry.server.ts';
import { extensionPage } from './extension/extension.server.ts';
import { summaryPage } from './summary/summary.server.ts';

describe('« Choix du visuel »', () => {
  const arrived = { subject: 'nouveau', picture: 'visuel-1' };

  test('the choice step begins with the whole logo in the middle, and stores no answer', async () => {
    const visit = await aVisit(arrived);
    const { view } = await choicePage.show(visit.request(), url);
    expect(view.values).toMatchObject({ name: 'enseigne', scale: '100', background: 'WHITE' });
    expect(view.errors).toEqual({});
    expect(await visit.draft()).toEqual(arrived);
  });

  test.each([
    [
      { scale: '80', across: '−1,5', down: '2', background: 'BLUE' },
      { taille: 80, x: '-1.5', y: '2', fond: 'BLUE' },
    ],
    // What cannot be drawn is not asked for.
    [
      { scale: 'x', background: 'GOLD' },
      { taille: 100, x: '0', y: '0' },
    ],
  ])('the choice step draws the present placement: %o', async (over, placed) => {
    const visit = await aVisit({ ...answers, ...over });
    const { preview } = (await choicePage.show(visit.request(), url)).view;
    expect([preview.colour.src, preview.black.src]).toEqual([
      paths.logoPreview(placed),
      paths.logoPreview({ ...placed, couleur: 'noir' }),
    ]);
  });

  test('the choice step saves the typed values for a preview, valid or not', async () => {
    const visit = await aVisit(arrived);
    const typed = { intent: 'apercu', name: '', background: 'BLUE', scale: '80', across: '1,5', down: '0' };
    expect(await ledTo(posts(visit, 'choice', typed))).toBe(`${paths.logoChoice()}#apercu`);
    expect(await visit.draft()).toMatchObject({ background: 'BLUE', scale: '80', across: '1,5' });
    const { values } = (await choicePage.show(visit.request(), url)).view;
    expect(values).toEqual({ ...arrived, background: 'BLUE', scale: '80', across: '1,5', down: '0' });
  });

  test('the choice step proceeds with attested rights, and not without', async () => {
    const { name = '', background = '', rights = '' } = answers;
    const visit = await aVisit(arrived);
    expect(await errorsOf(posts(visit, 'choice', { name, background }))).toEqual([422, ['rights']]);
    expect(await ledTo(posts(visit, 'choice', { name, background, rights }))).toBe(paths.logoExtension());
  });

  test('the choice step shows the backend’s refusal at its field', async () => {
    const refusals = [{ kind: 'fault', field: 'background', fault: { code: 'invisible' } }] as const;
    const visit = await aVisit(arrived, { logos: { quote: async () => ({ quote: null, refusals }) } });
    const { name = '', background = '', rights = '' } = answers;
    const posted = posts(visit, 'choice', { name, background, rights });
    expect(await errorsOf(posted)).toEqual([422, ['background']]);
  });

  test('the choice step proceeds from a tab whose answers are lost, without a quote', async () => {
    const { name = '', background = '', rights = '' } = answers;
    const visit = await aVisit({}, { logos: { quote: fails(away) } });
    expect(await ledTo(posts(visit, 'choice', { name, background, rights }))).toBe(paths.logoExtension());
  });
});

test('each time that may be bought says its own end, where the backend knows it', async () => {
  const quote: Logos['quote'] = async (request) => {
    const months = 'months' in request ? request.months : null;
    const term = { start: '2026-11-26', end: `${2026 + (months ?? 0) / 12}-11-26`, isExpected: false };
    return months === 24 ? { quote: null, refusals: [] } : { quote: aLogoQuote({ term }), refusals: [] };
  };
  const termsAt = async (logos: Partial<Logos>, given = answers) => {
    const { terms } = (await extensionPage.show((await aVisit(given, { logos })).request(), url)).view;
    return terms.map(({ text }) => text);
  };
  expect(await termsAt({ quote })).toEqual(['Du 26/11/2026 au 26/11/2027', undefined]);
  expect(await termsAt({ quote: fails(away) })).toEqual([undefined, undefined]);
});

test.each([
  ['approved', 'logo.countsFromEnd'],
  ['expired', 'logo.countsFromToday'],
] as const)('the time that is bought for a logo that is %s counts from the day that is said', async (label, text) => {
  const logos = { mine: async () => [aLogo({ label })] };
  const visit = await aVisit({ subject: 'prolonger.logo-1' }, { logos });
  const { view } = await extensionPage.show(visit.request(), url);
  expect(view.counts).toBe(t(text, { date: '20/12/2026' }));
});

describe('« Récapitulatif »', () => {
  test('the logo’s summary adds a new logo to the cart, at the shown price', async () => {
    const visit = await aVisit(answers);
    expect(await ledTo(posts(visit, 'summary', { quote: 'devis-1' }))).toBe(paths.cart());
    const request = { kind: 'new', design: aLogoDesign(), months: 12 };
    expect(visit.asked.configured).toEqual([{ request, quoteId: 'devis-1' }]);
    expect(visit.asked.added).toEqual([
      { code: 'mon-timbre-avec-logo', offerId: null, configurationId: configuration.id, quantity: 1 },
    ]);
  });

  test('the logo’s summary changes a cart line in place', async () => {
    const visit = await aVisit({ ...answers, [editedField]: configuration.id });
    expect(await ledTo(posts(visit, 'summary', { quote: 'devis-1' }))).toBe(paths.cart());
    expect(visit.asked).toMatchObject({ replaced: [configuration.id], added: [] });
  });

  test('the logo’s summary sends a refused logo again, without the cart', async () => {
    const visit = await aVisit({ ...answers, subject: 'renvoyer.logo-2' });
    // What costs nothing has no quote.
    expect(await ledTo(posts(visit, 'summary', {}))).toBe(paths.logoLibrary({ note: 'renvoye' }));
    expect(visit.asked).toMatchObject({ again: ['logo-2'], configured: [], added: [] });
  });

  test.each([
    [{ kind: 'gone' }, 'logo.fault.not-offered'],
    [
      { kind: 'refused', refusals: [{ kind: 'fault', field: 'file', fault: { code: 'picture-gone' } }] },
      'logo.fault.picture-gone',
    ],
  ] as const)('the logo’s summary shows why a logo cannot be sent again: %o', async (outcome, text) => {
    const logos: Partial<Logos> = { resubmit: async () => outcome as Awaited<ReturnType<Logos['resubmit']>> };
    const visit = await aVisit({ ...answers, subject: 'renvoyer.logo-2' }, { logos });
    const { status, page } = await posts(visit, 'summary', {});
    expect([status, page.notices.map((notice) => notice.text)]).toEqual([422, [t(text)]]);
  });

  test('the logo’s summary shows the subscription’s term, at the backend’s price', async () => {
    const { view } = await summaryPage.show((await aVisit(answers)).request(), url);
    const term = 'Environ du 26/11/2026 au 26/11/2027, selon le jour de la validation';
    expect([view.quote, view.summary.note, view.notes[0]]).toEqual(['devis-1', term, term]);
    expect(view.summary.totals.map(({ label }) => label)).toEqual(['Abonnement logo, 12 mois', t('journey.totalBoth')]);
  });

  test('the logo’s summary shows the stamp of the new logo, or that of the extended one', async () => {
    const shownAt = async (over: Record<string, string>) =>
      (await summaryPage.show((await aVisit({ ...answers, ...over })).request(), url)).view;
    const placed = { taille: 150, x: '0', y: '2', fond: 'BLUE' };
    expect((await shownAt({ scale: '150', down: '2', background: 'BLUE' })).preview?.colour.src).toBe(
      paths.logoPreview(placed),
    );
    expect((await shownAt({ subject: 'prolonger.logo-1' })).image?.src).toBe(paths.logoImage({ logoId: 'logo-1' }));
  });

  test.each<[string, Partial<Logos>]>([
    ['cannot be asked', { quote: fails(away) }],
    ['gives none', { quote: async () => ({ quote: null, refusals: [] }) }],
  ])('the logo’s summary shows no price where the backend %s', async (_, logos) => {
    const { view } = await summaryPage.show((await aVisit(answers, { logos })).request(), url);
    expect([view.quote, view.summary.totals, view.notes[0]]).toEqual([
      null,
      [],
      t('logo.noteModeration', { count: 2 }),
    ]);
  });

  test('the logo’s summary shows why the backend does not sell the logo', async () => {
    const configure: Logos['configure'] = async () => ({
      kind: 'refused',
      refusals: [{ kind: 'fault', field: 'months', fault: { code: 'not-offered' } }],
    });
    const visit = await aVisit(answers, { logos: { configure } });
    const { status, page } = await posts(visit, 'summary', { quote: 'devis-1' });
    expect([status, page.notices.map(({ text }) => text)]).toEqual([422, [t('logo.fault.not-offered')]]);
    expect(visit.asked.added).toEqual([]);
  });

  test('the logo’s summary leads to the first step where its answers are lost', async () => {
    const visit = await aVisit();
    expect(await ledTo(posts(visit, 'summary', { quote: 'devis-1' }))).toBe(paths.logoLibrary({ note: 'incomplet' }));
    expect(visit.asked.configured).toEqual([]);
  });

  test('the logo’s summary buys nothing without the shown price', async () => {
    const visit = await aVisit(answers);
    expect(await errorsOf(posts(visit, 'summary', {}))).toEqual([422, []]);
    expect(visit.asked.added).toEqual([]);
  });
});

test('« Modifier » opens the journey with what its line was composed of', async () => {
  const visit = await aVisit();
  const form = aForm({ intent: 'edit', configuration: configuration.id });
  expect(await ledTo(entryPage.post(visit.request(), { url, form }))).toBe(paths.logoSummary());
  expect(await visit.draft()).toEqual({ ...answers, [editedField]: configuration.id });
});

describe('« Recommencer »', () => {
  const restarts = (visit: Visit) =>
    ledTo(entryPage.post(visit.request(), { url, form: aForm({ intent: 'restart' }) }));

  test('purges the picture of what is begun anew, also where nothing can be purged now', async () => {
    const visit = await aVisit(answers);
    expect(await restarts(visit)).toBe(paths.logoLibrary());
    expect([visit.asked.purged, await visit.draft()]).toEqual([['visuel-1'], {}]);
    expect(await restarts(await aVisit(answers, { logos: { purge: fails(away) } }))).toBe(paths.logoLibrary());
  });

  test.each([
    ['has none', { subject: 'prolonger.logo-1' }],
    ['has that of the line that is being changed', { ...answers, [editedField]: configuration.id }],
  ])('purges no picture of what %s', async (_, given) => {
    const visit = await aVisit(given);
    expect(await restarts(visit)).toBe(paths.logoLibrary());
    expect(visit.asked.purged).toEqual([]);
  });
});
