/** The shop and the backend refuse the same signs before anything is paid, and the fonts of the files have all others. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import PDFDocument from 'pdfkit';
import { expect, test } from 'vitest';
import { refusalWords as ofLetters } from '#adapters/letters/letters-mapping.ts';
import { refusalWords as ofParcels } from '#adapters/parcels/refusals.ts';
import { refusalWords as ofRegisteredMail } from '#adapters/registered-mail/refusals.ts';
import { unprintableSigns } from '#domain/shared/printable.ts';
import { lettersStates } from '#mocks/letters/states.ts';
import { parcelStates } from '#mocks/parcels/states.ts';
import { PRO } from '#mocks/records/shoppers.ts';
import { registeredMailStates } from '#mocks/registered-mail/states.ts';
import { isPrintable } from '#mocks/shared/printable.ts';
import { newBackend } from '#tests/mocks/backend.ts';
import { aDesign } from '#tests/mocks/purchases.ts';

const require = createRequire(import.meta.url);
const signs = Array.from({ length: 0x1_fa_ff }, (_, code) => code)
  .filter((code) => code < 0xd800 || code > 0xdfff)
  .map((code) => String.fromCodePoint(code));

/** The glyph 0 is the box of what a font does not have. */
function glyphsOf(name: string): (sign: string) => readonly number[] {
  const file = readFileSync(require.resolve(`dejavu-fonts-ttf/ttf/${name}.ttf`));
  const { _font } = new PDFDocument().font(file) as unknown as {
    _font: { font: { glyphsForString(text: string): { id: number }[] } };
  };
  return (sign) => _font.font.glyphsForString(sign).map(({ id }) => id);
}

test('every sign that a form takes is in both fonts of printed files, or is never seen', () => {
  const fonts = ['DejaVuSansCondensed', 'DejaVuSansCondensed-Bold'].map(glyphsOf);
  const taken = signs.filter((sign) => isPrintable(sign) && !/[\n\r\t\p{DI}]/u.test(sign));
  expect(taken.length).toBeGreaterThan(2000);
  const boxes = taken
    .map((sign) => sign.normalize('NFC'))
    .filter((sign) => fonts.some((glyphs) => glyphs(sign).includes(0)));
  expect(boxes).toEqual([]);
});

test('the shop refuses the signs that the backend refuses, and names them', () => {
  const different = signs.filter((sign) => (unprintableSigns(sign).length === 0) !== isPrintable(sign));
  expect(different).toEqual([]);
  expect(unprintableSigns('Bonjour 李明, 🎉 🎉 Łukasz')).toEqual(['李', '明', '🎉']);
});

/** All texts of what was composed, by their places: « recipient.lastName ». */
function textsIn(composed: unknown, at = ''): string[] {
  if (typeof composed === 'string') return [at];
  if (typeof composed !== 'object' || composed === null) return [];
  return Object.entries(composed).flatMap(([name, value]) => textsIn(value, at ? `${at}.${name}` : name));
}

/** A copy with a sign at this place that no font has. */
const withSign = (composed: object, place: string): object => {
  const copy = structuredClone(composed);
  const names = place.split('.');
  const last = names.pop() ?? '';
  const holder = names.reduce(
    (at, name) => (at as Record<string, Record<string, unknown>>)[name] ?? {},
    copy as Record<string, unknown>,
  );
  holder[last] = `${String(holder[last])} 茶`;
  return copy;
};

interface Quote {
  refusals: { reason: string; subject: string }[];
}

/** Codes, numbers and days, which other rules refuse; all other texts are printed as they are typed. */
const coded =
  /(^|\.)(destination|origin|postalCode|eori|format|delivery|cover|place|depositDate|isocode|titleCode|category|nonDelivery|currencyIso|originCountry|level|printFormat|listVersion|acknowledgedAt|documentId|colour|addressPage|kind|pictureId|background|support|visual|letterType|phone|cellphone|email)$/;

const declared = {
  category: 'RETURN',
  explanation: 'Trop petit',
  invoiceNumber: 'F-12',
  licenceNumber: 'L-34',
  certificateNumber: 'C-56',
  importerReference: 'CHE-1',
  eori: 'FR123456789',
  articles: [
    { description: 'Pull', quantity: 1, weight: 200, value: { currencyIso: 'EUR', value: 20 }, originCountry: 'CN' },
  ],
};

test('every text that is composed for a print is refused by the backend, by its place, and the shop has a field for it', async () => {
  const backend = newBackend();
  await parcelStates['a parcel']?.(backend.world, {});
  await lettersStates['a letter']?.(backend.world, {});
  await registeredMailStates['a registered letter']?.(backend.world, {});
  const kept = async (service: string, id: string) =>
    (await backend.call<Record<string, unknown>>('GET', `/users/anonymous/${service}/configurations/${id}`)).body;
  const design = await aDesign(backend, 'Enseigne');
  const parcel = { ...(await kept('parcel', 'colis-1')), destination: 'CH', customs: declared, costReference: 'CC-1' };
  const address = { ...(parcel as { recipient?: object }).recipient };
  const stamps = {
    lines: [{ visual: 'NONE', letterType: 'GREEN', destination: 'FR', weight: 20, quantity: 1 }],
    support: 'DL',
    startCell: 1,
    recipients: [{ address, lines: ['MADAME CONTACT ACHATS', '69002 LYON'] }],
  };
  const services = [
    ['parcel', parcel, ofParcels],
    ['letters', await kept('letters', 'lettre-1'), ofLetters],
    ['registered-mail', await kept('registered-mail', 'recommande-1'), ofRegisteredMail],
    ['stamps', stamps, undefined],
    ['logos', { kind: 'NEW', design, months: 12 }, undefined],
  ] as const;
  for (const [service, composed, words] of services) {
    const {
      configurationId: _,
      productCode: __,
      totalPriceWithTax: ___,
      totalPriceWithoutTax: ____,
      ...whole
    } = composed as Record<string, unknown>;
    const places = textsIn(whole).filter((place) => !coded.test(place) && !/\.(id|country\.name)$/.test(place));
    expect(places.length).toBeGreaterThan(0);
    const user = service === 'logos' ? 'current' : 'anonymous';
    for (const place of places) {
      const { body } = await backend.call<Quote>('POST', `/users/${user}/${service}/quotes`, {
        body: withSign(whole, place),
        ...(user === 'current' && { as: PRO }),
      });
      const subject = service === 'logos' ? 'name' : place;
      expect([place, body.refusals.filter(({ reason }) => reason === 'signNotPrintable')]).toEqual([
        place,
        [{ reason: 'signNotPrintable', subject }],
      ]);
      if (words)
        expect([place, words['signNotPrintable']?.({ reason: 'signNotPrintable', subject } as never)]).toMatchObject([
          place,
          { field: expect.any(String) },
        ]);
    }
  }
});
