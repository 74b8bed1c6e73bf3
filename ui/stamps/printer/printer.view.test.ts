import { expect, test } from 'vitest';
import { aPrinterPage } from '../stamps.examples.ts';

const plain = (text: string) => text.replaceAll(/\s/g, ' ');

test('each printer says by how much it is put right, and the one in use that it is', () => {
  const { printers, now, errors, errorsTitle, trail, supports } = aPrinterPage();
  expect(printers.map(({ href, label, current, offset }) => [href, label, current, plain(offset)])).toEqual([
    ['/mon-timbre-en-ligne/reglage-impression?imprimante=1', 'Imprimante 1', false, 'X 0 mm, Y 0 mm'],
    ['/mon-timbre-en-ligne/reglage-impression?imprimante=2', 'Imprimante 2', true, 'X 1,5 mm, Y −2 mm, utilisée'],
    ['/mon-timbre-en-ligne/reglage-impression?imprimante=3', 'Imprimante 3', false, 'X 0 mm, Y 0 mm'],
  ]);
  expect(plain(now)).toBe('La grille de l’imprimante 2 est imprimée avec son réglage : X 1,5 mm, Y −2 mm.');
  expect(supports).toEqual([
    { code: 'A4_24', name: 'Planche de 24 étiquettes (63,5 × 33,9 mm)' },
    { code: 'DL', name: 'Enveloppe DL (110 × 220 mm)' },
    { code: 'A4_PLAIN', name: 'Papier A4 à découper' },
  ]);
  expect([errors, trail]).toEqual([{}, [{ label: 'Mon timbre en ligne', href: '/mon-timbre-en-ligne' }]]);
  expect(errorsTitle).not.toContain('1');
});
