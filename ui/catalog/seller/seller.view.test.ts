import { expect, test } from 'vitest';
import { aSeller } from '#domain/catalog/examples.ts';
import { wordingOf } from '#ui/wording/wording.server.ts';
import { sellerView } from './seller.view.ts';

const fr = wordingOf({ lang: 'fr', mode: 'part' });

test('a seller who trades gives the identity that the law asks for', () => {
  const { grade, standing, warning, facts } = sellerView(aSeller(), fr);
  expect(grade).toBe('4,7 sur 5 (1\u202f284 avis)');
  expect([standing, warning]).toEqual(['Vendeur professionnel', null]);
  expect(facts).toEqual([
    { name: 'Raison sociale', lines: ['Papeterie du Canal SARL'] },
    { name: 'Adresse', lines: ['24 quai des Péniches', '67000 Strasbourg', 'France'] },
    { name: 'Immatriculation', lines: ['RCS Strasbourg 900 001 018'] },
    { name: 'N°\u00a0de TVA intracommunautaire', lines: ['FR00 900 001 018'] },
    { name: 'Retours', lines: ['Retour accepté dans les 30 jours.'] },
    {
      name: 'Service client',
      lines: ['01 99 00 20 01'],
      link: { label: 'service-client@vendeur-2001.example', href: 'mailto:service-client@vendeur-2001.example' },
    },
  ]);
});

test('a private seller’s page warns the buyer of the missing rights', () => {
  const { standing, warning } = sellerView(aSeller({ professional: false }), fr);
  expect(standing).toBe('Vendeur particulier');
  expect(warning).toContain('droit de rétractation');
});

test('a seller’s missing facts have no line', () => {
  const bare = aSeller({
    legalName: '',
    address: [],
    registration: '',
    vat: '',
    returnPolicy: '',
    phone: '',
    email: '',
  });
  expect(sellerView(bare, fr).facts).toEqual([{ name: 'Retours', lines: ['30 jours'] }]);
  expect(sellerView({ ...bare, returnDays: null }, fr).facts).toEqual([]);
  expect(sellerView(aSeller({ grade: null }), fr).grade).toBeNull();
});

test('an address that could carry more than itself is no link', () => {
  for (const email of ['a@b.example?bcc=c@d.example', 'a b@c.example', 'javascript:alert(1)'])
    expect(sellerView(aSeller({ email }), fr).facts.at(-1)).toEqual({
      name: 'Service client',
      lines: ['01 99 00 20 01'],
    });
});
