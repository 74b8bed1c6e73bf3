import { describe, expect, test } from 'vitest';
import { aCart, aLine } from '#domain/cart/examples.ts';
import { editedField } from '#domain/journey/drafts.ts';
import { aDocument } from '#domain/letters/examples.ts';
import {
  answers,
  aVisit,
  away,
  configuration,
  money,
  type Over,
  paths,
  posts,
  promisedDay,
  quoted,
  t,
  url,
  type Visit,
} from '#tests/shared/visits/letters-visit.ts';
import { aForm, fails, ledTo } from '#ui/request/request.examples.ts';
import { entryPage } from './entry/entry.server.ts';
import { aLetterQuote, theLetterOffers } from './letters.examples.ts';
import { presentationPage } from './presentation/presentation.server.ts';
import { summaryPage } from './summary/summary.server.ts';

describe('« Présentation »', () => {
  const fields = { colour: 'black', addressPage: 'first-page', level: 'GREEN' };

  test('the presentation leads to the recipients, at the backend’s price', async () => {
    const visit = await aVisit({ source: 'write', document: 'document-1' });
    const { view } = await presentationPage.show(visit.request(), url);
    expect(view.levels.map(({ price: aside }) => aside)).toEqual(theLetterOffers.map(({ ttc }) => money(ttc)));
    expect(await ledTo(posts(visit, 'presentation', fields))).toBe(paths.lettersRecipients());
  });

  test('the presentation shows the backend’s refusal at its field', async () => {
    const refusals = [{ kind: 'fault', field: 'level', fault: { code: 'too-many-sheets', most: 3 } } as const];
    const visit = await aVisit(
      { source: 'write', document: 'document-1' },
      { letters: { quote: async () => ({ ...quoted, refusals }) } },
    );
    const { status, page } = await posts(visit, 'presentation', fields);
    expect([status, page.view?.errors]).toEqual([422, { level: t('letters.fault.too-many-sheets', { count: 3 }) }]);
  });
});

describe('« Récapitulatif »', () => {
  const press = { quote: aLetterQuote.id };

  test('the letter’s summary makes a cart line once, at the shown price', async () => {
    const visit = await aVisit(answers);
    const { version } = (await summaryPage.show(visit.request(), url)).view;
    const post = () => ledTo(posts(visit, 'summary', { ...press, version }));
    expect(await Promise.all([post(), post()])).toEqual([paths.cart(), paths.cart()]);
    expect(visit.asked.configured).toMatchObject([{ quoteId: aLetterQuote.id, letter: { level: 'GREEN' } }]);
    expect(visit.asked.added).toEqual([
      { code: 'lettre-en-ligne', offerId: null, configurationId: configuration.id, quantity: 1 },
    ]);
  });

  test('the letter’s summary shows the arrival of a letter that is paid in time', async () => {
    const { view } = await summaryPage.show((await aVisit(answers)).request(), url);
    const [green] = theLetterOffers;
    expect(view.notes[0]).toContain(`au plus tard le ${promisedDay(green?.latestDelivery ?? '')}`);
  });

  test('the letter’s summary changes a cart line in place', async () => {
    const visit = await aVisit({ ...answers, [editedField]: configuration.id });
    expect(await ledTo(posts(visit, 'summary', press))).toBe(paths.cart());
    expect([visit.asked.replaced, visit.asked.added]).toEqual([[configuration.id], []]);
  });

  test('the letter’s summary says that an expired price is no longer guaranteed', async () => {
    const visit = await aVisit(answers, { letters: { configure: async () => ({ kind: 'quote-expired' }) } });
    await summaryPage.show(visit.request(), url);
    const { page } = await posts(visit, 'summary', press);
    expect(page.notices.map(({ text }) => text)).toEqual([t('journey.priceOutdated')]);
  });

  test('the letter’s summary reports a refusal, and preserves all answers when the backend fails', async () => {
    const full = { add: async () => ({ kind: 'none', reason: 'maximum' }) as never };
    const { page } = await posts(await aVisit(answers, { carts: full }), 'summary', press);
    expect(page.notices.map(({ text }) => text)).toEqual([t('journey.cartMaximum')]);
    const failing = await aVisit(answers, { letters: { configure: fails(away) } });
    expect((await posts(failing, 'summary', press)).status).toBe(503);
    expect(await failing.draft()).toEqual(answers);
  });
});

