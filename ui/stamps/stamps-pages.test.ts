import { describe, expect, test } from 'vitest';
import { aCart } from '#domain/cart/examples.ts';
import { editedField } from '#domain/journey/drafts.ts';
import { Fault } from '#domain/shared/fault.ts';
import { euros } from '#domain/shared/money.ts';
import { aStampSet, theAddressedAnswers, theStampAnswers, theStampOptions } from '#domain/stamps/examples.ts';
import type { StampComposition, StampQuote, StampRefusal, Stamps } from '#domain/stamps/stamps.ts';
import { storedDrafts } from '#tests/shared/stored-drafts.ts';
import { configuring } from '#tests/shared/visits/configuring.ts';
import { recalculateIntent } from '#ui/journey/price/recalculate.ts';
import type { GivenPorts } from '#ui/request/ports.examples.ts';
import { aForm, aRequest, fails, ledTo } from '#ui/request/request.examples.ts';
import { wordingOf } from '#ui/wording/wording.server.ts';
import { configurationPage } from './configuration/configuration.server.ts';
import { entryPage } from './entry/entry.server.ts';
import { recipientsPage } from './recipients/recipients.server.ts';
import { summaryPage } from './summary/summary.server.ts';

const wording = wordingOf({ lang: 'fr', mode: 'part' });
const { t, paths, money } = wording;
const away = new Fault('unavailable', 'stamps');
const answers = theStampAnswers() as Record<string, string>;
const quote: StampQuote = {
  id: 'devis-1',
  lines: [],
  ttc: euros(74.5),
  ht: euros(74.5),
  validUntil: '2026-11-23T10:30:00Z',
  pages: 2,
  nextTariff: null,
};
const configuration = { id: 'timbres-1', stamps: aStampSet(), ttc: quote.ttc, ht: quote.ht };

/** The pages of a shopper with these answers, and what the backend was asked. */
async function aVisit(
  kept: Record<string, string> = {},
  over: Partial<Stamps> = {},
  overCarts: GivenPorts['carts'] = {},
) {
  const { asked, service, carts } = configuring<StampComposition, typeof configuration>(configuration);
  const ports: GivenPorts = {
    addressBooks: { entries: async () => [] },
    addressChecks: { check: async () => ({ kind: 'recognised' }) },
    stamps: {
      options: async () => theStampOptions(),
      quote: async () => ({ kind: 'quoted', quote }),
      ...service,
      copy: async () => ({ kind: 'configured', configuration: { ...configuration, id: 'timbres-2' } }),
      ...over,
    },
    carts: { ...carts, ...overCarts },
  };
  const journeyDrafts = storedDrafts();
  const request = () => aRequest({ ports, journeyDrafts });
  if (Object.keys(kept).length > 0) await request().journeyDrafts.save('stamps', { answers: kept, version: 0 });
  return { request, asked, draft: () => request().journeyDrafts.of('stamps') };
}
type Visit = Awaited<ReturnType<typeof aVisit>>;

const at = (query = '') => new URL(`https://boutique.example/mon-timbre-en-ligne/parcours/configuration${query}`);
const shows = async (visit: Visit, query = '') => (await configurationPage.show(visit.request(), at(query))).view;
const posts = (visit: Visit, fields: Record<string, string>) =>
  configurationPage.post(visit.request(), { url: at(), form: aForm(fields) });
const buys = (visit: Visit, over: Record<string, string> = {}) =>
  summaryPage.post(visit.request(), { url: at(), form: aForm({ quote: 'devis-1', ...over }) });
const enters = (visit: Visit, form: Record<string, string>) =>
  entryPage.post(visit.request(), { url: at(), form: aForm(form) });

