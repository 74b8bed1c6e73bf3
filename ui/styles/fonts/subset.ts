/** Makes the font files of this folder: `node ui/styles/fonts/subset.ts`, after an update of the font packages. */
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import subset from 'subset-font';
import { headings, range, text, without } from './characters.ts';

const here = import.meta.dirname;
const folderOf = (name: string) =>
  dirname(createRequire(import.meta.url).resolve(`@fontsource-variable/${name}/package.json`));

/** The figures of amounts and counts: the zero of the text font is slashed, which suits codes and reads as one. */
const figures = range(0x30, 0x39);

const [bold, weights] = [650, { min: 400, max: 700 }];
const faces = [
  { font: 'atkinson-hyperlegible-next', file: 'atkinson-hyperlegible-next', characters: text, wght: weights },
  { font: 'atkinson-hyperlegible-next', file: 'atkinson-others', characters: without(text), wght: weights },
  { font: 'bricolage-grotesque', file: 'bricolage-grotesque', characters: headings, wght: bold },
  { font: 'bricolage-grotesque', file: 'bricolage-others', characters: without(headings), wght: bold },
  { font: 'bricolage-grotesque', file: 'bricolage-figures', characters: figures, wght: weights },
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
