import type { WireOrder } from '../records/orders.ts';
import { countryOf } from '../session/countries.ts';
import { type Lang, type Words, withLabel } from '../shared/lang.ts';
import type { World } from '../shared/world.ts';
import { usageInfos } from './deposit.ts';
import { placeOf } from './destinations.ts';
import { configurationsIn, type WholeMail } from './records.ts';

/** What is printed of a registered letter. */
export interface Vignette {
  trackingId: string;
  /** « R2, avec avis de réception » */
  level: Words;
  /** With its country on a letter that goes abroad. */
  sender: string[];
  recipient: string[];
  /** « Dépôt : En bureau de poste, le 23/11/2026 », until when, how heavy, on which envelope. */
  usage: Words[];
  /** On plain paper it is cut out; stickers are cut already. */
  isCut: boolean;
}

const words = {
  receipt: { fr: 'avec avis de réception', en: 'with acknowledgement of receipt' },
} satisfies Record<string, Words>;

/** `null` for a letter of the order book, which has no configuration. */
export function vignetteOf(
  world: World,
  { entry: { configurationId }, id }: { entry: WireOrder['entries'][number]; id: string },
): Vignette | null {
  const mail = configurationsIn(world).findFirst((q) => q.where({ id: configurationId ?? '' }))?.mail;
  if (!mail) return null;
  return {
    trackingId: id,
    level: both((lang) => (mail.acknowledgement ? `${mail.level}, ${words.receipt[lang]}` : mail.level)),
    sender: [...linesOf(mail.sender), ...(placeOf(mail.destination)?.zone === 'INTERNATIONAL' ? ['FRANCE'] : [])],
    recipient: linesOf(mail.recipient),
    usage: usageInfos(mail).map(({ label, value }) => both((lang) => withLabel(label[lang], value[lang], lang))),
    isCut: mail.printFormat === 'A4',
  };
}

const both = (text: (lang: Lang) => string): Words => ({ fr: text('fr'), en: text('en') });

/** Their addresses have no line of a country (postal-domain A3). */
const frenchTerritories = new Set(['FR', 'GP', 'MQ', 'GF', 'RE', 'YT', 'PM', 'BL', 'MF']);

const titles: Record<string, string> = { mr: 'Monsieur', mrs: 'Madame' };

/** An address as an envelope has it: at most seven lines of unaccented capitals (NF Z10-011), the country in French. */
export function linesOf(address: WholeMail['sender']): string[] {
  const { companyName, service, firstName, lastName, line1, line2, postalCode, town, country } = address;
  const { building, floor, additionalInformation } = address;
  const person = [titles[address.titleCode ?? ''], firstName, lastName];
  const [first, second, third] = companyName
    ? [[companyName], [...person, service], [floor, building, additionalInformation]]
    : [person, [floor, additionalInformation], [building]];
  const [street, locality] = address.withoutStreet ? ['', line1] : [line1, line2];
  const abroad = frenchTerritories.has(country.isocode)
    ? []
    : [countryOf(country.isocode, 'fr').name ?? country.isocode];
  const place = [[locality], [postalCode, town], abroad].map((parts) => saintsShortened(placeName(capitals(parts))));
  const lines = [
    ...[first, second, third].map((parts) => capitals(parts ?? [])),
    placeName(capitals([street])),
    ...place,
  ];
  return lines.filter((line) => line.trim());
}

const placeName = (line: string): string =>
  line.replace(/[^\p{Script=Latin}0-9]+/gu, ' ').replace(/^(\d+) (B)IS\b|^(\d+) (T)ER\b/, '$1$3 $2$4');

/** Of a place and a town: a street has its whole name (NF Z10-011). */
const saintsShortened = (line: string): string => line.replace(/\bSAINT(E?)\b/g, 'ST$1');

const capitals = (parts: readonly (string | undefined)[]): string =>
  parts
    .filter(Boolean)
    .join(' ')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toUpperCase()
    .replace(/[ŒÆØŁĐÐĦÞŊẞƏ]/g, (letter) => unaccented[letter] ?? letter);

const unaccented: Record<string, string> = {
  Œ: 'OE',
  Æ: 'AE',
  Ø: 'O',
  Ł: 'L',
  Đ: 'D',
  Ð: 'D',
  Ħ: 'H',
  Þ: 'TH',
  Ŋ: 'NG',
  ẞ: 'SS',
  Ə: 'E',
};
