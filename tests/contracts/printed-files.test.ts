/**
 * Every other file that is bought, opened again (labels: printed-labels.test.ts): its words, codes and size say what the
 * order holds, and it is tagged, with a title and its language.
 */
import { expect, test } from 'vitest';
import type { components as Labels } from '#contracts/generated/labels.ts';
import type { components as Orders } from '#contracts/generated/orders.ts';
import { scanDepositList } from '#mocks/labels/deposit-lists.ts';
import { type Format, formats } from '#mocks/labels/formats.ts';
import { drawDepositList } from '#mocks/labels/pdf/draw.ts';
import { configurationsIn as lettersIn, type WholeLetter } from '#mocks/letters/records.ts';
import { lettersStates } from '#mocks/letters/states.ts';
import { weightIn } from '#mocks/parcels/configurations.ts';
import { fixedProducts } from '#mocks/records/known-products.ts';
import type { WireOrder } from '#mocks/records/orders.ts';
import { home, PRO, SHOPPER } from '#mocks/records/shoppers.ts';
import { linesOf } from '#mocks/registered-mail/printed.ts';
import { configurationsIn as mailsIn, type WholeMail } from '#mocks/registered-mail/records.ts';
import { registeredMailStates } from '#mocks/registered-mail/states.ts';
import { bookReturnCode } from '#mocks/returns/book-returns.ts';
import { countryOf } from '#mocks/session/countries.ts';
import { advanceClock, dayOf, hours, numericDay, timeOf } from '#mocks/shared/calendar/clock.ts';
import type { Lang } from '#mocks/shared/lang.ts';
import { groupDigits, trackingNumber } from '#mocks/shared/tracking-numbers.ts';
import { letterOf } from '#mocks/stamps/letters.ts';
import { stampConfigurationsIn, type WholeStamps, type WireLine } from '#mocks/stamps/records.ts';
import { placesOf, supports } from '#mocks/stamps/supports.ts';
import { newBackend } from '#tests/mocks/backend.ts';
import { aDesign, buysConfigured, buysLogo } from '#tests/mocks/purchases.ts';
import { barcodesIn, hasMatrix } from '#tests/shared/printed/codes.ts';
import { linesUnder, type PrintedFile, readFile, readTexts, rowsOn, textIn } from '#tests/shared/printed/pages.ts';
import { onEnvelope, type Printing, wordsOf } from '#tests/shared/printed/printing.ts';

type Backend = ReturnType<typeof newBackend>;

const langs = ['fr', 'en'] as const;
const A4 = [210, 297];
const spaced = (text: string) => text.replace(/\s+/g, ' ');
const dayOfMoment = (iso: string) => numericDay(dayOf(Date.parse(iso)));
const moment = (iso: string, lang: Lang) =>
  `${dayOfMoment(iso)} ${{ fr: 'à', en: 'at' }[lang]} ${timeOf(Date.parse(iso))}`;

/** A file that is downloaded in a language, and all that it says. */
async function opened({ download }: Backend, path: string, lang: Lang, as = PRO) {
  const { bytes } = await download(`${path}${path.includes('?') ? '&' : '?'}lang=${lang}`, as);
  const file = await readFile(bytes);
  return { file, text: file.pages.map((page) => textIn(page)).join(' ') };
}

function expectReadable(
  file: PrintedFile,
  { lang, title, size }: { lang: Lang; title: string; size: readonly number[] },
) {
  expect(file).toMatchObject({ lang, title: expect.stringContaining(title), isTagged: true });
  for (const { size: page, words } of file.pages) {
    expect([page.width, page.height].map((side) => Math.round(side * 10) / 10)).toEqual(size);
    // Nothing is cut, and nothing leaves its page.
    expect(words.filter(({ text }) => text.includes('…') || text.includes('\u0000'))).toEqual([]);
    expect(words.filter(({ x, y, width }) => x < 0 || y < 0 || x + width > page.width || y > page.height)).toEqual([]);
  }
}

function expectWords(text: string, { expected, others = [] }: { expected: string[]; others?: string[] }) {
  for (const words of expected) expect(text).toContain(words);
  for (const words of others) expect(text).not.toContain(words);
}

