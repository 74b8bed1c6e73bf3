import { expect, test } from 'vitest';
import { aCertification, aPresident } from '#domain/certification/examples.ts';
import { aCompanyView } from '../certification.examples.ts';

const registered = { siret: '73282932000074', name: null, address: null };

test('a company is shown as the register has it, with whom its last request named, and how to ask again', () => {
  const { trail, rows, change, form, request } = aCompanyView({
    certification: aCertification({ representative: aPresident }),
  });
  expect(trail).toEqual([{ label: 'Mon compte', href: '/professionnel/mon-compte' }]);
  expect(rows.map(({ label, value }) => [label, value])).toEqual([
    ['Raison sociale', 'Société Sans Demande'],
    ['SIRET', '200\u00a0034\u00a0528\u00a000014'],
    ['Adresse', '45 avenue de la Gare, 44000 Nantes'],
    ['Représentant légal', 'Compte Direction (présidente)'],
  ]);
  expect(change?.href).toBe('/professionnel/mon-compte/entreprise?siret=modifier');
  expect(form).toBeNull();
  expect(request).toEqual({
    title: 'Votre demande en trois étapes',
    steps: [
      'Vérifiez le SIRET de votre établissement.',
      'Désignez le représentant légal de l’entreprise.',
      'Nous examinons votre demande, que vous suivez sur cette page.',
    ],
    go: { label: 'Demander la certification', href: '/professionnel/mon-compte/entreprise/certification' },
  });
});

test('a company that the register does not publish shows its number alone', () => {
  expect(aCompanyView({ certification: aCertification({ company: registered }) }).rows).toEqual([
    { label: 'SIRET', value: '732\u00a0829\u00a0320\u00a000074' },
  ]);
  expect(aCompanyView({ certification: aCertification({ company: null, representative: aPresident }) }).rows).toEqual(
    [],
  );
});

test.each([
  [{ lastName: '' }, 'Compte (présidente)'],
  [{ firstName: '' }, 'Direction (présidente)'],
  [{ role: null }, 'Compte Direction'],
])('a representative with %j is named by what is known', (over, named) => {
  const { rows } = aCompanyView({ certification: aCertification({ representative: { ...aPresident, ...over } }) });
  expect(rows.at(-1)?.value).toBe(named);
});

test.each([
  ['pending', '2026-11-24T09:00:00.000Z', /^Votre demande du 24\/11\/2026 est en cours d’examen/],
  ['pending', null, /^Votre demande est en cours d’examen/],
  ['active', '2026-11-24T09:00:00.000Z', /^Votre entreprise est certifiée/],
  ['inactive', null, /^La certification confirme/],
] as const)('a certification that is %s, asked for on %s, says what that means', (status, requestedAt, explained) => {
  const { certification } = aCompanyView({ certification: aCertification({ status, requestedAt }) });
  expect(certification).toMatchObject({ status, explained: expect.stringMatching(explained) });
});

test('no refusal is spoken of where none was said', () => {
  expect(aCompanyView().notices).toEqual([]);
});

test('the introduction to the SIRET form stands only where no company is named', () => {
  const introOf = (given: Parameters<typeof aCompanyView>[0]) => aCompanyView(given).form?.intro;
  expect(introOf({ certification: aCertification({ company: null, status: null }) })).toMatch(
    /^Indiquez l’établissement/,
  );
  expect(introOf({ isChanging: true })).toBeNull();
});
