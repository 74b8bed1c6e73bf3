import type { WireOrder } from '../orders/records.ts';
import { dayIn } from '../shared/clock.ts';
import type { Lang, Words } from '../shared/lang.ts';
import type { World } from '../shared/world.ts';
import { configurationsIn, type WholeMail } from './records.ts';

/** What is printed of a registered letter. */
export interface Vignette {
  trackingId: string;
  /** « R2, avec avis de réception » */
  level: string;
  sender: string[];
  recipient: string[];
  deposit: string;
  /** On plain paper it is cut out; stickers are cut already. */
  isCut: boolean;
}

const words = {
  receipt: { fr: 'avec avis de réception', en: 'with acknowledgement of receipt' },
  office: { fr: 'En bureau de poste, le', en: 'At a post office, on' },
  letterbox: { fr: 'Dans la boîte aux lettres, pour le', en: 'In the letterbox, for' },
} satisfies Record<string, Words>;

/** `null` for a letter of the order book, which has no configuration. */
export function vignetteOf(
  world: World,
  { entry: { configurationId }, id }: { entry: WireOrder['entries'][number]; id: string },
  lang: Lang,
): Vignette | null {
  const mail = configurationsIn(world).findFirst((q) => q.where({ id: configurationId ?? '' }))?.mail;
  if (!mail) return null;
  const { place, date } = mail.deposit;
  return {
    trackingId: id,
    level: mail.acknowledgement ? `${mail.level}, ${words.receipt[lang]}` : mail.level,
    sender: linesOf(mail.sender),
    recipient: linesOf(mail.recipient),
    deposit: `${words[place === 'LETTERBOX' ? 'letterbox' : 'office'][lang]} ${dayIn(date, lang)}`,
    isCut: mail.printFormat === 'A4',
  };
}

/** An address as an envelope has it. */
export function linesOf({
  companyName,
  firstName,
  lastName,
  line1,
  line2,
  postalCode,
  town,
  country,
}: WholeMail['sender']) {
  const abroad = country.isocode === 'FR' ? '' : (country.name ?? country.isocode);
  return [companyName, `${firstName} ${lastName}`, line2, line1, `${postalCode} ${town}`, abroad].filter(
    (line): line is string => Boolean(line?.trim()),
  );
}
