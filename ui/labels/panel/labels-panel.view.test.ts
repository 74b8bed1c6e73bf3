import { describe, expect, test } from 'vitest';
import { type LineStatus, lineStatuses } from '#domain/orders/line-status.ts';
import { aCodedLabel, aLabel, aPanelView, aParcel, threeLabels, unchosen } from '#ui/labels/labels.examples.ts';

const chosenIn = (views: readonly { value: string; selected: boolean }[]) =>
  views.flatMap(({ value, selected }) => (selected ? value : []));

describe('labels that are ready', () => {
  test('ready labels are downloaded one by one, in part or all', () => {
    const { labels, all, isChoice, file, testPage, deposit } = aPanelView();
    expect({ all, isChoice, file, testPage, deposit }).toEqual({
      all: 'Tout télécharger (3 étiquettes, PDF)',
      isChoice: true,
      file: '/ecom/commandes/CMD-26-1/etiquettes',
      testPage: '/ecom/etiquettes/page-test',
      deposit: { label: 'Trouver où déposer un colis', href: '/points-de-vente' },
    });
    expect(labels[0]).toEqual({
      id: '6A04043954320',
      title: 'Étiquette 6A04 0439 5432 0',
      state: { text: 'À télécharger avant le 03/12/2026', tone: 'now' },
      facts: ['Colissimo en ligne', 'Pour 31000 Toulouse', 'À déposer au plus tard le 03/12/2026'],
      isReady: true,
      selected: false,
    });
  });

  test('a professional’s labels are downloaded at the professionals’ addresses', () => {
    expect(aPanelView({ mode: 'pro' })).toMatchObject({
      file: '/professionnel/ecom/commandes/CMD-26-1/etiquettes',
      testPage: '/professionnel/ecom/etiquettes/page-test',
    });
  });

  test('a label has its destination and its company reference where they are known', () => {
    const factsOf = (over: Parameters<typeof aLabel>[0]) =>
      aPanelView({ order: { labels: [aLabel(over)] } }).labels[0]?.facts;
    expect(factsOf({ reference: 'Lot 7' })).toEqual([
      'Colissimo en ligne',
      'Pour 31000 Toulouse',
      expect.stringMatching(/Lot 7$/),
      'À déposer au plus tard le 03/12/2026',
    ]);
    expect(factsOf({ recipient: null, validUntil: null })).toEqual(['Colissimo en ligne']);
  });

  test('a downloaded label has the moment of its download and its size', () => {
    const [label] = threeLabels({ status: 'ready-for-shipment', downloadedAt: '2026-11-23T05:10:00Z', size: 86_016 });
    const panel = aPanelView({ order: { labels: label ? [label] : [] } });
    expect(panel.labels[0]?.facts.slice(2)).toEqual([
      'À déposer au plus tard le 03/12/2026',
      'Déjà téléchargée le 23/11/2026',
      'PDF, 84\u00a0Ko',
    ]);
    expect(panel).toMatchObject({ isChoice: false, all: 'Télécharger l’étiquette (PDF, 84\u00a0Ko)' });
  });

  test.each([
    ['CHRP', 'Chronopost en ligne'],
    ['DLVG', 'Delivengo en ligne'],
    ['LPFR', 'Lettre verte suivie en ligne'],
    ['toString', 'Colis en ligne'],
    [null, 'Colis en ligne'],
  ])('a label of the carrier %s is called %s', (carrier, name) => {
    expect(aPanelView({ order: { labels: [aLabel({ carrier })] } }).labels[0]?.facts[0]).toBe(name);
  });

  test('a label of registered mail is called no parcel', () => {
    const labels = [aLabel({ service: 'registered-mail' })];
    expect(aPanelView({ order: { labels } }).labels[0]?.facts[0]).toBe('Vignette recommandée en ligne');
  });
});