const company = {
  ...home,
  companyName: 'Société Modèle',
  service: 'Service Achats',
  building: 'Résidence Les Lilas',
  floor: 'Étage 3',
  additionalInformation: 'Porte B',
  line2: 'Le Bourg',
  doorCode: '12A4',
  cellphone: '+33611111111',
  email: 'expediteur@exemple.fr',
};
const inGrenoble = {
  ...company,
  companyName: 'Atelier Témoin',
  service: 'Service Ventes',
  building: 'Tour Belledonne',
  floor: 'Étage 5',
  additionalInformation: 'Porte D',
  line1: '3 place du Marché',
  line2: 'Hameau du Lac',
  postalCode: '38000',
  town: 'Grenoble',
};
const inGeneva = { ...home, postalCode: '1200', town: 'Genève', country: { isocode: 'CH' } };

const mailed: Printing<WholeMail> = {
  destination: 'The address of the recipient says it.',
  weight: ({ weight }, lang) => [
    { fr: `Poids : ${weight} g, enveloppe comprise`, en: `Weight: ${weight} g, envelope included` }[lang],
  ],
  level: ({ level }, lang) => [
    `Lettre recommandée ${level}`,
    `${{ fr: 'Lettre recommandée', en: 'Registered letter' }[lang]} ${level}`,
  ],
  acknowledgement: ({ acknowledgement }, lang) =>
    acknowledgement ? ['avec avis de réception', { fr: 'avec avis', en: 'with acknowledgement of receipt' }[lang]] : [],
  sender: ({ sender, destination }) => [...wordsOf(onEnvelope, sender), ...(destination === 'CH' ? ['FRANCE'] : [])],
  recipient: ({ recipient }) => wordsOf(onEnvelope, recipient),
  deposit: ({ deposit: { place, depositDate } }, lang) => [
    numericDay(depositDate),
    place === 'LETTERBOX'
      ? { fr: 'Dans la boîte aux lettres', en: 'In the letterbox' }[lang]
      : { fr: 'En bureau de poste', en: 'At a post office' }[lang],
  ],
  printFormat: 'It says whether the paper is cut: the dashed frame is there, or not.',
};

const mails: [name: string, over: Partial<WholeMail>][] = [
  ['with an acknowledgement of receipt', { sender: company, recipient: inGrenoble }],
  [
    'without one, from a letterbox, on stickers',
    {
      acknowledgement: false,
      deposit: { place: 'LETTERBOX', depositDate: '2026-12-01' },
      printFormat: 'A4_STICKER',
      recipient: inGrenoble,
    },
  ],
  ['abroad', { destination: 'CH', level: 'R1', recipient: inGeneva }],
];

test.each(mails)(
  'a vignette of a registered letter %s says what was composed, in French what is posted',
  async (_, over) => {
    const backend = newBackend();
    await registeredMailStates['a registered letter']?.(backend.world, { owner: PRO, today: '2026-11-23' });
    const id = 'recommande-1';
    await mailsIn(backend.world).update((q) => q.where({ id }), {
      data: (draft) => void Object.assign(draft.mail, over),
    });
    const mail = mailsIn(backend.world).findFirst((q) => q.where({ id }))?.mail as WholeMail;
    const order = await buysConfigured(backend, { code: fixedProducts.registeredVignette, configurationId: id });
    advanceClock(backend.world, 10_000);
    const path = `/users/current/orders/${order}/labels`;
    const [label] = (await backend.call<{ labels: { trackingId: string }[] }>('GET', path, { as: PRO })).body.labels;
    const number = label?.trackingId ?? '';
    for (const lang of mail.acknowledgement ? langs : (['fr'] as const)) {
      const { file, text } = await opened(backend, `${path}/file`, lang);
      expectReadable(file, { lang, title: order, size: A4 });
      for (const words of [...wordsOf(mailed, mail, lang), order, groupDigits(number)]) expect(text).toContain(words);
      expect(text).not.toContain('12A4');
      const [page] = file.pages;
      const posted = textIn(page!, { bottom: 130 });
      for (const words of ['Lettre recommandée', 'Destinataire', 'Expéditeur', groupDigits(number)])
        expect(posted).toContain(words);
      expect(posted).not.toMatch(/Registered|Sender|Recipient/);
      const parties = { Expéditeur: linesOf(mail.sender), Destinataire: linesOf(mail.recipient) };
      for (const [heading, lines] of Object.entries(parties))
        expect(linesUnder(page!, heading).slice(0, lines.length), heading).toEqual(lines);
      const kept = textIn(page!, { top: 148.5 });
      expect(kept).toContain(`${{ fr: 'Destinataire :', en: 'Recipient:' }[lang]} ${parties.Destinataire.join(', ')}`);
      expect(posted.includes({ fr: 'Découpez', en: 'Cut along' }[lang])).toBe(mail.printFormat === 'A4');
      expect(barcodesIn(page!.filled).map((code) => code.text)).toEqual([number, number]);
      expect(hasMatrix(page!.filled, `${number}/${order}`, { left: 157, top: 25, right: 179, bottom: 47 })).toBe(true);
    }
  },
);

