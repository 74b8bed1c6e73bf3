import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { headings, rangesOf, text, without } from './characters.ts';

const faces = readFileSync('ui/styles/fonts/fonts.css', 'utf8').split('@font-face').slice(1);
const rangeOf = (file: string) =>
  /unicode-range:([^;]+);/
    .exec(faces.find((face) => face.includes(`${file}.woff2`)) ?? '')?.[1]
    ?.replaceAll(/\s+/g, ' ')
    .trim();

test('the signs of other languages are asked for by what shows one, however late the first font comes', () => {
  expect(rangeOf('atkinson-others')).toBe(rangesOf(without(text)));
  expect(rangeOf('bricolage-others')).toBe(rangesOf(without(headings)));
});

test('ranges name each sign once', () => {
  expect(rangesOf('cabz·')).toBe('U+61-63, U+7A, U+B7');
});
