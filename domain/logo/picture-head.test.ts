import { describe, expect, test } from 'vitest';
import { pictureHead } from './picture-head.ts';

const text = (given: string) => new TextEncoder().encode(given);
const pngBeginning = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52];
const png = (width: number, height: number) =>
  Uint8Array.from([...pngBeginning, ...[width, height].flatMap((side) => [0, 0, side >> 8, side & 255])]);
/** With a part before the frame that holds its size. */
const jpeg = (colours: number) =>
  Uint8Array.from([0xff, 0xd8, 0xff, 0xe0, 0, 4, 1, 2, 0xff, 0xc2, 0, 11, 8, 2, 0x58, 3, 0x20, colours, 0, 0, 0]);

describe('the beginning of a file says', () => {
  test.each([
    ['a PNG', png(800, 600), { type: 'image/png', size: { width: 800, height: 600 }, isForInks: false }],
    ['a JPEG', jpeg(3), { type: 'image/jpeg', size: { width: 800, height: 600 }, isForInks: false }],
    ['a JPEG for inks', jpeg(4), { type: 'image/jpeg', size: { width: 800, height: 600 }, isForInks: true }],
    ['a PNG that is cut off', png(0, 0), { type: 'image/png', size: null, isForInks: false }],
    ['a JPEG that is cut off', jpeg(3).subarray(0, 6), { type: 'image/jpeg', size: null, isForInks: false }],
    ['an SVG', text('<svg xmlns="x"/>'), { type: 'image/svg+xml', size: null, isForInks: false }],
    [
      'an SVG with a prologue',
      text('\uFEFF<?xml version="1.0"?><!-- drawn --><svg >'),
      { type: 'image/svg+xml', size: null, isForInks: false },
    ],
    ['a page that shows an SVG', text('<html><svg></svg></html>'), null],
    ['other XML', text('<?xml version="1.0"?><letter/>'), null],
    ['a program that is called an image', text('MZ\u0090'), null],
    ['nothing', new Uint8Array(), null],
  ])('a file’s first bytes identify %s', (_, bytes, expected) => {
    expect(pictureHead(bytes)).toEqual(expected);
  });
});
