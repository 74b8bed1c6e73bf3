import { expect, test } from 'vitest';
import { customsNeeded, theContents, theParcelAnswers, theParcelOptions } from '#domain/parcels/examples.ts';
import type { Quote } from '#domain/parcels/parcels.ts';
import { aPickupPoint } from '#domain/pickup/examples.ts';
import { euros } from '#domain/shared/money.ts';
import { wordingOf } from '#ui/wording/wording.server.ts';
import { priceView, summaryRows } from './parcel-summary.view.ts';
import { aParcelQuote } from './parcels.examples.ts';

const plain = (text = '') => text.replaceAll(/[^\S\n]/g, ' ');
const wording = wordingOf({ lang: 'fr', mode: 'part' });
const rowsOf = (over: Parameters<typeof theParcelAnswers>[0], customs = { isNeeded: false, reason: '' }) =>
  summaryRows(theParcelAnswers(over), { options: theParcelOptions({ customs }), wording }).map(
    ({ step, label, value }) => plain(`${step} | ${label} | ${value}`),
  );

test('every answer is read, below its step', () => {
  const sized = { length: '40', width: '30', height: '20', quantity: '3', carrier: 'CHRP' };
  const abroad = { destination: 'CH', postalCode: '1200', 'recipient.city': 'Genève' };
  const articles = {
    ...theContents({ category: 'sample', articles: '2' }),
    'article.2.description': 'Tasse',
    'article.2.quantity': '1',
    'article.2.weight': '0,2',
    'article.2.value': '18',
    'article.2.origin': 'PT',
  };
  expect(rowsOf({ ...sized, ...abroad, ...articles }, customsNeeded)).toEqual([
    'votre-colis | Départ de | France métropolitaine',
    'votre-colis | À destination de | 1200 Suisse',
    'votre-colis | Poids | 920 g',
    'votre-colis | Format | Standard',
    'votre-colis | Dimensions | 40 × 30 × 20 cm',
    'votre-colis | Nombre | 3 colis identiques',
    'livraison | Zone | International',
    'livraison | Transporteur | Chronopost en ligne',
    'livraison | Livraison par | Domicile',
    'livraison | Indemnisation | Indemnisation comprise',
    'adresses | Expéditeur | Mme Compte Particulier\n12 RUE DE LA REPUBLIQUE\n69002 LYON',
    'adresses | Destinataire | Atelier 3M & Fils\nContact Achats Service Achats\n4 RUE DU PORT\n1200 GENEVE\nSUISSE',
    'contenu | Contenu | Échantillon\n2 × Livre\n1 × Tasse',
    'recapitulatif | Où remettez-vous votre colis ? | En bureau de poste',
    'recapitulatif | Jour de remise | mardi 24 novembre 2026',
  ]);
});

test('what is not answered is not read, and one parcel is not counted', () => {
  const unknown = { origin: 'GP', destination: 'RE', postalCode: '', weight: '', way: '' };
  expect(rowsOf(unknown)).toEqual([
    'votre-colis | Départ de | Guadeloupe',
    'votre-colis | À destination de | La Réunion',
    'votre-colis | Format | Standard',
  ]);
});

test('overseas the zone is the offer that was chosen, which is not said twice, and a cover beyond the included one is said', () => {
  const overseas = { destination: 'RE', postalCode: '97400', way: 'eco-om', cover: 'R1' };
  expect(rowsOf(overseas).filter((row) => row.startsWith('livraison'))).toEqual([
    'livraison | Zone | Eco OM',
    'livraison | Indemnisation | Recommandé, niveau 1',
  ]);
});

test.each([
  ['nothing where customs do not ask', theContents(), { isNeeded: false, reason: '' }, []],
  ['nothing until it is whole', theContents({ 'article.1.value': '' }), customsNeeded, []],
  ['documents without articles', { category: 'documents' }, customsNeeded, ['contenu | Contenu | Documents']],
])('of the contents is read %s', (_, contents, customs, rows) => {
  expect(rowsOf(contents, customs).filter((row) => row.startsWith('contenu'))).toEqual(rows);
});

const shown = (over: Partial<Quote>, way = 'point') => priceView(aParcelQuote(over), { way, wording });

test('a price before the delivery is chosen is the least, and for several parcels it says so', () => {
  expect([shown({}, '').isLeast, shown({}, 'home').isLeast]).toEqual([true, false]);
  const whole = (quantity: number) =>
    priceView(aParcelQuote(), { way: 'home', quantity, wording }).totals?.find(({ strong }) => strong)?.note;
  expect([whole(1), whole(2)]).toEqual([undefined, 'pour 2 colis']);
});

test.each([
  [80, 'Il reste 80 g avant le palier suivant (+1,59 €).'],
  [1, 'Il reste 1 g avant le palier suivant (+1,59 €).'],
  [0, 'Un gramme de plus fait passer au palier suivant (+1,59 €).'],
])('with %d grams left before the next step of the tariff the price says so', (remaining, note) => {
  expect(plain(shown({ nextStep: { remaining, extra: euros(1.59) } }).note)).toBe(note);
  expect(shown({ nextStep: null })).not.toHaveProperty('note');
});

test.each([
  [{}, 'Bureau de poste Lyon\n12 rue de la République\n69002 Lyon'],
  [{ street: ' ' }, 'Bureau de poste Lyon\n69002 Lyon'],
  [{ street: '', postalCode: '', city: '' }, 'Bureau de poste Lyon'],
])('the chosen point is read whole, without empty lines: %j', (over, value) => {
  const point = aPickupPoint(over);
  const whole = `${value}\nPoint n° lyon-1`;
  expect(shown({ point }).rows?.[0]).toEqual({ step: 'livraison', label: 'Point de retrait', value: whole });
  expect(shown({ point }, 'home').rows?.map(({ label }) => label)).toEqual(['Livré au plus tard']);
});

test.each([
  ['home', '2026-11-23', 'mercredi 25 novembre 2026, pour un dépôt le lundi 23 novembre 2026'],
  ['point', null, 'jeudi 26 novembre 2026'],
  ['', '2026-11-23', undefined],
])('the day of arrival is that of the chosen delivery (« %s »), from the day of deposit %s', (way, deposit, value) => {
  const { rows } = shown({ deposit }, way);
  expect(rows?.find(({ label }) => label === 'Livré au plus tard')?.value).toBe(value);
});