describe('the format', () => {
  test('the label format is the default one, the last one, or that of the failed download', () => {
    expect(chosenIn(aPanelView().formats)).toEqual(['a4']);
    expect(chosenIn(aPanelView({ remembered: 'dymo' }).formats)).toEqual(['dymo']);
    const chosen = { ...unchosen, format: 'a4-4' as const, case: 3 };
    const { formats, cells } = aPanelView({ remembered: 'dymo', chosen });
    expect([chosenIn(formats), chosenIn(cells)]).toEqual([['a4-4'], ['3']]);
  });

  test('the label format is never one that the backend does not offer', () => {
    const { formats, cells } = aPanelView({ order: { formats: ['10x15', 'a4'] }, remembered: 'dymo' });
    expect(formats.map(({ value }) => value)).toEqual(['10x15', 'a4']);
    expect(chosenIn(formats)).toEqual(['10x15']);
    expect(cells).toEqual([]);
  });

  test('the label format is no choice where there is one alone, or nothing to download', () => {
    expect(aPanelView({ order: { formats: ['a4'] } }).formats).toEqual([]);
    expect(aPanelView({ order: { labels: threeLabels({ status: 'cancelled' }) } })).toMatchObject({
      formats: [],
      cells: [],
      isChoice: false,
      deposit: null,
    });
  });

  test('the label format of four to a sheet begins at its first cell', () => {
    expect(aPanelView().cells.map(({ label, selected }) => [label, selected])).toEqual([
      ['en haut à gauche', true],
      ['en haut à droite', false],
      ['en bas à gauche', false],
      ['en bas à droite', false],
    ]);
  });
});

test('the labels that were chosen stay chosen when their download failed', () => {
  const { labels } = aPanelView({ chosen: { ...unchosen, etiquette: ['6A37590596021', 'somebody-else'] } });
  expect(labels.map(({ selected }) => selected)).toEqual([false, true, false]);
});

test.each(
  [...lineStatuses, null].flatMap((status) => {
    const label = aLabel({ status });
    // Of one that is handed in without a label, the code is shown.
    return label.state.isDownloadable || label.state.label === 'to-drop-off' ? [] : [[status, label] as const];
  }),
)('a label that is %s cannot be downloaded, and says why', (status, label) => {
  const panel = aPanelView({ order: { labels: [label] } });
  const why: Partial<Record<LineStatus | 'null', RegExp>> = {
    created: /Nous la préparons/,
    ready: /Nous la préparons/,
    waiting: /Nous la préparons/,
    'refund-pending': /Son remboursement est demandé/,
    refunded: /Elle est remboursée/,
    'partially-refunded': /Elle est remboursée/,
    'label-expired': /vous pouvez en demander le remboursement/,
    deposited: /pris en charge/,
    cancelled: /Elle est annulée/,
  };
  expect(panel).not.toHaveProperty('all');
  expect(panel.labels[0]).toMatchObject({
    isReady: false,
    why: expect.stringMatching(why[status ?? 'null'] ?? /^Elle ne peut plus servir\.$/),
  });
});

test('a label that is printed at the drop-off has its code in place of a file', () => {
  const panel = aPanelView({ order: { labels: [aCodedLabel(), aCodedLabel({ trackingId: '6A2' })] } });
  expect(panel).not.toHaveProperty('all');
  expect(panel).toMatchObject({ isChoice: false, formats: [], deposit: null });
  expect(panel.labels[0]).toMatchObject({
    isReady: false,
    state: { text: 'Colis à déposer', tone: 'now' },
    code: { label: 'Afficher le code QR', href: '/mes-commandes/detail/CMD-26-1/depot/6A04043954320' },
  });
  expect(panel.labels[0]).not.toHaveProperty('why');
});

test('a label that is out of date is said to be refundable where it is, or where nobody knows', () => {
  const order = { labels: [aLabel({ status: 'label-expired', trackingId: '6A1' })] };
  const whyOf = (given: Parameters<typeof aPanelView>[0]) => aPanelView({ order, ...given }).labels[0]?.why;
  const may = 'Elle ne peut plus servir\u202f: vous pouvez en demander le remboursement.';
  expect(whyOf({})).toBe(may);
  expect(whyOf({ refundable: null })).toBe(may);
  expect(whyOf({ refundable: [aParcel({ trackingId: '6A1' })] })).toBe(may);
  for (const reason of ['scanned', 'too-old'] as const)
    expect(whyOf({ refundable: [aParcel({ trackingId: '6A1', reason })] })).toBe('Elle ne peut plus servir.');
});