describe('the entry', () => {
  const post = (visit: Visit, fields: Record<string, string>) =>
    ledTo(entryPage.post(visit.request(), { url, form: aForm(fields) }));

  test('purges the document of what is begun anew', async () => {
    const visit = await aVisit(answers);
    expect((await entryPage.show(visit.request(), url)).view.draft?.rows.map(({ step }) => step)).not.toContain(
      'destinataires',
    );
    expect(await post(visit, { intent: 'restart' })).toBe(paths.lettersWriting());
    expect([visit.asked.purged, await visit.draft()]).toEqual([['document-1'], {}]);
  });

  test('a new letter does not purge the document that a copy shares with its cart line', async () => {
    const line = aLine({ service: 'letter', configurationId: configuration.id });
    const carts = { current: async () => aCart({ lines: [line] }) };
    const begunAnew = await aVisit(answers, { carts });
    await post(begunAnew, { intent: 'restart' });
    const written = await aVisit(answers, { carts });
    await ledTo(posts(written, 'writing', { source: 'write', text: 'Autre texte' }));
    expect([begunAnew.asked.purged, written.asked.purged]).toEqual([[], []]);
    const other = aDocument({ id: 'document-9' });
    const ofAnother = await aVisit({ ...answers, document: other.id }, { carts, document: other });
    await post(ofAnother, { intent: 'restart' });
    expect(ofAnother.asked.purged).toEqual([other.id]);
  });

  test.each([
    ['is no cart', null],
    ['is no letter in the cart', aCart({ lines: [aLine({ configurationId: configuration.id })] })],
    ['is one that is not composed yet', aCart({ lines: [aLine({ service: 'letter', configurationId: null })] })],
    ['is one that is gone', aCart({ lines: [aLine({ service: 'letter', configurationId: 'gone' })] })],
  ])('purges the document of what is begun anew where there %s', async (_, cart) => {
    const visit = await aVisit(answers, { carts: { current: async () => cart } });
    await post(visit, { intent: 'restart' });
    expect(visit.asked.purged).toEqual([answers.document]);
  });

  test('a new letter does not purge the document of an edited cart line', async () => {
    const visit = await aVisit({ ...answers, [editedField]: configuration.id });
    expect(await post(visit, { intent: 'restart' })).toBe(paths.lettersWriting());
    expect([visit.asked.purged, await visit.draft()]).toEqual([[], {}]);
  });

  test('a new letter begins also when its document cannot be purged', async () => {
    const visit = await aVisit(answers, { letters: { purge: fails(away) } });
    expect(await post(visit, { intent: 'restart' })).toBe(paths.lettersWriting());
  });

  describe('« Dupliquer »', () => {
    const press = { intent: 'duplicate', configuration: configuration.id };

    test('a copied letter makes a cart line of its own at the present price, and does not change the draft', async () => {
      const visit = await aVisit(answers);
      expect(await post(visit, press)).toBe(paths.cart());
      expect(visit.asked.configured).toEqual([{ letter: configuration.letter, quoteId: aLetterQuote.id }]);
      expect(visit.asked.added).toEqual([
        { code: configuration.productCode, offerId: null, configurationId: configuration.id, quantity: 1 },
      ]);
      expect(await visit.draft()).toEqual(answers);
    });

    test.each<[string, Over]>([
      ['priced', { letters: { quote: async () => ({ ...quoted, quote: null }) } }],
      ['kept', { letters: { configure: async () => ({ kind: 'refused', refusals: [] }) } }],
      ['added', { carts: { add: async () => ({ kind: 'refused', reason: 'full' }) as never } }],
    ])('a copied letter opens the journey as its own letter where it cannot be %s now', async (_, over) => {
      const visit = await aVisit({}, over);
      expect(await post(visit, press)).toBe(paths.lettersSummary());
      expect(await visit.draft()).toMatchObject({ document: 'document-1', level: 'GREEN', colour: 'black' });
      expect(await visit.draft()).not.toHaveProperty(editedField);
    });

    test('a letter of another cart, or one that is missing, is not copied', async () => {
      const visit = await aVisit();
      expect(await post(visit, { ...press, configuration: 'lettre-2' })).toBe(paths.cart());
      const gone = await aVisit({}, { letters: { configurationOf: async () => null } });
      expect(await post(gone, press)).toBe(paths.cart());
      expect([...visit.asked.configured, ...gone.asked.configured]).toEqual([]);
    });
  });

  test('a cart line’s letter is opened again, and no other letter', async () => {
    const visit = await aVisit();
    expect(await post(visit, { intent: 'edit', configuration: configuration.id })).toBe(paths.lettersSummary());
    expect(await visit.draft()).toMatchObject({ document: 'document-1', [editedField]: configuration.id });
    const other = await aVisit({}, { carts: { current: async () => null } });
    expect(await post(other, { intent: 'edit', configuration: configuration.id })).toBe(paths.cart());
    expect(await post(await aVisit(), { intent: 'edit', configuration: 'gone' })).toBe(paths.cart());
  });
});
