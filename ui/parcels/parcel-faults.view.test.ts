import { expect, test } from 'vitest';
import { aQuestion } from '#domain/address/check/examples.ts';
import { type Answers, faultsOf } from '#domain/journey/journey.ts';
import { customsNeeded, theParcelAnswers, theParcelOptions } from '#domain/parcels/examples.ts';
import type { ParcelFault, ParcelField } from '#domain/parcels/fields.ts';
import { parcelJourney } from '#domain/parcels/journey.ts';
import { euros } from '#domain/shared/money.ts';
import { wordingOf } from '#ui/wording/wording.server.ts';
import { fieldLabel } from './fields.view.ts';
import { parcelFaultText } from './parcel-faults.view.ts';

const fr = wordingOf({ lang: 'fr', mode: 'part' });
const said = (field: ParcelField, fault: ParcelFault) => parcelFaultText({ field, fault }, fr).replaceAll(/\s/g, ' ');
const required = { code: 'required' } as const;
const suspended = { code: 'destination-suspended', since: '2025-08-25', explanation: 'Des droits sont dus.' } as const;

test.each<[ParcelField, ParcelFault, string]>([
  ['format', { code: 'not-offered' }, 'Ce choix n’est pas proposé.'],
  [
    'way',
    { code: 'not-offered' },
    'Cette livraison n’est pas proposée pour cette destination : choisissez-en une autre.',
  ],
  [
    'depositPlace',
    { code: 'not-offered' },
    'Le facteur ne prend pas de colis à cette adresse : choisissez un autre lieu.',
  ],
  ['article.10.origin', { code: 'not-offered' }, 'Article 10 : choisissez un pays dans la liste.'],
  [
    'destination',
    { ...suspended, until: null },
    'L’envoi vers cette destination est suspendu depuis le lundi 25 août 2025. Des droits sont dus. Choisissez une autre destination.',
  ],
  [
    'destination',
    { ...suspended, until: '2026-12-01' },
    'L’envoi vers cette destination est suspendu du lundi 25 août 2025 au mardi 1er décembre 2026. Des droits sont dus. Choisissez une autre destination.',
  ],
  ['weight', { code: 'too-heavy', most: 20_000 }, 'Le poids maximal est de 20 kg pour cette destination.'],
  [
    'weight',
    { code: 'too-heavy-anywhere', most: 30_000 },
    'Le poids maximal est de 30 kg, quelle que soit la destination.',
  ],
  [
    'way',
    { code: 'too-heavy-for-way', most: 20_000 },
    'Cette livraison accepte 20 kg au plus : choisissez-en une autre.',
  ],
  ['article.2.value', { code: 'too-much-worth', most: euros(99) }, 'Article 2 : la valeur maximale est de 99,00 €.'],
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
    'Ce jour n’est pas proposé pour ce lieu de remise. Le premier possible est le mardi 24 novembre 2026.',
  ],
  ['depositDate', { code: 'date-not-offered' }, fr.t('parcels.noDate')],
  ['reference', { code: 'too-long', count: 35 }, '35 caractères au plus.'],
  ['postalCode', { code: 'postal-code-fr' }, fr.t('address.postalCodeFr')],
  ['sender.firstName', required, 'Expéditeur : saisissez le prénom.'],
  ['recipient.email', required, 'Destinataire : saisissez une adresse e-mail, au format nom@domaine.fr.'],
])('of %s, %j says what is wrong, where, and what is possible', (field, fault, text) => {
  expect(said(field, fault)).toBe(text);
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
  { origin: 'FR', destination: 'FR', length: '10' },
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
    // A street and the name of a place are one question, as the three sides of a parcel are.
    const question = field.replace(/additionalStreetName$/, 'streetName').replace(/^(length|width|height)$/, 'size');
    const text = parcelFaultText({ field, fault }, wording);
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
  expect(fieldLabel(field, fr)).toBe(label);
});
