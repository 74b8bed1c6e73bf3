import { getDocumentProxy } from 'unpdf';
import { expect, test } from 'vitest';
import { drawLabels } from '../labels/pdf/draw.ts';
import type { Lang } from '../shared/lang.ts';
import { worldNamed } from '../shared/world.ts';
import { compositionOfMail } from './configurations.ts';
import { vignetteOf } from './printed.ts';
import { configurationsIn } from './records.ts';
import { registeredMailStates } from './states.ts';

/** The file of a registered letter that is handed in on 23/11/2026. */
async function printed(parameters: object = {}, lang: Lang = 'fr') {
  const world = worldNamed(crypto.randomUUID());
  await registeredMailStates['a registered letter']?.(world, { today: '2026-11-23', ...parameters });
  const entry = { configurationId: 'recommande-1' };
  const vignette = vignetteOf(world, { entry: entry as never, id: 'RA123456785FR' });
  const label = { trackingId: 'RA123456785FR', carrier: '', service: '', recipient: '', vignette };
  const bytes = await drawLabels({ orderCode: 'CMD-1', labels: [label], format: 'DYMO', startCell: 1, lang });
  const document = await getDocumentProxy(bytes, { verbosity: 0 });
  const page = await document.getPage(1);
  const { width, height } = page.getViewport({ scale: 25.4 / 72 });
  const { items } = await page.getTextContent();
  const texts = items.flatMap((item) => ('str' in item ? [item] : []));
  const heightOf = (words: string) =>
    texts.filter(({ str }) => str.includes(words)).map(({ transform }) => height - (transform[5] * 25.4) / 72);
  return {
    count: document.numPages,
    size: [Math.round(width), Math.round(height)],
    text: texts.map(({ str }) => str).join(' '),
    heightOf,
    world,
  };
}

test('a vignette is one A4 page, whatever the format of other labels', async () => {
  const { count, size } = await printed();
  expect([count, size]).toEqual([1, [210, 297]]);
});

test('the printed vignette has its configuration and its deposit day', async () => {
  const { text } = await printed();
  expect(text).toMatch(/Lettre recommandée R2, avec avis de réception/);
  expect(text).toMatch(/En bureau de poste, le lun\.\s23\/11\/2026/);
  expect(text).toMatch(/N° de suivi RA 123 456 785 FR/);
});

const spaced = (text: string) => text.replaceAll(/\s+/g, ' ');

test('the order and the printed vignette have the same place, last day, weight and envelope', async () => {
  const { text, world } = await printed();
  const infos = compositionOfMail(world, 'recommande-1')?.infos ?? [];
  const usage = infos
    .filter(({ isOver }) => !isOver)
    .slice(2)
    .map(({ label, value }) => `${label.fr} : ${value.fr}`);
  expect(usage.map((line) => line.replaceAll(/[\u00a0\u202f]/g, ' '))).toEqual([
    'Dépôt : En bureau de poste, le lun. 23/11/2026',
    'Vignette acceptée : jusqu’au 08/12/2026',
    expect.stringMatching(/^Poids : \d+ g, enveloppe comprise$/),
    'Enveloppe : C5 (162 × 229 mm) ou plus grande',
  ]);
  expect(usage.filter((line) => !spaced(text).includes(spaced(line)))).toEqual([]);
});

test('the printed vignette is cut out above what is kept, with the words about the tape and the receipt below', async () => {
  const { heightOf } = await printed();
  const [line = 0] = heightOf('Sous ce trait');
  expect(heightOf('Découpez le long')[0]).toBeLessThan(line);
  for (const words of ['À garder', 'Ne recouvrez jamais le code-barres', 'NON'])
    expect(heightOf(words)[0]).toBeGreaterThan(line);
});

test('the printed vignette without an acknowledgement mentions none; its receipt is in the reader’s English, its posted part in French', async () => {
  const { text } = await printed({ acknowledgement: 'no' }, 'en');
  expect(text).toMatch(/Lettre recommandée R2 /);
  expect(text).toMatch(/Registered letter R2 /);
  expect(text).toMatch(/Never put tape over the barcode/);
});

test('stickers are cut already', async () => {
  const { world } = await printed();
  await configurationsIn(world).update((q) => q.where({ id: 'recommande-1' }), {
    data: (draft) => void (draft.mail.printFormat = 'A4_STICKER'),
  });
  const entry = { configurationId: 'recommande-1' };
  expect(vignetteOf(world, { entry: entry as never, id: '1' })?.isCut).toBe(false);
});
