import { describe, expect, test } from 'vitest';
import { aDocument, aRecipient, theLetterAnswers, theLetterChoices } from '#domain/letters/examples.ts';
import { answerOfRecipients } from '#domain/letters/recipients.ts';
import { euros } from '#domain/shared/money.ts';
import { wordingOf } from '#ui/wording/wording.server.ts';
import { priceView } from './letter-price.server.ts';
import { aLetterQuote, anEntryPage, aPresentationStep, aSummaryStep, theLetterOffers } from './letters.examples.ts';
import { letters } from './letters.journey.ts';

const wording = wordingOf({ lang: 'fr', mode: 'part' });
const { t, promisedDay } = wording;
const plain = <Shown>(shown: Shown): Shown => JSON.parse(JSON.stringify(shown).replaceAll(/[\u202f\u00a0]/g, ' '));

test('the summary names each who gets the letter with its price; beside it the first, and how many others', () => {
  const one = aRecipient();
  const recipients = answerOfRecipients([
    { typed: aRecipient({ lastName: 'Refus' }), refusal: 'not-eligible' },
    { typed: one, refusal: null },
    { typed: aRecipient({ lastName: 'Sans', city: '' }), refusal: null },
    { typed: aRecipient({ lastName: 'Autre' }), refusal: null },
  ]);
  const answers = theLetterAnswers({ recipients });
  const each = plain(aSummaryStep({ answers })).recipients;
  expect(each.map(({ lines, price }) => [lines.includes('Refus'), price])).toEqual([
    [false, '1,89 €'],
    [false, '2,79 €'],
  ]);
  const rows = letters.summary(answers, { options: theLetterChoices(), wording });
  const text = rows.find(({ label }) => label === t('letters.recipients'))?.value ?? '';
  expect([text.includes('Achats'), text.includes('Refus')]).toEqual([true, false]);
  expect(text.endsWith(`\n${t('letters.andOthers', { count: 1 })}`)).toBe(true);
});

test('the summary says each answer at its step', () => {
  const answers = theLetterAnswers({ level: 'REGISTERED', receipt: 'yes' });
  const rows = plain(letters.summary(answers, { options: theLetterChoices(), wording }));
  expect(rows.map(({ step, label, value }) => [step, label, value])).toEqual([
    ['writing', 'Document', 'Lettre écrite en ligne, 1 page'],
    ['presentation', 'Impression', 'Noir et blanc, Recto verso'],
    ['presentation', 'Adresse', 'Sur la première page'],
    ['presentation', 'Mode d’envoi', 'Lettre recommandée en ligne\nAvec avis de réception'],
    ['recipients', 'Destinataires', 'Atelier 3M & Fils\nContact Achats\nBP 34014\n71040 MACON CEDEX 9'],
    ['recipients', 'Expéditeur', 'Mme Compte Particulier\n12 RUE DE LA REPUBLIQUE\n69002 LYON'],
  ]);
});

test('the summary of one side without a receipt says so, and of a letter that is not begun nothing', () => {
  const answers = theLetterAnswers({ duplex: '', colour: 'colour' });
  const values = letters.summary(answers, { options: theLetterChoices(), wording }).map(({ value }) => value);
  expect(values.slice(1, 4)).toEqual(['Couleur, recto seul', 'Sur la première page', 'Lettre verte en ligne']);
  expect(letters.summary({}, { options: theLetterChoices({ written: null }), wording })).toEqual([]);
});

test('the price says what the next sheets cost, where there is a next step of the tariff', () => {
  expect(plain(priceView(aLetterQuote, wording))).toEqual({
    quote: { id: 'devis-1', ttc: aLetterQuote.ttc, ht: aLetterQuote.ht },
    validUntil: '2026-11-23T10:30:00Z',
    totals: [
      { label: '1 × Lettre verte en ligne, 1 feuille', value: '1,89 €' },
      { label: 'Total TTC', value: '1,89 €', strong: true },
    ],
    note: 'Encore 2 feuilles au même prix, puis +1,20 € par lettre.',
  });
  expect(priceView({ ...aLetterQuote, nextStep: null }, wording)).not.toHaveProperty('note');
});