type WireLetter = Labels['schemas']['SentLetterList']['letters'][number];
type Envelope = WireLetter['envelopes'][number];

const proved: Printing<Omit<WireLetter, 'envelopes'>> = {
  entryNumber: 'The order and the letter say it.',
  sentAt: ({ sentAt }, lang) => [moment(sentAt, lang)],
  sha256: ({ sha256 }) => [sha256],
  pages: ({ pages }, lang) => [{ fr: `Nombre de pages : ${pages}`, en: `Number of pages: ${pages}` }[lang]],
};
const delivered: Printing<Envelope> = {
  recipient: ({ recipient }) => [recipient],
  trackingId: ({ trackingId }) => (trackingId ? [groupDigits(trackingId)] : []),
  acknowledgement: ({ acknowledgement }, lang) => {
    if (!acknowledgement) return [];
    const { signedAt } = acknowledgement;
    if (!signedAt) return [{ fr: 'en attente de la signature', en: 'awaiting the recipient’s signature' }[lang]];
    return [
      `${{ fr: 'Avis de réception signé le', en: 'Acknowledgement of receipt signed on' }[lang]} ${moment(signedAt, lang)}`,
    ];
  },
};
const composed: Printing<WholeLetter> = {
  documentId: 'It is the document that is attached, of which the hash is printed.',
  colour: ({ colour }, lang) => [
    colour === 'COLOUR' ? { fr: 'couleur', en: 'colour' }[lang] : { fr: 'noir et blanc', en: 'black and white' }[lang],
  ],
  duplex: ({ duplex }, lang) => [
    duplex ? { fr: 'recto verso', en: 'both sides' }[lang] : { fr: 'recto', en: 'one side' }[lang],
  ],
  addressPage: ({ addressPage }, lang) =>
    addressPage === 'COVER' ? [{ fr: 'avec une page d’adresse', en: 'with an address page' }[lang]] : [],
  sender: ({ sender }) => wordsOf(onEnvelope, sender),
  recipients: ({ recipients }) => recipients.flatMap((each) => wordsOf(onEnvelope, each)),
  level: ({ level }, lang) => [
    level === 'REGISTERED'
      ? { fr: 'Lettre recommandée en ligne', en: 'Online registered letter' }[lang]
      : { fr: 'Lettre verte en ligne', en: 'Online green letter' }[lang],
  ],
  acknowledgement: ({ acknowledgement }, lang) =>
    acknowledgement ? [{ fr: 'avec avis de réception', en: 'with acknowledgement of receipt' }[lang]] : [],
};

