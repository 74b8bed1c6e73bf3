import { fromAddress, partyFieldOf, toAddress } from '#adapters/address/address-mapping.ts';
import type {
  WholeLetter,
  LetterConfiguration as WireConfiguration,
  LetterDocument as WireDocument,
  LetterFinding as WireFinding,
  Letter as WireLetter,
  LetterOptions as WireOptions,
  LetterQuote as WireQuote,
  LetterRefusal as WireRefusal,
} from '#adapters/generated/letters/types.gen.ts';
import type { RefusalWords } from '#adapters/http/refusal-words.ts';
import { toScanState } from '#adapters/scan-states.ts';
import { toMoney, toPrice, toQuoteBasis, wordOf, wordOrOther } from '#adapters/shared-mapping.ts';
import type {
  AddressPage,
  Colour,
  Defect,
  DocumentRefusal,
  Finding,
  Letter,
  LetterConfiguration,
  LetterDocument,
  LetterFault,
  LetterField,
  LetterOption,
  LetterOptions,
  LetterQuote,
  LetterRefusal,
  PricedLetter,
  QuotedLetter,
  RecipientRefusal,
} from '#domain/letters/letters.ts';

const defects: Record<string, Defect> = {
  ENCRYPTED: 'encrypted',
  SCRIPTED: 'scripted',
  NOT_A4: 'not-a4',
  TOO_MANY_PAGES: 'too-many-pages',
  UNREADABLE: 'unreadable',
};
const colours: Record<string, Colour> = { BLACK: 'black', COLOUR: 'colour' };
const colourCodes: Record<Colour, string> = { black: 'BLACK', colour: 'COLOUR' };
const addressPages: Record<string, AddressPage> = { FIRST_PAGE: 'first-page', MOVED: 'moved', COVER: 'cover' };
const addressPageCodes: Record<AddressPage, string> = { 'first-page': 'FIRST_PAGE', moved: 'MOVED', cover: 'COVER' };

/** A state that is new to this shop is not clean. */
export const toDocument = (wire: WireDocument): LetterDocument => ({
  id: wire.documentId,
  name: wire.name,
  state: toScanState(wire.scanState),
  text: wire.text ?? null,
  pages: wire.pages ?? null,
  sha256: wire.sha256 ?? null,
  findings: wire.findings.map(toFinding),
  firstPage: wire.firstPage ?? null,
  isFittable: wire.fittable ?? false,
  originalId: wire.originalDocumentId ?? null,
  expiresAt: wire.expiresAt,
});

function toFinding({ code, page, moveDown }: WireFinding): Finding {
  const defect = wordOf(defects, code);
  if (defect) return { kind: defect, page: page ?? null };
  if (code === 'ADDRESS_ZONE') return { kind: 'address-zone', moveDown: moveDown ?? null };
  return { kind: code === 'FONTS_NOT_EMBEDDED' ? 'fonts' : 'other' };
}

/** An unknown colour has no text here, so it is not offered. */
export const toOptions = (wire: WireOptions): LetterOptions => ({
  validFrom: wire.validFrom,
  document: wire.document,
  colours: wire.colours.flatMap((code) => wordOf(colours, code) ?? []),
  levels: wire.levels.map(
    ({ code, name, maxSheets, acknowledgement, firstPrice, firstPriceWithoutTax, productCode }) => ({
      code,
      name,
      maxSheets,
      hasReceipt: acknowledgement,
      firstPrice: toPrice(firstPrice, firstPriceWithoutTax),
      article: productCode ?? null,
    }),
  ),
  maxRecipients: wire.maxRecipients,
  countries: wire.countries,
});

const letterOptions: Record<string, LetterOption> = { ACKNOWLEDGEMENT: 'receipt', COLOUR: 'colour' };

export const toQuoted = (wire: WireQuote, toRefusal: (refusal: WireRefusal) => LetterRefusal): QuotedLetter => ({
  quote: toQuote(wire),
  offers: wire.offers.map(({ level, priceWithTax, priceWithoutTax, cutOffAt, latestDate }) => ({
    level,
    ttc: toMoney(priceWithTax),
    ht: toMoney(priceWithoutTax),
    cutOff: cutOffAt,
    latestDelivery: latestDate,
  })),
  extras: Object.fromEntries(
    (wire.options ?? []).flatMap(({ code, price, priceWithTax }) => {
      const option = wordOf(letterOptions, code);
      return option ? [[option, { ttc: toMoney(priceWithTax), ht: toMoney(price) }] as const] : [];
    }),
  ),
  recipientPrices: wire.recipients.map(({ priceWithTax }) => (priceWithTax ? toMoney(priceWithTax) : null)),
  recipients: wire.recipients.map(({ accepted, reason }) => (accepted ? null : toRecipientRefusal(reason))),
  refusals: wire.refusals.map(toRefusal),
});

