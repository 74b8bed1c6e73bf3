import { expect, test } from 'vitest';
import { aQuestion } from '#domain/address/check/examples.ts';
import { type Answers, faultsOf } from '#domain/journey/journey.ts';
import { customsNeeded, theContents, theParcelAnswers, theParcelOptions } from '#domain/parcels/examples.ts';
import { parcelJourney } from '#domain/parcels/journey.ts';
import type { ParcelFault, ParcelField } from '#domain/parcels/parcels.ts';
import { euros } from '#domain/shared/money.ts';
import { wordingOf } from '#ui/wording/wording.server.ts';
import { parcels } from './parcels.journey.ts';

const fr = wordingOf({ lang: 'fr', mode: 'part' });
const said = (field: ParcelField, fault: ParcelFault) => parcels.faultText({ field, fault }, fr).replaceAll(/\s/g, ' ');
const required = { code: 'required' } as const;
const suspension = { since: '2025-08-25', explanation: 'Des droits sont dus.' };

test.each<[ParcelField, ParcelFault, string]>([
  ['format', { code: 'not-offered' }, 'Ce choix n’est plus proposé : choisissez-en un autre.'],
  [
    'way',
    { code: 'not-offered' },
    'Ce mode de livraison n’est pas proposé pour cette destination : choisissez-en un autre.',
  ],
  [
    'depositPlace',
    { code: 'not-offered' },
    'Le facteur ne prend pas de colis à cette adresse : choisissez un autre lieu.',
  ],
  ['article.10.origin', { code: 'not-offered' }, 'Article 10 : choisissez un pays dans la liste.'],
  [
    'destination',
    { code: 'suspended', ...suspension },
    'L’envoi vers cette destination est suspendu depuis le 25/08/2025. Des droits sont dus. Choisissez une autre destination.',
  ],
  [
    'destination',
    { code: 'suspended-until', ...suspension, until: '2026-12-01' },
    'L’envoi vers cette destination est suspendu du 25/08/2025 au 01/12/2026. Des droits sont dus. Choisissez une autre destination.',
  ],
  [
    'weight',
    { code: 'too-heavy', most: 20_000 },
    'Le poids maximal est de 20 kg pour cette destination. Répartissez le contenu en plusieurs colis.',
  ],
  [
    'weight',
    { code: 'too-heavy-anywhere', most: 30_000 },
    'Le poids maximal est de 30 kg, quelle que soit la destination. Répartissez le contenu en plusieurs colis.',
  ],
  [
    'way',
    { code: 'too-heavy-for-way', most: 20_000 },
    'Ce mode de livraison accepte 20 kg au plus : choisissez-en un autre.',
  ],
  [
    'article.2.value',
    { code: 'too-much-worth', most: euros(99) },
    'Article 2 : la valeur maximale est de 99,00 €. Répartissez le contenu en plusieurs colis.',
  ],
  ['width', { code: 'size' }, 'Saisissez une mesure en centimètres, de 1 à 999.'],
  [
    'length',
    { code: 'too-large', sum: 150, length: 100 },
    'Ce colis est trop grand : 150 cm au plus en additionnant longueur, largeur et hauteur, et 100 cm de long au plus.',
  ],
  [
    'format',
    { code: 'larger-format', format: 'bulky' },
    'Ces dimensions dépassent ce format : choisissez « Volumineux ».',
  ],
  ['quantity', { code: 'quantity', most: 20 }, 'Saisissez un nombre de colis, de 1 à 20.'],
  [
    'depositDate',
    { code: 'date-too-early', earliest: '2026-11-24' },
    'Le jour choisi n’est plus possible : choisissez-en un autre. Le premier est le mar. 24/11/2026.',
  ],
  ['depositDate', { code: 'date-not-offered' }, fr.t('parcels.fault.date-not-offered')],
  ['reference', { code: 'too-long', count: 35 }, 'Raccourcissez ce texte : 35 caractères au plus.'],
  ['postalCode', { code: 'postal-code-fr' }, fr.t('address.postalCodeFr')],
  ['sender.firstName', required, 'Expéditeur : saisissez le prénom.'],
  ['recipient.email', required, 'Destinataire : saisissez une adresse e-mail, au format nom@domaine.fr.'],
])('a parcel’s fault of %s, %j, has its text', (field, fault, text) => {
  expect(said(field, fault)).toBe(text);
});

test('a parcel of an offer has the name of its carrier, and any other that of the service', () => {
  expect(parcels.title(fr, { carrier: 'CHRP' })).toBe('Chronopost en ligne');
  expect(parcels.title(fr, {})).toBe('Colissimo en ligne');
});

