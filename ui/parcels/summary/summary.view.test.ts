import { describe, expect, test } from 'vitest';
import { theParcelAnswers, theParcelOptions } from '#domain/parcels/examples.ts';
import { wordingOf } from '#ui/wording/wording.server.ts';
import { aParcelQuote, aParcelSummary, someGoods } from '../parcels.examples.ts';
import { summaryView } from './summary.view.ts';

const plain = (text: string | undefined) => text?.replaceAll(/\s/g, ' ');
const wording = wordingOf({ lang: 'fr', mode: 'part' });
const shown = (over: Partial<Parameters<typeof summaryView>[0]>) =>
  summaryView(
    {
      page: { options: theParcelOptions(), answers: theParcelAnswers() },
      view: aParcelSummary(),
      quote: aParcelQuote(),
      goods: null,
      dropOffs: null,
      ...over,
    },
    wording,
  );

test('each place where a parcel is handed in says what it is, and which one was chosen', () => {
  const places = aParcelSummary({ answers: theParcelAnswers({ depositPlace: 'letterbox' }) }).places;
  expect(places.map(({ text, ...place }) => ({ ...place, text: plain(text) }))).toEqual([
    {
      value: 'post-office',
      title: 'En bureau de poste',
      text: 'Au guichet, ou à la dépose rapide.',
      selected: false,
    },
    {
      value: 'pickup-point',
      title: 'En point de retrait',
      text: 'Dans un commerce ou une consigne.',
      selected: false,
    },
    {
      value: 'letterbox',
      title: 'Dans ma boîte aux lettres',
      text: 'Vous le placez le matin dans votre boîte : le facteur vient le prendre. Commande avant 18 h pour le premier jour proposé.',
      selected: true,
    },
  ]);
});

test('a parcel whose label is printed at the drop-off is handed in at no locker', () => {
  const { places } = aParcelSummary({ answers: theParcelAnswers({ printing: 'drop-off' }) });
  expect(places.map(({ value, text }) => [value, plain(text)])).toEqual([
    ['post-office', 'Au guichet, ou à la dépose rapide.'],
    ['pickup-point', 'Dans un commerce, qui imprime l’étiquette.'],
  ]);
});

test('the days of all places are offered once each, in their order, and one of some places names them', () => {
  const depositPlaces = theParcelOptions().depositPlaces.toReversed();
  const page = { options: theParcelOptions({ depositPlaces }), answers: theParcelAnswers() };
  const everywhere = ['letterbox', 'pickup-point', 'post-office'];
  expect(shown({ page }).dates).toEqual([
    { code: '', name: 'Choisissez un jour', places: null },
    {
      code: '2026-11-23',
      name: 'lun.\u00a023/11/2026 (en point de retrait, en bureau de poste)',
      places: everywhere.slice(1),
    },
    { code: '2026-11-24', name: 'mar.\u00a024/11/2026', places: everywhere },
    { code: '2026-11-25', name: 'mer.\u00a025/11/2026', places: everywhere },
  ]);
});

test.each([
  ['2026-09', true],
  ['2026-08', false],
  ['', false],
])(
  'the acknowledgement of the dangerous-goods list, edition 2026-09, from the answer « %s » is ticked: %s',
  (hazmat, checked) => {
    const { hazmat: asked } = aParcelSummary({ answers: theParcelAnswers({ hazmat }) });
    expect(asked).toMatchObject({ value: '2026-09', checked });
    expect(asked.label).toContain('liste 2026-09');
    expect(asked.list.href).toBe(wording.paths.dangerousGoods());
  },
);

test('the buyer knows whose service it is, and how long the label is good', () => {
  const notesOf = (told: Parameters<typeof shown>[0]['quote']) => shown({ quote: told ?? null }).notes.map(plain);
  expect(notesOf(aParcelQuote({ carrier: 'CHRP' }))).toEqual([
    'Service : Chronopost en ligne.',
    'Une étiquette achetée aujourd’hui est acceptée jusqu’au 29/11/2026.',
    'Si elle n’a pas servi, vous pouvez en demander le remboursement dès le lendemain.',
  ]);
  expect(notesOf(aParcelQuote({ labelValidUntil: null }))).toEqual(['Service : Colissimo en ligne.']);
  expect(notesOf(null)).toEqual([]);
});

describe('the label', () => {
  const recipient = {
    title: 'Destinataire',
    lines: ['ATELIER 3M & FILS', 'CONTACT ACHATS SERVICE ACHATS', '4 RUE DU PORT', '71000 MACON'],
  };

  test('the label has both addresses as printed, the recipient first', () => {
    expect(aParcelSummary().label).toEqual([
      recipient,
      { title: 'Expéditeur', lines: ['MADAME COMPTE PARTICULIER', '12 RUE DE LA REPUBLIQUE', '69002 LYON'] },
    ]);
  });

  test('the label names the pickup point, its number and the notified person', () => {
    const answers = theParcelAnswers({
      way: 'point',
      'recipient.email': 'contact@exemple.fr',
      'recipient.mobilePhone': '06 12 34 56 78',
    });
    expect(aParcelSummary({ answers }).label[0]?.lines).toEqual([
      'ATELIER 3M & FILS',
      'CONTACT ACHATS SERVICE ACHATS',
      'BUREAU DE POSTE LYON',
      '12 RUE DE LA REPUBLIQUE',
      '69002 LYON',
      'POINT DE RETRAIT lyon-1',
      '06\u00a012\u00a034\u00a056\u00a078',
    ]);
  });

  test.each([
    ['not yet right', { 'sender.city': '' }],
    ['too long to be printed', { 'sender.firstName': 'Marie-Antoinette-Joséphine', 'sender.lastName': 'W'.repeat(35) }],
  ])('the label omits an address that is %s', (_, over) => {
    expect(aParcelSummary({ answers: theParcelAnswers(over) }).label).toEqual([recipient]);
  });
});

describe('what was looked for in the list of dangerous goods', () => {
  const anchor = 'marchandises';

  test('the search for dangerous goods has the verdict of each', () => {
    const { status, ...goods } = aParcelSummary({ goods: someGoods }).goods;
    expect(plain(status)).toBe('3 réponses pour « briquet parfum livre ».');
    expect(goods).toEqual({
      anchor,
      found: [
        { name: 'Briquet', verdict: 'forbidden', label: 'interdit', text: 'Il contient un gaz inflammable.' },
        {
          name: 'Parfum',
          verdict: 'conditions',
          label: 'autorisé sous conditions',
          text: 'En France métropolitaine seulement.',
        },
        { name: 'Livres', verdict: 'allowed', label: 'autorisé' },
      ],
    });
  });

  test.each([
    ['that it says nothing of', [], '« caillou » n’est pas dans notre liste. Consultez-la en entier en cas de doute.'],
    ['that it cannot be asked about now', null, 'La recherche est indisponible : consultez la liste.'],
  ])('an article %s is not allowed by the search for dangerous goods', (_, found, text) => {
    const { status, ...goods } = aParcelSummary({ goods: { words: 'caillou', found } }).goods;
    expect(goods).toEqual({ anchor, found: [] });
    expect(plain(status)).toBe(text);
  });

  test('the search for dangerous goods has no answer before it is made', () => {
    expect(aParcelSummary().goods).toEqual({ anchor, found: [] });
  });
});
