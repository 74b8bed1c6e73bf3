import { expect, test } from 'vitest';
import { anAddress, aWholeAddress } from '#domain/address/examples.ts';
import { wordingOf } from '#ui/wording/wording.server.ts';
import { deliveredAddress, printedAddress, printedLines } from './printed-address.ts';

const fr = wordingOf({ lang: 'fr', mode: 'part' });
const en = wordingOf({ lang: 'en', mode: 'part' });
const address = anAddress({ keypad: '12A34', additionalInformation: 'porte gauche' });
const printed = ['Mme Compte Particulier', 'porte gauche', '12 B RUE DE L EGLISE', '33380 MIOS'];

test('a delivery address shows the door code after the printed lines', () => {
  expect(deliveredAddress(address, fr)).toEqual({ block: [...printed, 'Digicode\u202f: 12A34'] });
  expect(deliveredAddress(address, en).block.at(-1)).toBe('Door code: 12A34');
  expect(deliveredAddress(anAddress(), fr)).toEqual(printedAddress(anAddress(), fr));
});

test('a billing address shows the printed lines only', () => {
  expect(printedAddress(address, fr)).toEqual({ block: printed });
});

test('an address that no service could check is marked', () => {
  const { mark, block } = deliveredAddress(aWholeAddress({ isVerified: false }), fr);
  expect(mark).toBe('Non confirmée');
  expect(block).toContain('M. firstName lastName service');
});

test('a title is in the language of the page', () => {
  const titlesIn = (wording: typeof en) =>
    (['mrs', 'mr', ''] as const).map((civility) => printedLines(anAddress({ civility }), wording)[0]);
  expect(titlesIn(fr)).toEqual(['Mme Compte Particulier', 'M. Compte Particulier', 'Compte Particulier']);
  expect(titlesIn(en)).toEqual(['Ms Compte Particulier', 'Mr Compte Particulier', 'Compte Particulier']);
});