test.each<[string, Partial<WholeLetter>]>([
  ['green letter', {}],
  [
    'registered letter for two',
    {
      level: 'REGISTERED',
      acknowledgement: true,
      colour: 'COLOUR',
      duplex: false,
      addressPage: 'COVER',
      sender: company,
      recipients: [inGrenoble, inGeneva],
    },
  ],
])('the proof of a %s says what was sent, to whom and when, for all and for each', async (_, over) => {
  const backend = newBackend();
  await lettersStates['a letter']?.(backend.world, { owner: PRO, today: '2026-11-23' });
  const id = 'lettre-1';
  await lettersIn(backend.world).update((q) => q.where({ id }), {
    data: (draft) => void Object.assign(draft.letter, over),
  });
  const letter = lettersIn(backend.world).findFirst((q) => q.where({ id }))?.letter as WholeLetter;
  const code = await buysConfigured(backend, { code: fixedProducts.onlineLetter, configurationId: id });
  const order = `/users/current/orders/${code}`;
  for (const passed of [hours(1), hours(24 * 4)]) {
    advanceClock(backend.world, passed);
    const { letters } = (
      await backend.call<Labels['schemas']['SentLetterList']>('GET', `${order}/letters`, { as: PRO })
    ).body;
    const { envelopes, ...sent } = letters[0]!;
    expect(envelopes).toHaveLength(letter.recipients.length);
    const states = envelopes.map(({ acknowledgement }) => acknowledgement?.status);
    expect(states).toEqual(
      envelopes.map(() => (letter.acknowledgement ? (passed > hours(1) ? 'SIGNED' : 'EXPECTED') : undefined)),
    );
    // All of them in both languages, and each by itself.
    for (const lang of langs)
      for (const only of lang === 'fr' ? [null, ...envelopes.keys()] : [null]) {
        const query = only === null ? '' : `?envelope=${only}`;
        const { file, text } = await opened(backend, `${order}/entries/0/letter/proof${query}`, lang);
        expectReadable(file, { lang, title: code, size: A4 });
        const isIn = (_each: unknown, place: number) => only === null || place === only;
        const expected = [
          code,
          ...wordsOf(proved, sent, lang),
          ...envelopes.filter(isIn).flatMap((each) => wordsOf(delivered, each, lang)),
          ...wordsOf(composed, { ...letter, recipients: letter.recipients.filter(isIn) }, lang),
          `${{ fr: 'Expéditeur :', en: 'Sender:' }[lang]} ${linesOf(letter.sender).join(', ')}`,
          ...letter.recipients.flatMap((each, place) =>
            isIn(each, place) ? [`${envelopes[place]?.recipient} ${linesOf(each).join(', ')}`] : [],
          ),
        ];
        const others = envelopes.filter((each, place) => !isIn(each, place));
        expectWords(text, { expected, others: others.map(({ trackingId = '' }) => groupDigits(trackingId)) });
      }
  }
});

const line: WireLine = { visual: 'HEART', letterType: 'GREEN', destination: 'FR', weight: 20, quantity: 2 };
const stamped: Printing<WireLine> = {
  visual: 'It is drawn: stamp-preview.test.tsx compares it with what was shown.',
  letterType: ({ letterType }, lang) => [letterOf(letterType)?.name[lang] ?? '?'],
  destination: ({ destination }, lang) => [countryOf(destination, lang).name ?? '?'],
  weight: ({ weight }) => [`${weight} g`],
  quantity: 'There are so many stamps, of which the numbers are read below.',
};
const set: Printing<WholeStamps> = {
  lines: ({ lines }, lang) => lines.flatMap((each) => wordsOf(stamped, each, lang)),
  support: 'It is the size of the page.',
  startCell: 'It is the place of the first stamp.',
  recipients: ({ recipients = [] }) => recipients.flatMap(({ lines }) => lines),
};

