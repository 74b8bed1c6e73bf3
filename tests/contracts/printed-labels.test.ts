/** Every file of labels, opened again: what a parcel holds is printed at its place, and the codes say its number. */
import { expect, test } from 'vitest';
import { type Format, formats } from '#mocks/labels/formats.ts';
import { drawLabels } from '#mocks/labels/pdf/draw.ts';
import { weightIn } from '#mocks/parcels/configurations.ts';
import { destinationOf, printedParcel } from '#mocks/parcels/printed.ts';
import type { WholeParcel } from '#mocks/parcels/records.ts';
import { points } from '#mocks/pickup/points.ts';
import { home as somebody } from '#mocks/records/shoppers.ts';
import { linesOf } from '#mocks/registered-mail/printed.ts';
import { numericDay } from '#mocks/shared/calendar/clock.ts';
import { priceOf } from '#mocks/shared/money.ts';
import { groupDigits } from '#mocks/shared/tracking-numbers.ts';
import { barcodesIn, hasMatrix } from '#tests/shared/printed/codes.ts';
import { linesUnder, type PrintedPage, readPages, rowsOn, textIn } from '#tests/shared/printed/pages.ts';
import { onEnvelope, type Printing, wordsOf } from '#tests/shared/printed/printing.ts';

const sender: WholeParcel['sender'] = {
  ...somebody,
  cellphone: '+33611111111',
  email: 'expediteur@exemple.fr',
};
const company: WholeParcel['recipient'] = {
  ...sender,
  companyName: 'Atelier 3M & Fils',
  service: 'Service Achats',
  building: 'Résidence Les Lilas',
  floor: 'Étage 3',
  additionalInformation: 'Porte B',
  line2: 'Le Bourg',
  doorCode: '12A4',
  cellphone: '+41791234567',
  email: 'destinataire@exemple.ch',
};
const [point] = points;
const home: WholeParcel = {
  origin: 'FR',
  destination: 'FR',
  weight: 1100,
  format: 'STANDARD',
  delivery: 'HOME',
  cover: 'INCLUDED',
  postalCode: '69002',
  sender,
  recipient: company,
  deposit: { place: 'POST_OFFICE', depositDate: '2026-11-30' },
  hazardousGoods: { listVersion: '2026-09' },
};
const article = { quantity: 3, weight: 200, value: { currencyIso: 'EUR' as const, value: 19.99 }, originCountry: 'CN' };
const customs: WholeParcel['customs'] = {
  category: 'RETURN',
  explanation: 'Taille trop petite',
  invoiceNumber: 'F-12',
  licenceNumber: 'L-34',
  certificateNumber: 'C-56',
  importerReference: 'CHE-123.456.789',
  eori: 'FR123456789',
  nonDelivery: 'ABANDON',
  articles: [{ ...article, description: 'Pull en laine', hsCode: '611011' }],
};
const abroad = {
  ...company,
  customsReference: 'CHE-987',
  postalCode: '1200',
  town: 'Genève',
  country: { isocode: 'CH' },
};
const named = { ...sender, line1: '', postalCode: '', town: '' };

const kinds: Record<string, WholeParcel> = {
  'to a home': home,
  'against signature, bulky, with a cover and a reference': {
    ...home,
    delivery: 'SIGNATURE',
    format: 'BULKY',
    cover: 'R1',
    // As long as it may be, in wide letters.
    costReference: 'COMMANDE MAGASIN WAGRAM 2026-004242',
  },
  'to a point': { ...home, delivery: 'PICKUP_POINT', pickupPoint: pickupPoint(), recipient: named },
  'to a point of a carrier that needs an address': {
    ...home,
    carrierCode: 'CHRP',
    delivery: 'PICKUP_POINT',
    pickupPoint: pickupPoint(),
  },
  'overseas, with customs': { ...home, destination: 'RE', postalCode: '97400', delivery: 'ECO_OM', customs },
  'abroad, without customs': { ...home, destination: 'BE', recipient: { ...abroad, country: { isocode: 'BE' } } },
  'abroad, with customs': { ...home, destination: 'CH', postalCode: '1200', recipient: abroad, customs },
  'abroad, with many articles': {
    ...home,
    destination: 'CH',
    postalCode: '1200',
    recipient: abroad,
    customs: {
      category: 'SALE',
      articles: Array.from({ length: 17 }, (_, at) => ({ ...article, description: `Objet ${at}` })),
    },
  },
};

function pickupPoint() {
  if (!point) throw new Error('There is no point.');
  return { name: point.name, countryIsoCode: 'FR' };
}