describe('« Vos timbres »', () => {
  test('the stamps step begins with the most common stamp, its price and its preview, and stores nothing of it', async () => {
    const visit = await aVisit();
    const view = await shows(visit);
    expect(view.values).toMatchObject({ letter1: 'GREEN', destination1: 'FR', weight1: '20', quantity1: '1' });
    expect([view.summary.totals.at(-1)?.value, view.livePrice]).toEqual([money(quote.ttc), 'current']);
    expect(view.preview?.pages).toHaveLength(1);
    expect(view.steps.map(({ href }) => href)).toEqual([undefined, undefined]);
    expect((await visit.draft()).version).toBe(0);
  });

  test('the stamps step shows a GET’s preview, added line or removed line, and stores nothing of it', async () => {
    const visit = await aVisit(answers);
    const query = `${new URLSearchParams({ ...answers, quantity1: '3', startCell: '1' })}`;
    const tried = await shows(visit, `?apercu=1&${query}`);
    expect([tried.values.quantity1, tried.preview?.pages.length]).toEqual(['3', 1]);
    const more = await shows(visit, `?ajouter=1&${query}`);
    expect(more.lines.map(({ number }) => number)).toEqual([1, 2, 3]);
    expect(more.lines[0]?.title).toBe(t('stamps.line', { number: 1 }));
    const less = await shows(visit, `?retirer=1&${query}`);
    expect([less.lines.length, less.values.letter1, less.picked]).toEqual([1, 'WORLD', null]);
    const heavier = await shows(visit, `?poids=2-250&${query}`);
    expect([heavier.values.weight1, heavier.values.weight2, heavier.picked]).toEqual(['20', '250', 2]);
    expect(less.lines[0]?.remove).toBeUndefined();
    // The summary and the cart say the same word.
    expect(less.lines[0]?.title).toBe(t('stamps.lines'));
    expect((await visit.draft()).answers).toEqual(answers);
  });

  test('the stamps step shows the faults of a GET’s values, and requires no empty field', async () => {
    const query = new URLSearchParams({ ...answers, weight1: 'lourd', quantity1: '' });
    const view = await shows(await aVisit(answers), `?apercu=1&${query}`);
    expect(Object.keys(view.errors)).toEqual(['weight1']);
  });

  test('the stamps step offers no more lines than the maximum', async () => {
    expect((await shows(await aVisit(answers))).add).toBe(t('stamps.addLine'));
    const few = await aVisit(answers, { options: async () => theStampOptions({ maxLines: 2 }) });
    expect((await shows(few)).add).toBeNull();
  });

  test('the stamps step draws the sheet’s cells, and none of an envelope', async () => {
    const { sheet } = await shows(await aVisit(answers));
    expect(sheet).toMatchObject({ support: 'A4_24', columns: 3 });
    expect(sheet?.cells.filter(({ selected }) => selected).map(({ value }) => value)).toEqual(['10']);
    expect(sheet?.cells[9]?.label).toBe(t('stamps.cell', { cell: 10, row: 4, column: 1 }));
    expect((await shows(await aVisit({ ...answers, support: 'DL' }))).sheet).toBeNull();
  });

  test('the stamps step leads to the summary, and stores the typed values when one is wrong', async () => {
    const visit = await aVisit();
    expect(await ledTo(posts(visit, answers))).toBe(paths.stampsSummary());
    const { status, page } = await posts(visit, { ...answers, weight2: '3000' });
    expect([status, page.view?.errors]).toEqual([
      422,
      {
        weight2: t('stamps.faultOf.line', {
          number: '2',
          fault:
            'le poids maximal est de 250\u00a0g pour cette lettre. Choisissez un autre type de lettre, ou envoyez un colis.',
        }),
      },
    ]);
    expect((await visit.draft()).answers).toMatchObject({ weight2: '3000' });
  });

  test('the stamps step shows the backend’s refusal at its field, and an unknown one above the form', async () => {
    const refusals = [
      { kind: 'fault' as const, field: 'quantity1' as const, fault: { code: 'too-many' as const, most: 20 } },
      { kind: 'other' as const, reason: 'strike' },
    ];
    const visit = await aVisit({}, { quote: async () => ({ kind: 'refused', refusals, quote: null }) });
    const { status, page } = await posts(visit, answers);
    expect([status, Object.keys(page.view?.errors ?? {}), page.notices.map(({ text }) => text)]).toEqual([
      422,
      ['quantity1'],
      [t('journey.refused')],
    ]);
  });

  test('the stamps step has no price where there is none', async () => {
    const view = await shows(await aVisit(answers, { quote: fails(away) }));
    expect([view.summary.totals, view.livePrice]).toEqual([[], 'missed']);
  });
});

