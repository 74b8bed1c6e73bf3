import { extractText, getDocumentProxy } from 'unpdf';
import { expect, test } from 'vitest';
import { type Format, formats } from '../labels/formats.ts';
import { drawLabels } from '../labels/pdf/draw.ts';
import { home } from '../records/shoppers.ts';
import type { Lang } from '../shared/lang.ts';
import { priceOf } from '../shared/money.ts';
import { worldNamed } from '../shared/world.ts';
import { compositionOfParcel, parcelOf, recipientOf } from './configurations.ts';
import { printedParcel } from './printed.ts';
import type { WholeParcel } from './records.ts';
import { parcelStates } from './states.ts';

/** The label of a parcel of 1,2 kg, on paper of this format. */
async function printed(format: Format, lang: Lang, over: Partial<WholeParcel> = {}) {
  const world = worldNamed(crypto.randomUUID());
  await parcelStates['a parcel']?.(world, { today: '2026-11-23', ...(over.delivery && { delivery: over.delivery }) });
  const kept = parcelOf(world, 'colis-1');
  if (!kept) throw new Error('There is no parcel.');
  const composed = { ...kept, ...over };
  const label = { trackingId: '6A1', carrier: 'Colissimo', service: 'Colissimo', recipient: 'X' };
  const labels = [{ ...label, parcel: printedParcel(composed, 1169), validUntil: '2026-11-29' }];
  const bytes = await drawLabels({ orderCode: 'CMD-1', labels, format, startCell: 1, lang });
  const document = await getDocumentProxy(bytes, { verbosity: 0 });
  const { text } = await extractText(document);
  return {
    composed,
    text: (text[0] ?? '').replaceAll('\n', ' '),
    forms: text.slice(1).map((form) => form.replaceAll('\n', ' ')),
  };
}

test.each(formats)('a label on %s says where the parcel goes, who sends it, its weight and its day', async (format) => {
  const { text, composed } = await printed(format, 'fr');
  const { recipient, sender } = printedParcel(composed, 1169);
  const days = ['Dépôt le lun. 23/11/2026', 'Dernier jour 29/11/2026'];
  for (const part of [recipient.join(' '), sender.join(' '), 'Expéditeur', '1,2 kg', ...days])
    expect(text).toContain(part);
});

test.each(formats)('a label on %s of a parcel that waits at a point names the point, not a home', async (format) => {
  const { text, composed } = await printed(format, 'fr', { delivery: 'PICKUP_POINT' });
  const name = composed.pickupPoint?.name;
  const place = ['COMPTE PARTICULIER', 'BUREAU DE POSTE AMBERIEU-EN-BUGEY', '46 RUE DE LA REPUBLIQUE', '01500'];
  expect(text).toContain(`Destinataire ${place.join(' ')}`);
  expect(text).toContain(`POINT DE RETRAIT ${name} 06 12 34 56 78`);
});

test('a cart, an order and a list of labels name the point where a parcel waits, and whom it is announced to', async () => {
  const world = worldNamed(crypto.randomUUID());
  await parcelStates['a parcel']?.(world, { delivery: 'PICKUP_POINT' });
  const parcel = parcelOf(world, 'colis-1');
  const infos = compositionOfParcel(world, 'colis-1')?.infos.map(({ label, value }) => [label.fr, value.fr]);
  const place = 'Bureau de poste Ambérieu-en-Bugey, 46 Rue de la République, 01500 Ambérieu-en-Bugey (01004-1)';
  expect(infos?.slice(0, 2)).toEqual([
    ['Destinataire', 'Compte Particulier, 06\u00a012\u00a034\u00a056\u00a078'],
    ['Point de retrait', place],
  ]);
  expect(parcel && recipientOf(parcel)).toBe(`Compte Particulier, 06\u00a012\u00a034\u00a056\u00a078, ${place}`);
});

test('a label within France is in French, whatever language the shop was read in', async () => {
  const { text } = await printed('A4', 'en');
  for (const part of ['Destinataire', 'Poids brut 1,2 kg', 'Dépôt le lun. 23/11/2026', 'Preuve de dépôt'])
    expect(text).toContain(part);
  expect(text).not.toMatch(/weight|hand in|sample/i);
});

test('a label abroad is in French and English, and says how both are reached', async () => {
  const customs = { category: 'GIFT', articles };
  const { text } = await printed('10X15', 'fr', {
    destination: 'CH',
    customs,
    sender: { ...home, cellphone: '+33612345678', email: 'expediteur@exemple.fr' },
    recipient: { ...recipient, cellphone: '+41791234567', email: 'destinataire@exemple.ch' },
  });
  expect(text).toContain('Poids brut / Gross weight 1,2 kg');
  expect(text).toContain('69002 LYON FRANCE Tél. / Tel. +33 6 12 34 56 78 expediteur@exemple.fr');
  expect(text).toContain('GENEVE SUISSE Tél. / Tel. +41 79 123 45 67 destinataire@exemple.ch');
});

const recipient = { ...home, town: 'Genève', country: { isocode: 'CH' } };
const articles = [{ description: 'Livre', quantity: 2, weight: 460, value: priceOf(1500, 'fr'), originCountry: 'FR' }];

test.each(formats)(
  'a parcel of which customs are told has its form in four copies, after labels on %s',
  async (format) => {
    const customs = { category: 'GIFT', articles, invoiceNumber: 'F-12' };
    const { text, forms } = await printed(format, 'fr', { destination: 'CH', recipient, customs });
    expect(text, 'the country is a word').toMatch(/GENEVE SUISSE/);
    expect(forms.map((form) => /Copy \d sur \/ of 4/.exec(form)?.[0])).toEqual(
      [1, 2, 3, 4].map((copy) => `Copy ${copy} sur / of 4`),
    );
    for (const part of [
      'CN23',
      'Cadeau / Gift',
      'Livre 2 920 g 30,00 € FR',
      'Total 920 g 30,00 €',
      'Facture n° / Invoice no. F-12',
      'Licence n° / Licence no. –',
      'SUISSE',
      '69002 LYON FRANCE',
      'Poids brut / Gross weight : 1,2 kg',
      'Port payé / Postage paid : 11,69',
      'correct and that this item does not contain any dangerous article',
      'Lyon, 23/11/2026',
      '6A1',
    ])
      expect(forms[0]).toContain(part);
  },
);

test('documents alone travel without a form', async () => {
  const { forms } = await printed('A4', 'fr', { customs: { category: 'DOCUMENTS', articles: [] } });
  expect(forms).toEqual([]);
});
