import { expect, test } from 'vitest';
import { aQuestion } from '#domain/address/check/examples.ts';
import { faultsOf } from '#domain/journey/journey.ts';
import { theMailOptions } from '#domain/registered-mail/examples.ts';
import type { MailFault, MailField } from '#domain/registered-mail/registered-mail.ts';
import { wordingOf } from '#ui/wording/wording.server.ts';
import { registeredMail } from './registered-mail.journey.ts';

const plain = (text: string) => text.replaceAll(/[\u202f\u00a0]/g, ' ');
const journey = registeredMail.journey(theMailOptions());

test.each(['fr', 'en'] as const)('every answer that is required is asked for in words of its own, in %s', (lang) => {
  const wording = wordingOf({ lang, mode: 'part' });
  const said = journey.steps.flatMap(({ name }) => {
    const faults = Object.entries(faultsOf(journey, { destination: 'FR' }, name));
    return faults.map(([field, fault]) => ({
      fault: fault.code,
      text: registeredMail.faultText({ field: field as MailField, fault }, wording),
      // A street and the name of a place are one question: either answers it.
      question: field.replace(/additionalStreetName$/, 'streetName'),
    }));
  });
  expect(said.length).toBeGreaterThan(12);
  const questions = new Map(said.map(({ text, question }) => [text, question]));
  for (const { text, question } of said) expect(questions.get(text)).toBe(question);
});

test('the question about a suggested address is called as the street that it is about', () => {
  const wording = wordingOf({ lang: 'fr', mode: 'part' });
  const label = registeredMail.fieldLabel('recipient.confirmed', wording);
  expect(label).toBe(registeredMail.fieldLabel('recipient.streetName', wording));
  expect(label).toBe('Numéro et rue (destinataire)');
});

test('a fault of an address says whose it is', () => {
  const fault = { code: 'required' } as const;
  const [fr, en] = (['fr', 'en'] as const).map((lang) => wordingOf({ lang, mode: 'part' }));
  expect(registeredMail.faultText({ field: 'sender.firstName', fault }, fr!)).toBe(
    'Expéditeur\u202f: saisissez le prénom.',
  );
  expect(registeredMail.faultText({ field: 'recipient.firstName', fault }, en!)).toBe(
    'Recipient: enter the first name.',
  );
  expect(
    registeredMail.faultText({ field: 'recipient.codePostal', fault: { code: 'postal-code-elsewhere' } }, fr!),
  ).toMatch(/^Destinataire\u202f: ce code postal/);
});

test.each<[MailField, MailFault, string]>([
  ['printing', { code: 'printed-by-post' }, 'Pour une lettre que nous imprimons, passez par « Courrier en ligne ».'],
  ['destination', { code: 'not-offered' }, 'Ce choix n’est plus proposé : choisissez-en un autre.'],
  [
    'destination',
    { code: 'suspended', since: '2023-04-21' },
    'L’envoi vers cette destination est suspendu depuis le 21/04/2023. Choisissez-en une autre.',
  ],
  [
    'destination',
    { code: 'suspended-until', since: '2023-04-21', until: '2026-12-01' },
    'L’envoi vers cette destination est suspendu du 21/04/2023 au 01/12/2026. Choisissez-en une autre.',
  ],
  ['weight', { code: 'weight' }, 'Saisissez un poids en grammes entiers, à partir de 1 g.'],
  [
    'weight',
    { code: 'too-heavy', most: 500 },
    'Le poids maximal est de 500 g pour cette destination. Au-delà, envoyez un colis.',
  ],
  [
    'weight',
    { code: 'too-heavy-anywhere', most: 2000 },
    'Le poids maximal est de 2 kg, quelle que soit la destination. Au-delà, envoyez un colis.',
  ],
  ['level', { code: 'not-offered' }, 'Ce niveau n’est pas proposé pour cette destination : choisissez-en un autre.'],
  [
    'receipt',
    { code: 'not-offered' },
    'L’avis de réception n’est pas proposé pour cette destination : décochez-le pour continuer.',
  ],
  [
    'depositPlace',
    { code: 'not-offered' },
    'Le facteur ne peut pas prendre votre lettre à cette adresse : choisissez le bureau de poste.',
  ],
  ['depositPlace', { code: 'place-unknown' }, 'Ce lieu de dépôt n’est plus proposé : choisissez-en un autre.'],
  ['depositDate', { code: 'date-not-offered' }, 'Ce jour n’est pas proposé à cet endroit. Choisissez-en un autre.'],
  [
    'sender.confirmed',
    aQuestion('4 rue du Port'),
    'Expéditeur : choisissez entre l’adresse saisie et une adresse plus',
  ],
  ['recipient.confirmed', aQuestion(), 'Destinataire : adresse non reconnue'],
])('a registered letter’s fault of %s, %o, has the text « %s »', (field, fault, text) => {
  const said = registeredMail.faultText({ field, fault }, wordingOf({ lang: 'fr', mode: 'part' }));
  expect(plain(said).slice(0, text.length)).toBe(text);
});

test.each<[MailField, string]>([
  ['depositDate', 'Jour du dépôt'],
  ['sender.email', 'Adresse e-mail de l’expéditeur'],
  ['sender.city', 'Commune (expéditeur)'],
  ['recipient.city', 'Commune (destinataire)'],
])('the field %s is called « %s », and of an address it says whose', (field, label) => {
  expect(plain(registeredMail.fieldLabel(field, wordingOf({ lang: 'fr', mode: 'part' })))).toBe(label);
});
