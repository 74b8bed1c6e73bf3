import { expect, test } from 'vitest';
import { aSavedParcel, theParcelAnswers, theParcelOptions } from '#domain/parcels/examples.ts';
import { wordingOf } from '#ui/wording/wording.server.ts';
import { aParcelEntry } from '../parcels.examples.ts';
import { entryView } from './entry.view.ts';

const plain = (text: string) => text.replaceAll(/\s/g, ' ');
const nothing = { draft: { answers: {}, version: 0 }, notices: [] };

test('the service says how heavy a parcel may be, and from when to when its prices hold', () => {
  expect(aParcelEntry().points.map(plain)).toEqual([
    'L’étiquette est valable 7 jours, jour de l’achat compris. Si elle n’a pas servi, vous pouvez ensuite en demander le remboursement.',
    'Jusqu’à 30 kg, en France, outre-mer et à l’étranger.',
    'Les tarifs sont en vigueur du 01/01/2026 au 31/12/2026.',
  ]);
  const options = theParcelOptions({ validTo: null });
  const { points } = entryView({ ...nothing, options }, wordingOf({ lang: 'fr', mode: 'part' }));
  expect(points.at(-1)).toBe('Les tarifs sont ceux en vigueur depuis le 01/01/2026.');
});

test.each([
  ['part', 1000, ['/points-de-vente']],
  ['pro', 1000, ['/professionnel/envoi-colis/colissimo-en-ligne/parcours/lot', '/professionnel/points-de-vente']],
  ['pro', 0, ['/professionnel/points-de-vente']],
] as const)('the shop of « %s » leads to batches of %d parcels, and to points of sale', (mode, maxBatch, links) => {
  const { start, others } = entryView(
    { ...nothing, options: theParcelOptions({ maxBatch }) },
    wordingOf({ lang: 'fr', mode }),
  );
  expect(others?.map(({ href }) => href)).toEqual(links);
  expect(start.href).toMatch(/\/colissimo-en-ligne\/parcours\/votre-colis$/);
});

test('six of many saved parcels are offered, with the way to all of them', () => {
  const many = Array.from({ length: 7 }, (_, at) => aSavedParcel({ id: `${at}`, name: `Boîte ${at}` }));
  const { saved } = aParcelEntry({ saved: many });
  expect([saved?.parcels.length, saved?.all.label]).toEqual([6, 'Voir vos 7 colis enregistrés']);
  expect(aParcelEntry({ saved: many.slice(1) }).saved?.all.label).toBe('Gérer vos colis enregistrés');
});

test('a draft of a parcel is shown by its first three answers, without an address', () => {
  const { draft: kept } = aParcelEntry({ answers: theParcelAnswers() });
  expect(kept?.rows.map(({ label, value }) => [label, plain(value)])).toEqual([
    ['Départ de', 'France métropolitaine'],
    ['À destination de', '71000 France métropolitaine'],
    ['Poids', '920 g'],
  ]);
  expect(aParcelEntry().draft).toBeUndefined();
});
