import { expect, test } from 'vitest';
import { aQuestion } from '#domain/address/check/examples.ts';
import type { LetterFault, LetterField } from '#domain/letters/letters.ts';
import { wordingOf } from '#ui/wording/wording.server.ts';
import { letters } from './letters.journey.ts';

const wording = wordingOf({ lang: 'fr', mode: 'part' });
const plain = (text: string) => text.replaceAll(/[\u202f\u00a0]/g, ' ');

test.each<[LetterField, LetterFault, string]>([
  [
    'text',
    { code: 'text-too-long', count: 12_500, most: 12_000 },
    'Votre lettre compte 12 500 caractères, pour 12 000 au plus. Raccourcissez-la ou importez un PDF.',
  ],
  ['file', { code: 'not-a4' }, 'Ce fichier n’est pas au format A4 vertical.'],
  ['file', { code: 'page-not-a4', page: 2 }, 'La page 2 n’est pas au format A4 vertical.'],
  ['file', { code: 'scanning' }, 'L’analyse de votre fichier n’est pas terminée'],
  ['addressPage', { code: 'address-zone' }, 'Un texte se trouve à l’emplacement de l’adresse : ajoutez'],
  [
    'addressPage',
    { code: 'address-zone-movable', down: 12 },
    'Un texte se trouve à l’emplacement de l’adresse : décalez la première page de 12 mm vers le bas',
  ],
  ['level', { code: 'too-many-sheets', most: 3 }, 'Ce mode d’envoi accepte 3 feuilles au plus.'],
  ['level', { code: 'not-offered' }, 'Ce choix n’est plus proposé : choisissez-en un autre.'],
  ['receipt', { code: 'not-offered' }, 'Ce mode d’envoi n’a pas d’avis de réception.'],
  ['level', { code: 'required' }, 'Choisissez un mode d’envoi.'],
  ['recipients', { code: 'too-many-recipients', most: 50 }, '50 destinataires au plus'],
  ['recipients', { code: 'no-recipient' }, 'Aucun destinataire ne peut recevoir cette lettre.'],
  ['sender.city', { code: 'required' }, 'Expéditeur : saisissez la commune.'],
  ['recipient.city', { code: 'required' }, 'Destinataire : saisissez la commune.'],
  ['recipient.city', { code: 'not-listed' }, 'Destinataire : ajoutez ce destinataire à la liste'],
  ['sender.confirmed', aQuestion('4 rue du Port'), 'Expéditeur : choisissez entre l’adresse saisie'],
  ['recipient.confirmed', aQuestion(), 'Destinataire : adresse non reconnue'],
])('a letter’s fault of %s, %o, has the text « %s »', (field, fault, text) => {
  expect(plain(letters.faultText({ field, fault }, wording)).slice(0, text.length)).toBe(text);
});

test.each<[LetterField, string]>([
  ['csv', 'Fichier CSV'],
  ['level', 'Mode d’envoi'],
  ['sender.city', 'Commune (expéditeur)'],
  ['recipient.city', 'Commune (destinataire)'],
])('the field %s is called « %s », and of an address it says whose', (field, label) => {
  expect(plain(letters.fieldLabel(field, wording))).toBe(label);
});