describe('what is typed and not sent', () => {
  const typing = async (visit: Visit, fields: Record<string, string>) =>
    (await posts(visit, { ...fields, intent: recalculateIntent })).page.view;

  test('the price of what is typed and not sent is shown as the page itself would, and nothing of it is kept', async () => {
    const visit = await aVisit(answers);
    const { notices: _, ...shown } = await shows(await aVisit({ ...answers, quantity1: '3' }));
    expect(await typing(visit, { ...answers, quantity1: '3', version: shown.version })).toMatchObject(shown);
    expect((await visit.draft()).answers).toEqual(answers);
  });

  test.each([
    ['letter1', 'GREEN'],
    ['destination1', 'FR'],
  ])('an unsent line with %s alone has no weights to choose', async (field, code) => {
    expect((await typing(await aVisit(), { [field]: code }))?.weights).toEqual([[]]);
  });

  test('an empty unsent form has no preview and no price', async () => {
    const view = await typing(await aVisit(), {});
    expect([view?.preview, view?.sheet, view?.summary.totals, view?.summary.rows]).toEqual([null, null, [], []]);
  });
});

describe('« Destinataires »', () => {
  const addressed = theAddressedAnswers() as Record<string, string>;
  const { recipients: _, ...nobody } = addressed;
  const table = (rows: readonly string[]) =>
    new File([['civilité;prénom;nom;adresse;code postal;ville', ...rows].join('\n')], 'adresses.csv');
  const sends = async (visit: Visit, fields: Record<string, string | File>) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    return recipientsPage.post(visit.request(), { url: at(), form });
  };
  const lists = async (visit: Visit) => (await recipientsPage.show(visit.request(), at())).view;

  test('recipients are asked for where they are printed, and only there', async () => {
    const visit = await aVisit();
    const { recipients: __, ...fields } = addressed;
    expect(await ledTo(posts(visit, fields))).toBe(paths.stampsRecipients());
    expect(await ledTo(posts(await aVisit(), answers))).toBe(paths.stampsSummary());
    const { status, page } = await posts(await aVisit(), { ...fields, support: 'A4_24', quantity1: '1' });
    expect([status, page.view?.errors]).toEqual([422, { addressed: t('stamps.fault.recipients-not-printed') }]);
  });

  test('a page of theirs says at least the price of one stamp, and with them that of as many', async () => {
    const priced: unknown[] = [];
    const over: Partial<Stamps> = {
      quote: async ({ lines, recipients = [] }) => {
        priced.push([lines[0]?.quantity, recipients.length]);
        return { kind: 'quoted', quote };
      },
    };
    const before = await lists(await aVisit(nobody, over));
    expect(before.summary.totals.at(-1)?.label).toBe(t('journey.least'));
    const after = await lists(await aVisit(addressed, over));
    expect([after.summary.totals.at(-1)?.label, priced]).toEqual([
      t('journey.total'),
      [
        [1, 0],
        [2, 2],
      ],
    ]);
    expect(after.preview?.pages.map(({ recipient }) => recipient?.lines.at(-1))).toEqual([
      '71040 MACON CEDEX 9',
      '71040 MACON CEDEX 9',
    ]);
    expect((await shows(await aVisit(addressed, over))).perRecipient).toBe(t('stamps.perRecipient', { count: 2 }));
  });

  test('recipients are read from a table and a paste, up to as many as there may be, in order; who lives elsewhere is listed to be mended', async () => {
    const visit = await aVisit(nobody, { options: async () => theStampOptions({ maxRecipients: 71 }) });
    const rows = Array.from(
      { length: 69 },
      (_row, place) => `Mme;Autre;Contact;${place + 1} quai du Port;13002;Marseille`,
    );
    const pasted = 'Mme Contact ACHATS\n4 rue du Port\n97400 Saint-Denis';
    const path = `${paths.stampsRecipients()}#champ-recipients`;
    expect(await ledTo(sends(visit, { do: 'csv', csv: table(rows), pasted }))).toBe(path);
    const view = await lists(visit);
    expect(view.listTitle).toMatch(/^70 destinataires, dont 1 à corriger$/);
    expect([view.list.length, view.more]).toEqual([60, t('letters.moreListed', { count: 10 })]);
    expect(view.list.flatMap(({ fault }) => fault ?? [])).toEqual([t('stamps.livesElsewhere')]);
    expect(view.preview?.pages[1]?.recipient?.lines[1]).toBe('2 QUAI DU PORT');
    const { notices } = (await summaryPage.show(visit.request(), at())).view;
    expect(notices[0]?.text).toBe(t('stamps.leftOut', { count: 1 }));
    const { status, page } = await sends(visit, {
      do: 'csv',
      csv: table([...rows, 'M;Un;Autre;1 rue X;13002;Marseille', 'M;Deux;Autre;2 rue X;13002;Marseille']),
    });
    expect([status, Object.keys(page.view?.errors ?? {})]).toEqual([422, ['recipients']]);
    expect(page.view?.listTitle).toMatch(/^71 destinataires/);
  });

  test('a recipient that the backend refuses is reported at the list', async () => {
    const atRecipients = (code: 'recipient-elsewhere' | 'sign-not-printable'): StampRefusal => ({
      kind: 'fault',
      field: 'recipients',
      fault: { code },
    });
    let refusals: StampRefusal[] = [atRecipients('recipient-elsewhere')];
    const sent: unknown[] = [];
    const visit = await aVisit(addressed, {
      quote: async ({ recipients }) => {
        sent.push(recipients?.length ?? 0);
        return { kind: 'refused', refusals, quote };
      },
    });
    const { status, page } = await sends(visit, {});
    expect([status, page.view?.errors]).toEqual([422, { recipients: t('stamps.fault.recipient-elsewhere') }]);
    expect(sent).toContain(2);
    refusals = [atRecipients('sign-not-printable')];
    const unprinted = (await sends(visit, {})).page.view?.errors;
    expect(unprinted).toEqual({ recipients: t('letters.fault.recipients.sign-not-printable') });
    const empty = await aVisit(nobody);
    expect((await sends(empty, {})).status).toBe(422);
  });

  test('the recipients of stamps stay listed, with what was typed, where a post cannot be kept', async () => {
    const visit = await aVisit(addressed);
    const context = visit.request();
    Object.assign(context.journeyDrafts, { save: fails(away) });
    const form = aForm({ 'recipient.lastName': 'Autre', do: 'add' });
    const { status, page } = await recipientsPage.post(context, { url: at(), form });
    expect([status, page.view?.values['recipient.lastName'], page.view?.list.length]).toEqual([503, 'Autre', 2]);
  });

  test('recipients are bought with their stamps', async () => {
    const visit = await aVisit(addressed);
    await ledTo(buys(visit));
    const [{ stamps: set } = {}] = visit.asked.configured;
    expect([set?.lines[0]?.quantity, set?.recipients.map(({ city }) => city)]).toEqual([
      2,
      ['Macon Cedex 9', 'Macon Cedex 9'],
    ]);
  });
});

