/** Makes the font files of this folder: `node ui/styles/fonts/subset.ts`, after an update of the font packages. */
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import subset from 'subset-font';

const here = import.meta.dirname;
const folderOf = (name: string) =>
  dirname(createRequire(import.meta.url).resolve(`@fontsource-variable/${name}/package.json`));

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, offset) => String.fromCodePoint(from + offset)).join('');

/** The characters of headings: letters, digits, and the punctuation and spaces of French and English. */
const headings = `${range(0x20, 0x7e)}\u00a0«»·ŒœŸ€‘’“”–—…№\u2009\u202f\u2011${range(0xc0, 0xff).replace(/[ÐÞðþ×÷]/g, '')}`;

/** Further characters of running text: Latin-1 and a few symbols. */
const text = `${headings}${range(0xa1, 0xff)}‹›•−→`;

/** The figures of amounts and counts: the zero of the text font is slashed, which suits codes and reads as one. */
const figures = range(0x30, 0x39);

const faces = [
  {
    font: 'atkinson-hyperlegible-next',
    file: 'atkinson-hyperlegible-next',
    characters: text,
    wght: { min: 400, max: 700 },
  },
  { font: 'bricolage-grotesque', file: 'bricolage-grotesque', characters: headings, wght: 650 },
  { font: 'bricolage-grotesque', file: 'bricolage-figures', characters: figures, wght: { min: 400, max: 700 } },
];

for (const { font, file, characters, wght } of faces) {
  const source = readFileSync(`${folderOf(font)}/files/${font}-latin-wght-normal.woff2`);
  const small = await subset(source, characters, {
    targetFormat: 'woff2',
    variationAxes: { wght },
    keepFeatures: ['kern', 'mark', 'locl', 'tnum'],
    noHinting: true,
  });
  writeFileSync(`${here}/${file}.woff2`, small);
  copyFileSync(`${folderOf(font)}/LICENSE`, `${here}/${font}.OFL.txt`);
  console.log(`${file}: ${small.length} bytes`);
}
