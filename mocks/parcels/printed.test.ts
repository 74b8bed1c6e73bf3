import { getDocumentProxy } from 'unpdf';
import { expect, test } from 'vitest';
import { type Format, formats } from '../labels/formats.ts';
import { drawLabels } from '../labels/pdf/draw.ts';
import type { Lang } from '../shared/lang.ts';
import { worldNamed } from '../shared/world.ts';
import { parcelOf } from './configurations.ts';
import { printedParcel } from './printed.ts';
import { parcelStates } from './states.ts';

/** The label of a parcel of 1,2 kg, on paper of this format. */
async function printed(format: Format, lang: Lang) {
  const world = worldNamed(crypto.randomUUID());
  await parcelStates['a parcel']?.(world, { today: '2026-11-23' });
  const composed = parcelOf(world, 'colis-1');
  if (!composed) throw new Error('There is no parcel.');
  const label = { trackingId: '6A1', carrier: 'Colissimo', service: 'Colissimo', recipient: 'X' };
  const labels = [{ ...label, parcel: printedParcel(composed, lang) }];
  const bytes = await drawLabels({ orderCode: 'CMD-1', labels, format, startCell: 1, lang });
  const { items } = await (await (await getDocumentProxy(bytes, { verbosity: 0 })).getPage(1)).getTextContent();
  return { composed, text: items.flatMap((item) => ('str' in item ? [item.str] : [])).join(' ') };
}

test.each(formats)('a label on %s says where the parcel goes, who sends it, its weight and its day', async (format) => {
  const { text, composed } = await printed(format, 'fr');
  const { recipient, sender } = printedParcel(composed, 'fr');
  for (const part of [recipient.join(' '), sender.join(' '), 'Expéditeur', '1,2 kg', 'Remise le 23 novembre 2026'])
    expect(text).toContain(part);
});

test('a label is in the language of who prints it', async () => {
  const { text } = await printed('A4', 'en');
  expect(text).toContain('Weight 1,2 kg');
  expect(text).toContain('Hand in on 23 November 2026');
});