test('a question about an address says whose it is, and what is asked', () => {
  const [suggested, unknown] = [aQuestion('4 rue du Port'), aQuestion()].map((fault) =>
    said('sender.confirmed', fault),
  );
  expect(suggested).toMatch(/^Expéditeur : choisissez entre l’adresse saisie/);
  expect(unknown).toMatch(/^Expéditeur : /);
  expect(unknown).not.toBe(suggested);
});

/** Answers that lack whatever may be required. */
const lacking: Answers<ParcelField>[] = [
  { destination: 'CH', articles: '10', category: 'sale' },
  { destination: 'FR', way: 'point', category: 'other', 'recipient.isCompany': 'yes' },
  {
    ...theParcelAnswers({ 'sender.isCompany': 'yes' }),
    articles: '1',
    'article.1.quantity': '1',
    'article.1.value': '1000',
  },
];

test.each(['fr', 'en'] as const)('every answer that is required is asked for in words of its own, in %s', (lang) => {
  const wording = wordingOf({ lang, mode: 'part' });
  const journey = parcelJourney(theParcelOptions({ customs: customsNeeded }));
  const asked = lacking.flatMap((answers) =>
    journey.steps.flatMap(({ name }) =>
      Object.entries(faultsOf(journey, answers, name)).filter(([, { code }]) => code === 'required'),
    ),
  );
  const questions = new Map<string, string>();
  for (const [name, fault] of asked) {
    const field = name as ParcelField;
    // A street and the name of a place are one question.
    const question = field.replace(/additionalStreetName$/, 'streetName');
    const text = parcels.faultText({ field, fault }, wording);
    expect(questions.get(text) ?? question).toBe(question);
    questions.set(text, question);
  }
  expect(questions.size).toBeGreaterThan(85);
});

test.each<[ParcelField, string]>([
  ['weight', 'Poids du colis emballé, en kg'],
  ['article.3.value', 'Valeur unitaire, en euros'],
  ['sender.city', 'Commune (expéditeur)'],
  ['recipient.city', 'Commune (destinataire)'],
])('%s is named as its field is', (field, label) => {
  expect(parcels.fieldLabel(field, fr)).toBe(label);
});

const plain = (text = '') => text.replaceAll(/[^\S\n]/g, ' ');
const rowsOf = (over: Parameters<typeof theParcelAnswers>[0], customs = { isNeeded: false, reason: '' }) =>
  parcels
    .summary(theParcelAnswers(over), { options: theParcelOptions({ customs }), wording: fr })
    .map(({ step, label, value }) => plain(`${step} | ${label} | ${value}`));

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
    'item | Départ de | France métropolitaine',
    'item | À destination de | 1200 Suisse',
    'item | Poids | 920 g',
    'item | Format | Standard',
    'item | Dimensions | 40 × 30 × 20 cm',
    'item | Nombre | 3 colis identiques',
    'delivery | Zone | International',
    'delivery | Transporteur | Chronopost en ligne',
    'delivery | Mode de livraison | Domicile',
    'delivery | Indemnisation | Indemnisation comprise',
    'addresses | Expéditeur | Mme Compte Particulier\n12 RUE DE LA REPUBLIQUE\n69002 LYON',
    'addresses | Destinataire | Atelier 3M & Fils\nContact Achats Service Achats\n4 RUE DU PORT\n1200 GENEVE\nSUISSE',
    'contents | Contenu | Échantillon\n2 × Livre\n1 × Tasse',
    'summary | Où remettez-vous votre colis ? | En bureau de poste',
    'summary | Jour du dépôt | mar. 24/11/2026',
  ]);
});

test('the summary of parcels leaves out unanswered fields, and does not count one parcel', () => {
  const unknown = { origin: 'GP', destination: 'RE', postalCode: '', weight: '', way: '' };
  expect(rowsOf(unknown)).toEqual([
    'item | Départ de | Guadeloupe',
    'item | À destination de | La Réunion',
    'item | Format | Standard',
  ]);
});

test('overseas the zone is the offer that was chosen, which is not said twice, and a cover beyond the included one is said', () => {
  const overseas = { destination: 'RE', postalCode: '97400', way: 'eco-om', cover: 'R1' };
  expect(rowsOf(overseas).filter((row) => row.startsWith('delivery'))).toEqual([
    'delivery | Zone | Par bateau (Eco OM)',
    'delivery | Indemnisation | Recommandé, niveau 1',
  ]);
});

test.each([
  ['nothing where customs do not ask', theContents(), { isNeeded: false, reason: '' }, []],
  ['nothing until it is whole', theContents({ 'article.1.value': '' }), customsNeeded, []],
  ['documents without articles', { category: 'documents' }, customsNeeded, ['contents | Contenu | Documents']],
])('of the contents is read %s', (_, contents, customs, rows) => {
  expect(rowsOf(contents, customs).filter((row) => row.startsWith('contents'))).toEqual(rows);
});
