import { describe, expect, test } from 'vitest';
import { aCertification, aPresident, aTypedRequest } from '#domain/certification/examples.ts';
import type { RequestFaults } from '#domain/certification/request.ts';
import { aRequestState, aRequestView } from '../certification.examples.ts';

test('a request says for which company it is, how far it is, and leads back to the company', () => {
  const { trail, steps, about } = aRequestView();
  expect(trail.map(({ href }) => href)).toEqual(['/professionnel/mon-compte', '/professionnel/mon-compte/entreprise']);
  expect(steps).toEqual([
    { label: 'Entreprise', done: true, href: '/professionnel/mon-compte/entreprise?siret=modifier' },
    { label: 'Représentant légal', current: true },
    { label: 'Examen' },
  ]);
  expect(about).toBe('Société Sans Demande, SIRET 200\u00a0034\u00a0528\u00a000014');
});

test('a company without a name is told by its number alone', () => {
  const company = { siret: '73282932000074', name: null, address: null };
  expect(aRequestView({ certification: aCertification({ company }) }).about).toBe(
    'SIRET 732\u00a0829\u00a0320\u00a000074',
  );
});

test('a certification request selects none of several representatives, and the chosen one stays', () => {
  const chosen = (representative?: string) =>
    aRequestView({
      state: representative === undefined ? null : aRequestState({ typed: aTypedRequest({ representative }) }),
    }).form.representatives.filter(({ selected }) => selected);
  expect(chosen()).toEqual([]);
  expect(chosen(aPresident.id)).toMatchObject([{ title: 'Compte Direction (présidente)' }]);
  expect(chosen('autre')).toMatchObject([{ title: 'Une autre personne' }]);
});

describe('each field says what is wrong with it:', () => {
  test.each<[keyof RequestFaults, RequestFaults, string, RegExp]>([
    ['representative', { representative: { code: 'choose' } }, 'representant', /^Choisissez le représentant légal/],
    ['attested', { attested: { code: 'attest' } }, 'attestation', /^Cochez l’attestation/],
    ['role', { role: { code: 'required' } }, 'fonction', /^Indiquez la fonction/],
    ['role', { role: { code: 'too-long', count: 64 } }, 'fonction', /^La fonction ne doit pas dépasser 64/],
    ['civility', { civility: { code: 'required' } }, 'civilite', /civilité/],
    ['firstName', { firstName: { code: 'required' } }, 'prenom', /prénom/],
    ['lastName', { lastName: { code: 'too-long', count: 35 } }, 'nom', /35/],
  ])('%s, of %j', (_, faults, field, text) => {
    expect(aRequestView({ state: aRequestState({ faults }) }).form.errors).toEqual({
      [field]: expect.stringMatching(text),
    });
  });

  test('each field shows its fault in the order of the page', () => {
    const faults: RequestFaults = { role: { code: 'required' }, attested: { code: 'attest' } };
    const { errors } = aRequestView({ state: aRequestState({ faults, document: 'Joignez un justificatif.' }) }).form;
    expect(Object.keys(errors)).toEqual(['fonction', 'justificatif', 'attestation']);
  });
});