const stated: Printing<WholeParcel> = {
  origin: 'The address of the sender says it.',
  destination: 'The address of the recipient says it.',
  postalCode: 'The address of the recipient or of the point says it.',
  weight: ({ weight }) => [weightIn(weight)],
  format: ({ format }) => (format === 'BULKY' ? ['Colis volumineux'] : []),
  carrierCode: ({ carrierCode }) => [carrierCode === 'CHRP' ? 'Chronopost' : 'Colissimo'],
  quantity: 'Each parcel has a label of its own.',
  dimensions: 'They are measured where it is sorted; the format is what was paid for.',
  delivery: ({ delivery }) => [ways[delivery] ?? ''],
  cover: ({ cover }) => (cover === 'INCLUDED' ? [] : [cover]),
  labelPrinting: 'It says who prints the label, which is the same.',
  pickupPoint: (parcel) =>
    parcel.pickupPoint
      ? [`POINT DE RETRAIT ${parcel.pickupPoint.name}`, written.FR[parcel.recipient.cellphone ?? ''] ?? '']
      : [],
  sender: (parcel) => [...linesOf(parcel.sender), ...wordsOf(onEnvelope, parcel.sender)],
  recipient: (parcel) => [
    ...linesOf(destinationOf(parcel)),
    ...wordsOf(onEnvelope, destinationOf(parcel)),
    ...(parcel.destination === 'FR' ? [] : reachedBy(parcel.recipient)),
  ],
  customs: 'Its form is looked at by itself.',
  deposit: ({ deposit }) => [numericDay(deposit.depositDate)],
  hazardousGoods: 'The sender acknowledged it to the shop; a customs form certifies it.',
  costReference: ({ costReference }) => (costReference ? [costReference] : []),
};

const reachedBy = ({ cellphone = '', email = '', customsReference = '' }: WholeParcel['recipient']) => [
  written.abroad[cellphone] ?? '',
  email,
  customsReference,
];

/** Numbers as they are read in France, and elsewhere. */
const written: Record<'FR' | 'abroad', Record<string, string>> = {
  FR: { '+33611111111': '06 11 11 11 11', '+41791234567': '+41 79 123 45 67' },
  abroad: { '+33611111111': '+33 6 11 11 11 11', '+41791234567': '+41 79 123 45 67' },
};

const ways: Record<string, string> = {
  HOME: 'À domicile',
  SIGNATURE: 'Contre signature',
  PICKUP_POINT: 'Point de retrait',
  ECO_OM: 'Eco OM',
};

/** Who sends and who receives, each under its own heading. */
function expectParties(page: Pick<PrintedPage, 'words'>, parcel: WholeParcel) {
  const parties = { Expéditeur: parcel.sender, Destinataire: destinationOf(parcel) };
  for (const [heading, party] of Object.entries(parties)) {
    const lines = linesOf(party);
    expect(linesUnder(page, heading).slice(0, lines.length), heading).toEqual(lines);
  }
}

const within = ({ words }: PrintedPage, { left, top, right, bottom }: (typeof boxes)[Format]) => ({
  words: words.filter(({ x, y }) => x >= left && x <= right && y >= top && y <= bottom),
});

type Customs = NonNullable<WholeParcel['customs']>;

const declared: Printing<Customs> = {
  category: ({ category }) => [category === 'SALE' ? 'Vente de marchandises' : 'Retour de marchandises'],
  explanation: ({ explanation }) => (explanation ? [explanation] : []),
  invoiceNumber: ({ invoiceNumber = '–' }) => [invoiceNumber],
  licenceNumber: ({ licenceNumber = '–' }) => [licenceNumber],
  certificateNumber: ({ certificateNumber = '–' }) => [certificateNumber],
  importerReference: ({ importerReference = '–' }) => [importerReference],
  eori: ({ eori = '–' }) => [eori],
  nonDelivery: ({ nonDelivery }) => [nonDelivery === 'ABANDON' ? 'Abandon' : 'Retour à l’expéditeur'],
  articles: ({ articles }) =>
    articles.flatMap(({ description, hsCode = '' }) => [`${description} 3 600 g 59,97 € ${hsCode}`.trim(), 'CN']),
};

/** The boxes of a form, by their headings. */
const boxed = {
  'Licence n°': 'licenceNumber',
  'Certificat n°': 'certificateNumber',
  'Facture n°': 'invoiceNumber',
  'Référence de l’importateur': 'importerReference',
  'EORI de l’expéditeur': 'eori',
} as const satisfies Record<string, keyof Customs>;

const sizes: Record<Format, [width: number, height: number]> = {
  A4: [210, 297],
  A4_4: [210, 297],
  '10X15': [100, 150],
  DYMO: [104, 159],
};
/** Where the label itself is. */
const boxes: Record<Format, { left: number; top: number; right: number; bottom: number }> = {
  A4: { left: 55, top: 20, right: 155, bottom: 170 },
  A4_4: { left: 105, top: 148.5, right: 210, bottom: 297 },
  '10X15': { left: 0, top: 0, right: 100, bottom: 150 },
  DYMO: { left: 0, top: 0, right: 104, bottom: 159 },
};
const trackingId = '6A04043954320';