test.each(supports.map(({ code }) => code))(
  'stamps on %s have its size, a code each and what was composed',
  async (code) => {
    const backend = newBackend();
    const support = supports.find((each) => each.code === code)!;
    const stamps: WholeStamps = {
      lines: [line, { ...line, letterType: 'WORLD', destination: 'BE', quantity: 1 }],
      support: code,
      startCell: support.kind === 'SHEET' ? 3 : 1,
    };
    await stampConfigurationsIn(backend.world).create({ id: 'timbres-1', owner: PRO, stamps });
    const order = await buysConfigured(backend, { code: fixedProducts.printableStamp, configurationId: 'timbres-1' });
    advanceClock(backend.world, 20_000);
    for (const lang of code === 'A4_24' ? langs : (['fr'] as const)) {
      const { file, text } = await opened(backend, `/users/current/orders/${order}/stamps/file`, lang);
      expectReadable(file, { lang, title: order, size: [support.page.width, support.page.height] });
      for (const words of [...wordsOf(set, stamps, lang), '1/3', '2/3', '3/3']) expect(text).toContain(words);
      for (const [at, { page, x, y }] of placesOf(support, stamps.startCell, 3).entries()) {
        const { code: area } = support.areas;
        const box = {
          left: x + area.x,
          top: y + area.y,
          right: x + area.x + area.width,
          bottom: y + area.y + area.height,
        };
        expect(hasMatrix(file.pages[page]!.filled, `${order}/${at + 1}`, box)).toBe(true);
        expect(hasMatrix(file.pages[page]!.filled, `${order}/9`, box)).toBe(false);
      }
    }
  },
);

test('a hundred envelopes are one page each, in the order of the list, and each adds less than 4 kB to the file', async () => {
  const backend = newBackend();
  const recipients = Array.from({ length: 100 }, (_, at) => ({
    address: company,
    lines: ['SERVICE ACHATS', `${at + 1} RUE DU PORT`, '71000 MACON'],
  }));
  const stamps: WholeStamps = { lines: [{ ...line, quantity: 100 }], support: 'DL', startCell: 1, recipients };
  await stampConfigurationsIn(backend.world).create({ id: 'timbres-1', owner: PRO, stamps });
  const order = await buysConfigured(backend, { code: fixedProducts.printableStamp, configurationId: 'timbres-1' });
  advanceClock(backend.world, 20_000);
  const { bytes } = await backend.download(`/users/current/orders/${order}/stamps/file?lang=en`, PRO);
  expect(bytes.byteLength).toBeLessThan(400_000);
  const texts = await readTexts(bytes);
  const addressed = recipients.map(({ lines }, at) =>
    expect.stringContaining(`${at + 1}/100 SAMPLE ${lines.join(' ')}`),
  );
  expect(texts).toEqual(addressed);
});

test('the sheet of a logo says its name, its order and until when it is subscribed to', async () => {
  const backend = newBackend();
  const order = await buysLogo(backend, { kind: 'NEW', design: await aDesign(backend, 'Enseigne'), months: 12 });
  advanceClock(backend.world, hours(1));
  const { entries } = (await backend.call<WireOrder>('GET', `/users/current/orders/${order}`, { as: PRO })).body;
  const endDate = entries[0]?.serviceState?.subscription?.endDate ?? '';
  for (const lang of langs) {
    const { file, text } = await opened(backend, `/users/current/orders/${order}/entries/0/plank`, lang);
    expectReadable(file, { lang, title: order, size: A4 });
    const until = `${{ fr: 'jusqu’au', en: 'until' }[lang]} ${numericDay(endDate)}`;
    for (const words of ['Enseigne', order, until]) expect(text).toContain(words);
  }
});

test.each(formats)('a label of the order book on %s prints the last day of its page', async (format) => {
  const backend = newBackend();
  const path = '/users/current/orders/CMD-26-PRO-COLIS-TROIS/labels';
  const { labels } = (await backend.call<Labels['schemas']['LabelList']>('GET', path, { as: PRO })).body;
  const { trackingId, validUntil = '' } = labels[0]!;
  const { text } = await opened(backend, `${path}/${trackingId}/file?format=${format}`, 'fr');
  expectWords(text, { expected: [groupDigits(trackingId), `Dernier jour ${numericDay(validUntil)}`] });
});

