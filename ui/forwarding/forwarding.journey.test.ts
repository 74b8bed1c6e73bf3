import { expect, test } from 'vitest';
import type { ForwardingFault, ForwardingField } from '#domain/forwarding/forwarding.ts';
import { wordingOf } from '#ui/wording/wording.server.ts';
import { forwarding } from './forwarding.journey.ts';

const wording = wordingOf({ lang: 'fr', mode: 'part' });
const plain = (text: string) => text.replaceAll(/[\u202f\u00a0]/g, ' ');

test.each<[ForwardingField, ForwardingFault, string]>([
  ['offer', { code: 'required' }, 'Choisissez votre situation, puis une formule.'],
  ['offer', { code: 'not-offered' }, 'Ce choix n’est plus proposé : choisissez-en un autre.'],
  ['activation', { code: 'required' }, 'Choisissez comment le contrat est activé.'],
  ['startDate', { code: 'required' }, 'Indiquez le premier jour.'],
  ['startDate', { code: 'date' }, 'Saisissez une date valable, par exemple 24/11/2026.'],
  [
    'startDate',
    { code: 'too-early', earliest: '2026-11-27' },
    'Cette date est trop proche. La première possible est le ven. 27/11/2026.',
  ],
  [
    'startDate',
    { code: 'too-late', latest: '2027-05-21' },
    'Cette date est trop lointaine. La dernière possible est le ven. 21/05/2027.',
  ],
  ['endDate', { code: 'required' }, 'Indiquez le dernier jour.'],
  [
    'endDate',
    { code: 'too-early', earliest: '2026-12-16' },
    'Le dernier jour est trop proche du premier. Choisissez le mer. 16/12/2026 au plus tôt.',
  ],
  [
    'endDate',
    { code: 'too-late', latest: '2027-01-01' },
    'Le dernier jour est trop loin du premier. Choisissez le ven. 01/01/2027 au plus tard.',
  ],
  ['from.firstName', { code: 'required' }, 'Adresse de départ : saisissez le prénom.'],
  ['from.codePostal', { code: 'postal-code-fr' }, 'Adresse de départ : le code postal doit compter 5 chiffres.'],
  ['from.streetName', { code: 'address-missing' }, 'Adresse de départ : saisissez cette adresse.'],
  ['to.city', { code: 'required' }, 'Adresse d’arrivée : saisissez la commune.'],
  [
    'to.codePostal',
    { code: 'not-eligible' },
    'Adresse d’arrivée : ce service n’est pas proposé pour ce code postal. Vérifiez-le, ou appelez notre service client.',
  ],
  [
    'to.streetName',
    { code: 'same-address' },
    'Adresse d’arrivée : cette adresse est la même que celle de départ. Modifiez l’une ou l’autre.',
  ],
  ['beneficiary.a', { code: 'required' }, 'Indiquez au moins un nom.'],
  [
    'beneficiary.b',
    { code: 'name' },
    'Saisissez un nom de 2 à 38 lettres ou chiffres, tel qu’il figure sur le courrier.',
  ],
  ['authority', { code: 'required' }, 'Confirmez que vous pouvez souscrire pour les personnes nommées.'],
])('a forwarding fault of %s, %o, has the text « %s »', (field, fault, text) => {
  expect(plain(forwarding.faultText({ field, fault }, wording))).toBe(text);
});

test('a professional is not sent to the professional shop for the contract of a company', () => {
  const textIn = (mode: 'part' | 'pro') =>
    plain(
      forwarding.faultText({ field: 'beneficiary.b', fault: { code: 'company' } }, wordingOf({ lang: 'fr', mode })),
    );
  expect([textIn('part'), textIn('pro')]).toEqual([
    expect.stringContaining('dans l’espace professionnel'),
    expect.stringContaining('cochez « Adresse professionnelle »'),
  ]);
});

test.each<[ForwardingField, string]>([
  ['endDate', 'Dernier jour'],
  ['beneficiary.a', 'Nom 1'],
  ['beneficiary.h', 'Nom 8'],
  ['from.city', 'Commune (adresse de départ)'],
  ['to.city', 'Commune (adresse d’arrivée)'],
])('the field %s is called « %s », and of an address it says which', (field, label) => {
  expect(plain(forwarding.fieldLabel(field, wording))).toBe(label);
});
