/** The label that is bought prints the addresses that the shop showed: each writes them by a program of its own. */
import { getDocumentProxy } from 'unpdf';
import { expect, test } from 'vitest';
import { fromAddress, toAddress } from '#adapters/address/address-mapping.ts';
import { toPickupPoint } from '#adapters/pickup/pickup-mapping.ts';
import { type PrintedLines, printedLines } from '#domain/address/address-lines.ts';
import { anAddress, aWholeAddress } from '#domain/address/examples.ts';
import { addressAtPoint } from '#domain/parcels/parties.ts';
import { groupedNumber, parcelNumberOf } from '#domain/tracking/parcel-number.ts';
import { drawLabels } from '#mocks/labels/pdf/draw.ts';
import { parcelOf } from '#mocks/parcels/configurations.ts';
import { destinationOf } from '#mocks/parcels/printed.ts';
import { quoteAnswer } from '#mocks/parcels/quotes.ts';
import { parcelStates } from '#mocks/parcels/states.ts';
import { linesOf } from '#mocks/registered-mail/printed.ts';
import { groupDigits, numberAbroad, trackingNumber } from '#mocks/shared/tracking-numbers.ts';
import { worldNamed } from '#mocks/shared/world.ts';

const linesIn = (printed: PrintedLines) => (printed.kind === 'lines' ? printed.lines : []);

const written = {
  'of a company': aWholeAddress({ companyName: 'Cœur & Fils' }),
  'of a person with a building': anAddress({ building: 'Résidence Les Lilas', floor: 'Apt 4', city: 'Mâcon' }),
  'of a saint’s street and town': anAddress({
    streetName: '81 rue Sainte-Anne',
    codePostal: '93200',
    city: 'Saint-Denis',
  }),
  'of letters that French has not': anAddress({
    lastName: 'Łukaszewska-Ünal ı Ș',
    streetName: '4 rue Øst Þór Đorđe',
    city: 'Łódź ẞ',
  }),
  'without a street': anAddress({ streetName: '', additionalStreetName: 'BP 34014' }),
  'of Réunion': anAddress({ codePostal: '97400', city: 'Saint-Denis', country: 'RE', countryName: 'La Réunion' }),
  abroad: anAddress({ codePostal: '1000', city: 'Bruxelles', country: 'BE', countryName: 'Belgique' }),
};

test.each(Object.entries(written))('an address %s is printed as it was shown', (_, address) => {
  const wire = fromAddress(address);
  const shown = linesIn(printedLines(address));
  expect(linesOf(wire)).toEqual(shown);
});

test('a parcel that waits at a point is printed as it was shown, with the point in place of a home', async () => {
  const world = worldNamed(crypto.randomUUID());
  await parcelStates['a parcel']?.(world, { delivery: 'PICKUP_POINT' });
  const parcel = parcelOf(world, 'colis-1');
  const { pickupPoint } = parcel ? await quoteAnswer(world, parcel, 'fr') : {};
  if (!parcel || !pickupPoint) throw new Error('There is no point.');
  const shown = addressAtPoint(toAddress(parcel.recipient), toPickupPoint(pickupPoint));
  expect(linesOf(destinationOf(parcel))).toEqual(linesIn(printedLines(shown)));
});

test('the number of any label is followed, and written on paper as the shop writes it', () => {
  for (const make of [trackingNumber, numberAbroad]) {
    const numbers = Array.from({ length: 1000 }, (_, place) => make('CMD-26-1', 0, place));
    expect(numbers.map((number) => parcelNumberOf(number))).toEqual(numbers);
    expect(new Set(numbers).size).toBe(1000);
    for (const number of numbers.slice(0, 9)) expect(groupDigits(number)).toBe(groupedNumber(number));
  }
});

test('no line of a label is cut, or runs into the one beside it', async () => {
  const long = 'MADAME COMPTE PARTICULIER DE LA SOCIETE';
  const parcel = {
    isAbroad: true,
    recipient: [long],
    contact: ['POINT DE RETRAIT 69382-1'],
    sender: [long],
    facts: ['Contre signature / Signature required', 'Port payé / Postage paid 21,90 €', 'Dépôt le 26/11/2026'],
    reference: '',
    customs: null,
  };
  const both = (text: string) => ({ fr: text, en: text });
  const label = { trackingId: '6A1', carrier: 'Colissimo', service: 'Colissimo', recipient: 'X', parcel };
  const vignette = {
    trackingId: '6A2',
    level: both('R2'),
    sender: [long],
    recipient: [long],
    usage: [both('En bureau de poste')],
  };
  for (const lang of ['fr', 'en'] as const)
    for (const each of [label, { ...label, vignette: { ...vignette, isCut: true } }]) {
      const bytes = await drawLabels({ orderCode: 'CMD-1', labels: [each], format: 'A4', startCell: 1, lang });
      const page = await (await getDocumentProxy(bytes, { verbosity: 0 })).getPage(1);
      const { items } = await page.getTextContent();
      const lines = items.flatMap((item) => ('str' in item && item.str.trim() ? [item] : []));
      expect(lines.filter(({ str }) => str.includes('…'))).toEqual([]);
      const over = lines.flatMap(({ str, transform: [, , , , left, base], width }) =>
        lines
          .filter(({ transform: [, , , , x, y] }) => y === base && x > left && x <= left + width)
          .map((other) => `${str} | ${other.str}`),
      );
      expect(over).toEqual([]);
    }
});
