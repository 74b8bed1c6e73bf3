import { expect, test } from 'vitest';
import { theCarrierAnswers, theCarrierOptions } from '#domain/carriers/examples.ts';
import { wordingOf } from '#ui/wording/wording.server.ts';
import { aCarrierEntry } from '../carriers.examples.ts';
import { entryView } from './entry.view.ts';

const plain = (text: string) => text.replaceAll(/\s/g, ' ');

test('the comparison says what its prices hold, and from when to when its tariffs are in force', () => {
  const { title, points, start, draft: kept } = aCarrierEntry();
  expect([title, start, kept]).toEqual([
    'Comparer les transporteurs',
    { label: 'Commencer', href: '/envoi-colis/comparer-transporteurs/parcours/votre-colis' },
    undefined,
  ]);
  expect(points.map(plain)).toEqual([
    'Le prix affiché est le total à payer. Les frais possibles sont indiqués, avec leur montant.',
    'Chaque offre indique ses émissions de CO₂e et leur méthode de calcul.',
    'Les tarifs sont ceux en vigueur du 01/01/2026 au 31/12/2026.',
  ]);
  const endless = entryView(
    { options: theCarrierOptions({ validTo: null }), draft: { answers: {}, version: 0 }, notices: [] },
    wordingOf({ lang: 'fr', mode: 'part' }),
  );
  expect(endless.points.at(-1)).toBe('Les tarifs sont ceux en vigueur depuis le 01/01/2026.');
});

test('a comparison that was begun is known again by what is sent, and goes on at its offers', () => {
  const { draft: kept } = aCarrierEntry({ answers: theCarrierAnswers() });
  expect([kept?.title, kept?.resume.href]).toEqual([
    'Votre comparaison en cours',
    '/envoi-colis/comparer-transporteurs/parcours/offres',
  ]);
  expect(kept?.rows.map(({ label }) => label)).toEqual(['Votre envoi', 'De', 'À', 'Poids', 'Dimensions']);
});