test('the page of a drop-off code shows it as a QR code and in letters, until when and where it is taken', async () => {
  const backend = newBackend();
  const codes = `/users/current/orders/CMD-26-PRO-COLIS-SANS-IMPRIMANTE/labels`;
  const { labels } = (await backend.call<Labels['schemas']['LabelList']>('GET', codes, { as: PRO })).body;
  const { trackingId, dropOffCode = '', validUntil = '', recipient = '' } = labels[0]!;
  for (const lang of langs) {
    const { file, text } = await opened(backend, `${codes}/${trackingId}/code`, lang);
    expectReadable(file, { lang, title: 'CMD-26-PRO-COLIS-SANS-IMPRIMANTE', size: [100, 150] });
    const expected = [
      groupDigits(dropOffCode),
      groupDigits(trackingId),
      recipient,
      'CMD-26-PRO-COLIS-SANS-IMPRIMANTE',
      numericDay(validUntil),
      ...{
        fr: ['en bureau de poste ou en point de retrait', 'colis fermé', 'une seule fois'],
        en: ['at a post office or at a pick-up point', 'closed parcel', 'works once'],
      }[lang],
      'Guichet',
    ];
    expectWords(text, { expected });
    const box = { left: 22, top: 23, right: 78, bottom: 79 };
    expect(hasMatrix(file.pages[0]!.filled, dropOffCode, box, 'qrcode')).toBe(true);
    expect(hasMatrix(file.pages[0]!.filled, `${dropOffCode}X`, box, 'qrcode')).toBe(false);
  }
});

type Invoice = Required<Orders['schemas']['InvoiceList']['invoices'][number]>;
const price = ({ formattedValue = '?' }: { formattedValue?: string }) => formattedValue;
const invoiced: Printing<Invoice> = {
  invoiceId: ({ invoiceId }) => [invoiceId],
  createdAt: ({ createdAt }) => [dayOfMoment(createdAt)],
  totalAmount: ({ totalAmount }) => [price(totalAmount)],
  totalWithoutTax: ({ totalWithoutTax }) => [price(totalWithoutTax)],
  sellerName: ({ sellerName }) => (sellerName ? [sellerName] : []),
  size: 'It is of the file.',
  seller: ({ seller: { name, address, companyNumber, vatNumber } }) => [name, ...address, companyNumber, vatNumber],
  taxes: ({ taxes }, lang) =>
    taxes.flatMap(({ rate, base, tax }) => [
      rate === 0 ? { fr: 'Exonéré', en: 'Exempt' }[lang] : String(rate).replace('.', { fr: ',', en: '.' }[lang]),
      price(base),
      price(tax),
    ]),
  exemption: ({ exemption }) => (exemption ? [exemption] : []),
};
type Buyer = NonNullable<WireOrder['billingAddress']>;
const billed: Printing<Buyer> = {
  ...onEnvelope,
  titleCode: 'The name says who pays.',
  firstName: ({ firstName = '' }) => [firstName],
  lastName: ({ lastName = '' }) => [lastName],
  companyName: ({ companyName = '' }) => [companyName],
  service: ({ service = '' }) => [service],
  floor: ({ floor = '' }) => [floor],
  building: ({ building = '' }) => [building],
  additionalInformation: ({ additionalInformation = '' }) => [additionalInformation],
  line1: ({ line1 = '' }) => [line1],
  line2: ({ line2 = '' }) => [line2],
  town: ({ town }) => [town],
  country: ({ country: { isocode } }, lang) => [countryOf(isocode, lang).name ?? '?'],
  companyNumber: ({ companyNumber = '' }) => [groupsOfThree(companyNumber)],
};

const groupsOfThree = (number: string) => number.replace(/(\d{3})(\d{3})(\d{3})(\d*)/, '$1 $2 $3 $4').trim();

