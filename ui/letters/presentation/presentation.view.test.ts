import { expect, test } from 'vitest';
import { aDocument, aFile, theLetterAnswers, theLetterChoices } from '#domain/letters/examples.ts';
import type { LetterDocument } from '#domain/letters/letters.ts';
import { aPresentationStep, theLetterOffers } from '../letters.examples.ts';

const plain = <Shown>(shown: Shown): Shown => JSON.parse(JSON.stringify(shown).replaceAll(/[\u202f\u00a0]/g, ' '));
const chosen = (choices: { value: string; selected: boolean }[]) =>
  choices.filter(({ selected }) => selected).map(({ value }) => value);
const withDocument = (over: Partial<LetterDocument>) =>
  aPresentationStep({ options: theLetterChoices({ written: aFile(over) }) });

test('the ways to print and to send a letter say what each is, costs and brings', () => {
  const { colours, duplex, page, zone, fitting, addressPages, levels, receipt, pdf } = plain(aPresentationStep());
  expect({ colours, duplex, page, zone, fitting, addressPages, levels, receipt, pdf }).toEqual({
    colours: [
      { value: 'black', title: 'Noir et blanc', selected: true },
      { value: 'colour', title: 'Couleur', price: '+ 0,16 €', selected: false },
    ],
    duplex: {
      label: 'Recto verso',
      text: 'Deux pages par feuille : moins de papier, souvent moins cher.',
      checked: true,
    },
    page: {
      addressZone: { x: 105, y: 40, width: 85, height: 30 },
      blocks: [{ x: 25, y: 95, width: 160, height: 15, isInTheWay: false }],
      text: 'Votre première page : l’emplacement de l’adresse (en pointillé) est libre.',
    },
    zone: undefined,
    fitting: undefined,
    addressPages: [
      {
        value: 'first-page',
        title: 'Sur la première page',
        text: 'Dans l’emplacement prévu, qui est libre.',
        selected: true,
      },
      {
        value: 'cover',
        title: 'Sur une page de garde',
        text: 'Une feuille de plus, avec l’adresse seule.',
        selected: false,
      },
    ],
    levels: [
      {
        value: 'GREEN',
        title: 'Lettre verte en ligne',
        text: 'Si vous payez aujourd’hui avant 17 h, elle est distribuée au plus tard le jeu. 26/11/2026.',
        price: '1,89 €',
        selected: true,
      },
      {
        value: 'ROUGE',
        title: 'e-Lettre rouge',
        text: 'Si vous payez aujourd’hui avant 20 h, elle est distribuée au plus tard le mar. 24/11/2026.',
        price: '1,60 €',
        selected: false,
      },
      {
        value: 'REGISTERED',
        title: 'Lettre recommandée en ligne',
        text: 'Si vous payez aujourd’hui avant 17 h, elle est distribuée au plus tard le mer. 25/11/2026.',
        price: '6,29 €',
        selected: false,
      },
    ],
    receipt: {
      label: 'Avis de réception',
      text: 'Pour une lettre recommandée : la signature du destinataire vous est renvoyée.',
      price: '+ 1,30 €',
      checked: false,
    },
    pdf: { label: 'Télécharger le PDF tel qu’il sera imprimé', href: '/ecom/courrier/apercu' },
  });
});

test('the presentation shows the chosen options', () => {
  const answers = { colour: 'colour', duplex: '', addressPage: 'cover', level: 'REGISTERED', receipt: 'yes' };
  const view = aPresentationStep({ answers: theLetterAnswers(answers) });
  expect([view.colours, view.addressPages, view.levels].map(chosen)).toEqual([['colour'], ['cover'], ['REGISTERED']]);
  expect([view.duplex.checked, view.receipt?.checked]).toEqual([false, true]);
});

test('no receipt is offered where no level has one', () => {
  const choices = theLetterChoices();
  const levels = choices.levels.filter(({ hasReceipt }) => !hasReceipt);
  expect(aPresentationStep({ options: { ...choices, levels } })).not.toHaveProperty('receipt');
});

test('the presentation without a price shows the sheet limits of the levels', () => {
  const levels = plain(aPresentationStep({ offers: [] }).levels);
  expect(levels.map(({ value, title, text, price: aside, selected }) => [value, title, text, aside, selected])).toEqual(
    [
      ['GREEN', 'Lettre verte en ligne', '45 feuilles au plus.', undefined, true],
      ['ROUGE', 'e-Lettre rouge', '3 feuilles au plus.', undefined, false],
      ['REGISTERED', 'Lettre recommandée en ligne', '45 feuilles au plus.', undefined, false],
    ],
  );
});

test('an offer of a level that is not in the options is no choice', () => {
  const [green] = theLetterOffers;
  const offers = green ? [{ ...green, level: 'NEW' }, green] : [];
  expect(aPresentationStep({ offers }).levels.map(({ value }) => value)).toEqual(['GREEN']);
});

test.each([
  [20, 'décalez la première page de 20 mm vers le bas, ou ajoutez une page de garde.', ['moved', 'cover']],
  [null, 'Un texte se trouve à l’emplacement de l’adresse : ajoutez une page de garde.', ['cover']],
])(
  'the presentation names the text in the address zone with its remedies, moved down by %s',
  (moveDown, text, values) => {
    const { zone, addressPages } = plain(withDocument({ findings: [{ kind: 'address-zone', moveDown }] }));
    expect(zone).toEqual({ tone: 'warning', text: expect.stringContaining(text) });
    expect(addressPages.map(({ value }) => value)).toEqual(values);
    expect(chosen(addressPages)).toEqual(values.slice(0, 1));
  },
);

test.each([
  ['can be fitted', { isFittable: true }, 'fit'],
  ['was fitted', { originalId: 'document-0' }, 'original'],
  ['needs no fitting', {}, undefined],
])('a document that %s has the button for it', (_, over, intent) => {
  expect(withDocument(over).fitting?.intent).toBe(intent);
});

test('a page of which nothing is known is not drawn, and one with a free text beside one in the way is taken', () => {
  expect(withDocument({ firstPage: null }).page).toBeNull();
  const addressZone = { x: 105, y: 40, width: 85, height: 30 };
  const blocks = [addressZone, { x: 25, y: 95, width: 160, height: 15 }];
  const { page } = aPresentationStep({
    options: theLetterChoices({ written: aDocument({ firstPage: { addressZone, blocks } }) }),
  });
  expect(page?.blocks.map(({ isInTheWay }) => isInTheWay)).toEqual([true, false]);
  expect(page?.text).toContain('touche l’emplacement');
});

test('the presentation without a document shows nothing of one', () => {
  const { page, zone, addressPages } = aPresentationStep({ options: theLetterChoices({ written: null }) });
  expect([page, zone, addressPages]).toEqual([null, undefined, []]);
});