async function printed(parcel: WholeParcel, format: Format): Promise<[label: PrintedPage, ...forms: PrintedPage[]]> {
  const carrier = parcel.carrierCode === 'CHRP' ? 'Chronopost' : 'Colissimo';
  const label = { trackingId, carrier, service: 'Colissimo en ligne', recipient: '' };
  const labels = [{ ...label, parcel: printedParcel(parcel, 2190), validUntil: '2026-12-31' }];
  // The last cell of a sheet of four; in English, which only the folding of a sheet is.
  const bytes = await drawLabels({ orderCode: 'CMD-26-1', labels, format, startCell: 4, lang: 'en' });
  const [page, ...forms] = await readPages(bytes);
  if (!page) throw new Error('There is no page.');
  return [page, ...forms];
}

const all = Object.entries(kinds).flatMap(([kind, parcel]) => formats.map((format) => ({ kind, parcel, format })));

test.each(all)(
  'a label of a parcel $kind on $format says at its place what the parcel holds, and its codes say its number',
  async (each) => {
    const { parcel, format } = each;
    const [page, ...forms] = await printed(parcel, format);
    expect([page.size.width, page.size.height].map((side) => Math.round(side * 10) / 10)).toEqual(sizes[format]);
    const box = boxes[format];
    const text = textIn(page, box);
    for (const words of wordsOf(stated, parcel)) expect(text).toContain(words);
    expect(text).toContain(groupDigits(trackingId));
    expect(text).toContain('Dernier jour 31/12/2026');
    expect(text).not.toContain('12A4');
    expectParties(within(page, box), parcel);
    for (const form of forms) expectParties(form, parcel);
    const over = page.words.filter(({ x, width }) => x > box.left && x < box.right && x + width > box.right);
    expect(format === 'A4' ? [] : over).toEqual([]);
    expect(forms).toHaveLength(parcel.customs ? 4 * Math.ceil(parcel.customs.articles.length / 16) : 0);
    for (const { filled } of [page, ...forms.slice(0, 1)])
      expect(barcodesIn(filled).map((code) => code.text)).toEqual([trackingId]);
    const code = { left: box.right - 29, top: box.top + 7, right: box.right - 7, bottom: box.top + 29 };
    expect(hasMatrix(page.filled, `${trackingId}/CMD-26-1`, code)).toBe(true);
    expect(hasMatrix(page.filled, `${trackingId}/CMD-26-2`, code), 'of another order').toBe(false);
  },
);

const declaring = Object.entries(kinds).filter(([, { customs: told }]) => told);

test.each(declaring)(
  'a customs form of a parcel %s says what is declared, by whom, and what was paid',
  async (_, parcel) => {
    const [, ...forms] = await printed(parcel, 'DYMO');
    if (!parcel.customs) throw new Error('Nothing is declared.');
    const { articles } = parcel.customs;
    const total = `Total ${weightIn(600 * articles.length)} ${priceOf(5997 * articles.length, 'fr').formattedValue}`;
    for (const form of forms) {
      expect(rowsOn(form)).toContain(total.replace(/\s/g, ' '));
      for (const [heading, field] of Object.entries(boxed))
        expect(linesUnder(form, heading)[0], heading).toBe(parcel.customs[field] ?? '–');
    }
    const copies = Array.from({ length: 4 }, (__, copy) =>
      forms.filter((___, at) => Math.floor((at * 4) / forms.length) === copy),
    );
    for (const pages of copies) {
      const text = pages.map((page) => textIn(page)).join(' ');
      for (const words of wordsOf(declared, parcel.customs)) expect(text).toContain(words);
      for (const words of [
        'FRANCE',
        '+33 6 11 11 11 11',
        'expediteur@exemple.fr',
        '+41 79 123 45 67',
        'destinataire@exemple.ch',
        ...reachedBy(parcel.recipient),
        'Poids brut',
        weightIn(parcel.weight).replace(/\s/g, ' '),
        '21,90 €',
        'aucun objet dangereux',
        'Lyon, 30/11/2026',
      ])
        expect(text).toContain(words);
    }
  },
);

test('the rest of a sheet with one label is the proof of deposit, and says in the reader’s language how the sheet is folded', async () => {
  for (const parcel of Object.values(kinds)) {
    const [page] = await printed(parcel, 'A4');
    const below = textIn(page, { top: 171 });
    for (const words of [
      'Preuve de dépôt',
      'Cachet du bureau de poste',
      'Cut along the dashes',
      groupDigits(trackingId),
      'CMD-26-1',
    ])
      expect(below).toContain(words);
    expectParties(within(page, { ...boxes.A4, left: 0, top: 171, bottom: 297 }), parcel);
  }
});