/** `null`: the letter cannot be priced. */
function toQuote(wire: WireQuote): LetterQuote | null {
  const { nextSheetStep: next } = wire;
  const quote = toQuoteBasis(wire);
  if (!quote) return null;
  return {
    ...quote,
    nextStep: next ? { remaining: next.remainingSheets, extra: toMoney(next.extraPrice) } : null,
  };
}

/** What the shop says of each reason that the contract names of a recipient. */
export const recipientWords: Record<string, RecipientRefusal> = {
  notEligible: 'not-eligible',
  countryNotServed: 'country-not-served',
};
const toRecipientRefusal = (reason: string | undefined): RecipientRefusal => wordOrOther(recipientWords, reason);

/** The known fields of a refusal: in OCC's format only its reason and its subject. */
type ReasonedRefusal = Pick<WireRefusal, 'reason' | 'subject'> & Partial<WireRefusal>;

const at = (field: LetterField, fault: LetterFault): LetterRefusal => ({ kind: 'fault', field, fault });
const notOffered = { code: 'not-offered' } as const;

/** What the shop says of each reason that the contract names, at the answer that it is about. */
export const refusalWords: RefusalWords<ReasonedRefusal, LetterRefusal> = {
  documentUnknown: () => at('document', { code: 'document-gone' }),
  documentNotClean: () => at('document', { code: 'unscanned' }),
  documentNotPrintable: () => at('document', { code: 'unreadable' }),
  addressZone: () => at('addressPage', { code: 'address-zone' }),
  colourUnknown: () => at('colour', notOffered),
  addressPageUnknown: () => at('addressPage', notOffered),
  levelUnknown: () => at('level', notOffered),
  acknowledgementNotOffered: () => at('receipt', notOffered),
  tooManySheets: ({ maxSheets: most }) =>
    at('level', most === undefined ? notOffered : { code: 'too-many-sheets', most }),
  tooManyRecipients: ({ maxRecipients: most }) =>
    at('recipients', most === undefined ? notOffered : { code: 'too-many-recipients', most }),
  noRecipient: () => at('recipients', { code: 'no-recipient' }),
  signNotPrintable({ reason, subject }) {
    const field = fieldOf(subject);
    return field ? at(field, { code: 'sign-not-printable' }) : { kind: 'other', reason };
  },
};

/** The field that asks for a text, by its property: « sender.line1 »; the recipients are one list. */
function fieldOf(subject: string): LetterField | null {
  const [party, name = ''] = subject.split('.');
  if (party === 'recipients') return 'recipients';
  const field = partyFieldOf(name);
  return field ? `sender.${field}` : null;
}

const documentRefusals: Record<string, DocumentRefusal> = {
  fileTooLarge: 'too-large',
  fileTypeRefused: 'type',
  fileEmpty: 'empty',
  textTooLong: 'text-too-long',
  signNotPrintable: 'sign-not-printable',
};
export const toDocumentRefusal = (reason: string | undefined): DocumentRefusal => wordOrOther(documentRefusals, reason);

/** `null`: the configuration has something that this shop cannot compose. */
export function toConfiguration(wire: WireConfiguration): LetterConfiguration | null {
  const letter = toLetter(wire);
  const { configurationId: id, productCode, totalPriceWithTax, totalPriceWithoutTax } = wire;
  return letter && { id, productCode, letter, ttc: toMoney(totalPriceWithTax), ht: toMoney(totalPriceWithoutTax) };
}

function toLetter(wire: WholeLetter): Letter | null {
  const [colour, addressPage] = [wordOf(colours, wire.colour), wordOf(addressPages, wire.addressPage)];
  if (!colour || !addressPage) return null;
  return {
    documentId: wire.documentId,
    colour,
    duplex: wire.duplex,
    addressPage,
    sender: toAddress(wire.sender),
    recipients: wire.recipients.map(toAddress),
    level: wire.level,
    receipt: wire.acknowledgement ?? false,
  };
}

export const fromPricedLetter = ({ sender, recipients, level, ...letter }: PricedLetter): WireLetter => ({
  ...fromPresentation(letter),
  ...(sender && { sender: fromAddress(sender) }),
  ...(recipients && { recipients: recipients.map(fromAddress) }),
  ...(level && { level }),
});

export const fromLetter = ({ sender, recipients, level, ...letter }: Letter): WholeLetter => ({
  ...fromPresentation(letter),
  sender: fromAddress(sender),
  recipients: recipients.map(fromAddress),
  level,
});

const fromPresentation = ({
  documentId,
  colour,
  duplex,
  addressPage,
  receipt = false,
}: Pick<PricedLetter, 'documentId' | 'colour' | 'duplex' | 'addressPage' | 'receipt'>) => ({
  documentId,
  colour: colourCodes[colour],
  duplex,
  addressPage: addressPageCodes[addressPage],
  acknowledgement: receipt,
});