describe('« Récapitulatif »', () => {
  test('the stamps’ summary shows the bought pages', async () => {
    const { view } = await summaryPage.show((await aVisit(answers)).request(), at());
    const { preview, quote: id, parts } = view;
    expect([preview?.pages.map(({ stamps }) => stamps.length), id, parts[0]?.rows.length]).toEqual([
      [15, 15],
      'devis-1',
      4,
    ]);
  });

  test('the stamps’ summary configures the stamps at the shown price, and adds them to the cart', async () => {
    const visit = await aVisit(answers);
    expect(await ledTo(buys(visit))).toBe(paths.cart());
    expect(visit.asked.configured).toEqual([{ stamps: aStampSet(), quoteId: 'devis-1' }]);
    expect(visit.asked.added).toEqual([
      { code: 'mon-timbre-en-ligne', offerId: null, configurationId: 'timbres-1', quantity: 1 },
    ]);
    expect((await visit.draft()).answers).toEqual({});
  });

  test('the stamps’ summary changes a cart line in place, and makes one where it is gone', async () => {
    const edited = { ...answers, [editedField]: 'timbres-1' };
    const visit = await aVisit(edited);
    await ledTo(buys(visit));
    expect([visit.asked.replaced.length, visit.asked.added]).toEqual([1, []]);
    const gone = await aVisit(edited, { replace: async () => ({ kind: 'gone' }) });
    await ledTo(buys(gone));
    expect(gone.asked.added).toHaveLength(1);
    const elsewhere = await aVisit(edited, {}, { current: async () => aCart() });
    await ledTo(buys(elsewhere));
    expect([elsewhere.asked.replaced, elsewhere.asked.added.length]).toEqual([[], 1]);
  });

  test('the stamps’ summary shows a refusal above it, and that the price is no longer guaranteed', async () => {
    const refused = await aVisit(answers, {
      configure: async () => ({
        kind: 'refused',
        refusals: [{ kind: 'fault', field: 'support', fault: { code: 'not-offered' } }],
      }),
    });
    const { status, page } = await buys(refused);
    expect([status, page.notices.map(({ text }) => text)]).toEqual([422, [t('stamps.fault.not-offered')]]);
    const changed = await aVisit(answers, { configure: async () => ({ kind: 'quote-expired' }) });
    await summaryPage.show(changed.request(), at());
    const said = (await buys(changed)).page.notices.map(({ text }) => text);
    expect(said).toEqual([t('journey.priceOutdated')]);
  });

  test('the stamps’ summary buys no incomplete stamps', async () => {
    const { weight1: _, ...begun } = answers;
    const visit = await aVisit(begun);
    expect(await ledTo(buys(visit))).toBe(paths.stampsConfiguration({ note: 'incomplet' }));
    expect([visit.asked.configured, visit.asked.added]).toEqual([[], []]);
  });

  test('the stamps’ summary reports a cart that does not accept them', async () => {
    const full = await aVisit(answers, {}, { add: async () => ({ kind: 'none', reason: 'maximum' }) as never });
    expect((await buys(full)).page.notices.map(({ text }) => text)).toEqual([t('journey.cartMaximum')]);
  });
});