test.each([
  [PRO, 'CMD-26-PRO-TROIS-VENDEURS', 3],
  [PRO, 'CMD-26-PRO-COLIS-TROIS', 1],
  [SHOPPER, 'CMD-26-TROIS-VENDEURS', 3],
])('the invoices of %s for %s are one for each of %i sellers, with what the law asks', async (as, code, count) => {
  const backend = newBackend();
  const order = `/users/current/orders/${code}`;
  for (const lang of langs) {
    const get = async <Body>(path: string) => (await backend.call<Body>('GET', `${path}?lang=${lang}`, { as })).body;
    const { entries, billingAddress, created } = await get<WireOrder>(order);
    const { invoices } = await get<Orders['schemas']['InvoiceList']>(`${order}/invoices`);
    expect(invoices).toHaveLength(count);
    if (!billingAddress) throw new Error('Nobody is billed.');
    for (const invoice of invoices) {
      const { file, text } = await opened(backend, `${order}/invoices/${invoice.invoiceId}/download`, lang, as);
      expectReadable(file, { lang, title: invoice.invoiceId, size: A4 });
      const sold = entries.filter(
        ({ sellerId, sellerName }) => (sellerId ? sellerName : undefined) === invoice.sellerName,
      );
      expect(sold.length).toBeGreaterThan(0);
      const expected = [
        code,
        dayOfMoment(created),
        ...wordsOf(invoiced, invoice as Invoice, lang),
        ...wordsOf(billed, billingAddress, lang),
        ...sold.map(({ product }) => product.name),
      ];
      for (const words of expected) expect(text).toContain(spaced(words));
    }
  }
});

type List = Labels['schemas']['DepositList'];
const listed: Printing<Omit<List, 'labels'>> = {
  number: ({ number }) => [number],
  status: 'What is scanned has the moment of it.',
  depositDate: ({ depositDate }) => [numericDay(depositDate)],
  createdAt: ({ createdAt }, lang) => [moment(createdAt, lang)],
  scannedAt: ({ scannedAt }, lang) => (scannedAt ? [moment(scannedAt, lang)] : []),
  totalWeight: ({ totalWeight }, lang) => [
    totalWeight === undefined ? { fr: 'non indiqué', en: 'not given' }[lang] : weightIn(totalWeight),
  ],
  removedLabels: 'A counter is handed what the list holds now.',
  barcode: 'It is read again below.',
};
const handedIn: Printing<List['labels'][number]> = {
  trackingId: ({ trackingId }) => [groupDigits(trackingId)],
  orderCode: ({ orderCode }) => [orderCode],
  service: ({ service }, lang) =>
    service === 'vrel' ? [{ fr: 'Lettre recommandée', en: 'Registered letter' }[lang]] : [],
  carrierCode: ({ service, carrierCode }) => (service === 'smt' && carrierCode === 'POFR' ? ['Colissimo'] : []),
  recipient: ({ recipient = '' }) => [recipient],
  destination: ({ destination = '' }) => [destination],
  weight: ({ weight }) => (weight === undefined ? [] : [weightIn(weight)]),
  validUntil: 'The day of the deposit is not after it.',
  downloadedAt: 'A counter sees the label itself.',
};

test.each([SHOPPER, PRO])(
  'the deposit list of %s has its code on the first page, and a row for each label',
  async (as) => {
    const backend = newBackend();
    const lists = '/users/current/deposit-lists';
    const { body: free } = await backend.call<Labels['schemas']['DepositableLabels']>(
      'GET',
      '/users/current/depositable-labels',
      { as },
    );
    const { body: made } = await backend.call<List>('POST', lists, {
      as,
      body: { depositDate: free.depositDates[0], trackingIds: free.labels.map(({ trackingId }) => trackingId) },
    });
    for (const isScanned of [false, true]) {
      if (isScanned) await scanDepositList(backend.world, made.number);
      for (const lang of langs) {
        const get = await backend.call<List>('GET', `${lists}/${made.number}?lang=${lang}`, { as });
        const { labels, ...list } = get.body;
        const { file, text } = await opened(backend, `${lists}/${made.number}/file`, lang, as);
        expectReadable(file, { lang, title: made.number, size: A4 });
        expect(labels).toHaveLength(free.labels.length);
        const count = `${{ fr: 'Nombre d’envois :', en: 'Number of items:' }[lang]} ${labels.length}`;
        const rows = labels.flatMap((label) => wordsOf(handedIn, label, lang));
        expectWords(text, {
          expected: [count, 'Cachet du bureau de poste et signature', ...wordsOf(listed, list, lang), ...rows],
        });
        const [first] = file.pages;
        expect(barcodesIn(first!.filled).map((code) => code.text)).toEqual([made.number]);
        expect(hasMatrix(first!.filled, made.number, { left: 158, top: 15, right: 194, bottom: 51 })).toBe(true);
      }
    }
  },
);