describe('the last step', () => {
  const latest = (cutOff: string, day: string) =>
    `Si vous payez aujourd’hui avant ${cutOff}, elle est distribuée au plus tard le ${day}.`;

  test.each([
    ['GREEN', latest('17 h', 'jeu. 26/11/2026')],
    ['ROUGE', latest('20 h', 'mar. 24/11/2026')],
  ])('says until when its level, %s, is paid for, how the total is rounded, and what is printed', (level, text) => {
    const { notices: left, notes, digest, pdf } = plain(aSummaryStep({ answers: theLetterAnswers({ level }) }));
    expect({ left, notes, digest, pdf }).toEqual({
      left: [],
      notes: [text, 'La TVA se calcule sur le total : il peut différer d’un centime de la somme des lignes.'],
      digest: 'a'.repeat(64),
      pdf: { label: 'Télécharger le PDF tel qu’il sera imprimé', href: '/ecom/courrier/apercu' },
    });
  });

  test('says nothing of the rounding of a tax where its letters bear none', () => {
    const offers = theLetterOffers.map((offer) => ({ ...offer, ht: offer.ttc }));
    expect(plain(aSummaryStep({ offers })).notes).toEqual([latest('17 h', 'jeu. 26/11/2026')]);
  });

  test('promises no day at a level that is not offered, and has no digest of what is not printed', () => {
    const answers = theLetterAnswers({ level: 'OTHER' });
    expect(aSummaryStep({ answers }).notes).toEqual([]);
    for (const written of [null, aDocument({ sha256: null })])
      expect(aSummaryStep({ options: theLetterChoices({ written }) })).not.toHaveProperty('digest');
  });
});

describe('the entry', () => {
  const rest = [
    'Une même lettre pour 50 destinataires au plus, payée en une fois.',
    'Un document qui n’est pas commandé est supprimé après 72 heures.',
    'Un compte vous est demandé une seule fois, à la commande.',
    'Les tarifs sont ceux en vigueur depuis le 01/01/2026.',
  ];

  test('the letters’ entry names the lowest price, and offers no draft where none is saved', () => {
    const { points, price, start, ...others } = plain(anEntryPage());
    expect(price).toBe('Dès 1,60 € la lettre');
    expect(points).toEqual(rest);
    expect(start).toEqual({ label: 'Commencer', href: '/envoi-courrier-en-ligne/parcours/creer-lettre' });
    expect(others).not.toHaveProperty('draft');
    expect(others).not.toHaveProperty('article');
  });

  test('the letters’ entry at an article names the level that it sells, with its price, in place of the lowest one', () => {
    const firstPrice = { ttc: euros(2.4), ht: euros(2.4) };
    const levels = theLetterChoices().levels.map((each) => (each.article ? { ...each, firstPrice } : each));
    const options = theLetterChoices({ levels });
    const { points, price } = plain(anEntryPage({ article: 'e-lettre-rouge', options }));
    expect(price).toBe('Dès 2,40 € la lettre');
    expect(points).toEqual([expect.stringContaining('Votre lettre part en e-Lettre rouge.'), ...rest]);
  });

  test('the letters’ entry shows of a draft the document and its level, and no address', () => {
    const rows = anEntryPage({ answers: theLetterAnswers() }).draft?.rows;
    expect(rows?.map(({ label }) => label)).toEqual(['Document', 'Impression', 'Adresse', 'Mode d’envoi']);
  });
});

describe('a level', () => {
  test('each level of a letter says its cut-off and its latest delivery', () => {
    const texts = aPresentationStep().levels.map(({ text }) => text);
    for (const [at, { latestDelivery }] of theLetterOffers.entries())
      expect(texts[at]).toContain(`au plus tard le ${promisedDay(latestDelivery)}`);
    expect(texts.map((text) => /avant \d+/.exec(text ?? '')?.[0])).toEqual(['avant 17', 'avant 20', 'avant 17']);
  });
});

describe('the drawn page', () => {
  const zone = { x: 105, y: 40, width: 85, height: 30 };
  const pageWith = (block: typeof zone) =>
    aPresentationStep({
      options: theLetterChoices({ written: aDocument({ firstPage: { addressZone: zone, blocks: [block] } }) }),
    }).page;

  test.each([
    ['ends where the place of the address begins', { x: 105, y: 30, width: 85, height: 10 }, false],
    ['begins where it ends', { x: 105, y: 70, width: 85, height: 10 }, false],
    ['ends at its left', { x: 20, y: 40, width: 85, height: 10 }, false],
    ['begins at its right', { x: 190, y: 40, width: 10, height: 10 }, false],
    ['reaches a millimetre into it', { x: 105, y: 31, width: 85, height: 10 }, true],
    ['holds it whole', { x: 0, y: 0, width: 210, height: 297 }, true],
  ])('a text that %s is in its way or not', (_, block, isInTheWay) => {
    const page = pageWith(block);
    expect(page?.blocks.map((each) => each.isInTheWay)).toEqual([isInTheWay]);
    expect(page?.text).toBe(t(isInTheWay ? 'letters.pageTaken' : 'letters.pageFree'));
  });
});