describe('the entry', () => {
  test('the entry to stamps offers to resume a draft, or to begin anew', async () => {
    const visit = await aVisit(answers);
    const { view } = await entryPage.show(visit.request(), at());
    expect(view.draft?.rows).toHaveLength(4);
    expect(await ledTo(enters(visit, { intent: 'restart' }))).toBe(paths.stampsConfiguration());
    expect((await visit.draft()).answers).toEqual({});
    expect((await entryPage.show(visit.request(), at())).view.draft).toBeUndefined();
  });

  test('a cart line’s stamps are opened again, and only those of this cart', async () => {
    const visit = await aVisit();
    expect(await ledTo(enters(visit, { intent: 'edit', configuration: 'timbres-1' }))).toBe(
      paths.stampsConfiguration(),
    );
    expect((await visit.draft()).answers).toEqual({ ...answers, [editedField]: 'timbres-1' });
    for (const configurationId of ['timbres-9', ''])
      expect(await ledTo(enters(visit, { intent: 'edit', configuration: configurationId }))).toBe(paths.cart());
    const gone = await aVisit({}, { configurationOf: async () => null });
    expect(await ledTo(enters(gone, { intent: 'edit', configuration: 'timbres-1' })), 'the backend lost it').toBe(
      paths.cart(),
    );
  });

  test('a cart line’s stamps are copied; stamps that are no longer accepted open the journey as new ones', async () => {
    const visit = await aVisit();
    expect(await ledTo(enters(visit, { intent: 'duplicate', configuration: 'timbres-1' }))).toBe(paths.cart());
    expect(visit.asked.added).toMatchObject([{ configurationId: 'timbres-2' }]);
    const stranger = await aVisit();
    expect(await ledTo(enters(stranger, { intent: 'duplicate', configuration: 'timbres-9' }))).toBe(paths.cart());
    expect(stranger.asked.added).toEqual([]);
    for (const unable of [
      await aVisit({}, { copy: async () => ({ kind: 'refused', refusals: [{ kind: 'other', reason: 'lune' }] }) }),
      await aVisit({}, {}, { add: async () => ({ kind: 'none', reason: 'to-compose' }) as never }),
    ]) {
      const led = await ledTo(enters(unable, { intent: 'duplicate', configuration: 'timbres-1' }));
      expect([led, (await unable.draft()).answers, unable.asked.added]).toEqual([
        paths.stampsConfiguration(),
        answers,
        [],
      ]);
    }
    const full = await aVisit({}, {}, { add: async () => ({ kind: 'none', reason: 'too-much', most: null }) as never });
    expect(await ledTo(enters(full, { intent: 'duplicate', configuration: 'timbres-1' }))).toBe(
      paths.cart({ refusal: 'too-much' }),
    );
  });
});