const aList = {
  number: 'BD-26-000200',
  status: 'OPEN',
  depositDate: '2026-11-30',
  createdAt: '2026-11-28T09:00:00.000Z',
  totalWeight: 2_468_000,
  removedLabels: [],
  barcode: { text: 'BD-26-000200', rows: [] },
};
const owner = { firstName: 'Compte', lastName: 'Particulier', legalEntity: null };

test('a deposit list of two hundred labels takes as many pages as it needs, and its code is on the first', async () => {
  const label = {
    service: 'smt',
    carrierCode: 'LPFR',
    recipient: 'Établissements Lemaître, Fils et Petits-Fils de Gravelines-sur-Mer',
    destination: 'Bureau de poste Lyon Bellecour, 69002 Lyon',
    weight: 12_340,
    orderCode: 'CMD-26-PRO-COLIS-TROIS',
  };
  const labels = Array.from({ length: 200 }, (_, at) => ({ ...label, trackingId: trackingNumber('CMD', at, 0) }));
  const list = { ...aList, labels };
  const file = await readFile(await drawDepositList({ list, owner, lang: 'en' }));
  expectReadable(file, { lang: 'en', title: list.number, size: A4 });
  const pages = file.pages.map((page) => textIn(page));
  const [first, ...others] = file.pages;
  expect(barcodesIn(first!.filled)).toHaveLength(1);
  expect(others.flatMap(({ filled }) => barcodesIn(filled))).toEqual([]);
  expect(pages.slice(1).every((text) => text.includes(list.number) && text.includes('Tracking number'))).toBe(true);
  for (const { trackingId } of labels)
    expect(pages.filter((text) => text.includes(groupDigits(trackingId)))).toHaveLength(1);
});

test('a row of a deposit list has each of its cells under its head', async () => {
  const label = {
    trackingId: trackingNumber('CMD', 1, 0),
    service: 'smt',
    carrierCode: 'POFR',
    recipient: 'Atelier Témoin',
    destination: '38000 Grenoble',
    weight: 1250,
    orderCode: 'CMD-26-1',
  };
  const list = { ...aList, labels: [label] };
  const { pages } = await readFile(await drawDepositList({ list, owner, lang: 'fr' }));
  const number = groupDigits(label.trackingId);
  expect(rowsOn(pages[0]!).slice(-2)).toEqual([
    'N° N° de suivi Service Destinataire Destination Poids Commande',
    `1 ${number} Colissimo Atelier Témoin 38000 Grenoble ${spaced(weightIn(label.weight))} CMD-26-1`,
  ]);
});

const papers: Record<Format, readonly number[]> = { A4, A4_4: A4, '10X15': [100, 150], DYMO: [104, 159] };
const returned = `/users/current/orderReturns/${bookReturnCode(1, true)}`;

test.each([
  ...formats.map(
    (format) =>
      [
        `/users/current/orders/CMD-26-PRO-COLIS-TROIS/labels/file?format=${format}`,
        'CMD-26-PRO-COLIS-TROIS',
        papers[format],
        'fr',
      ] as const,
  ),
  [`${returned}/label`, 'CMD-26-PRO-RETOUR-ACCEPTE', A4, 'fr'] as const,
  ...formats.map((format) => [`/labels/test-page?format=${format}`, '', papers[format], null] as const),
  ...supports.map(
    ({ code, page }) => [`/labels/stamp-grid?support=${code}`, '', [page.width, page.height], null] as const,
  ),
])('%s is tagged, has a title, its size, and the language of who reads it', async (path, title, size, only) => {
  const backend = newBackend();
  await backend.call('GET', returned, { as: PRO });
  for (const lang of only === 'fr' ? langs : (['en'] as const)) {
    const { file } = await opened(backend, path, lang);
    expectReadable(file, { lang: only ?? lang, title, size });
    expect(file.title).not.toBe('');
  }
});
