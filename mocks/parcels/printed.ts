import { linesOf } from '../registered-mail/printed.ts';
import { promisedDay } from '../shared/calendar/clock.ts';
import type { Words } from '../shared/lang.ts';
import { priceOf } from '../shared/money.ts';
import { phoneText } from '../shared/phone-number.ts';
import { pointOf, weightIn } from './configurations.ts';
import { type CustomsForm, customsFormOf } from './customs-form.ts';
import { zoneOf } from './of-label.ts';
import type { WholeParcel } from './records.ts';

/** What a label says of its parcel. */
export interface PrintedParcel {
  /** It is read abroad: its words are French and English. */
  isAbroad: boolean;
  recipient: string[];
  /** The number of the point where it waits, and how the recipient is reached. */
  contact: string[];
  /** With the country, the telephone and the e-mail address where it leaves its territory. */
  sender: string[];
  /** What is done, in which order: how it is delivered, its weight, what was paid, the day, the cover. */
  facts: string[];
  /** The company’s own; empty without one. */
  reference: string;
  /** `null`: no form travels with it. */
  customs: CustomsForm | null;
}

const words = {
  weight: { fr: 'Poids brut', en: 'Gross weight' },
  paid: { fr: 'Port payé', en: 'Postage paid' },
  bulky: { fr: 'Colis volumineux', en: 'Bulky parcel' },
  cover: { fr: 'Indemnisation', en: 'Cover' },
  phone: { fr: 'Tél.', en: 'Tel.' },
  customs: { fr: 'Réf. douanière', en: 'Customs ref.' },
} satisfies Record<string, Words>;

/** For the counter alone, which is in France: a second language would make it too small to read. */
const deposited = 'Dépôt le';

const deliveries: Record<string, Words> = {
  HOME: { fr: 'À domicile', en: 'Home delivery' },
  SIGNATURE: { fr: 'Contre signature', en: 'Signature required' },
  PICKUP_POINT: { fr: 'Point de retrait', en: 'Pick-up point' },
  ECO_OM: { fr: 'Eco OM', en: 'Eco OM' },
  STANDARD_OM: { fr: 'Standard OM', en: 'Standard OM' },
};

/** French within France; French and English for whoever reads it abroad: no destination asks for a third language. */
export const saying = (isAbroad: boolean) => (text: Words) =>
  isAbroad && text.fr !== text.en ? `${text.fr} / ${text.en}` : text.fr;

/** @param cents of this one label. */
export function printedParcel(parcel: WholeParcel, cents: number): PrintedParcel {
  const zone = zoneOf(parcel);
  const isAbroad = zone === 'INTERNATIONAL';
  const say = saying(isAbroad);
  const leaves = zone !== 'NATIONAL';
  const point = pointOf(parcel);
  const { sender, recipient, delivery, deposit, cover, format, costReference } = parcel;
  const amount = priceOf(cents, 'fr').formattedValue ?? '';
  return {
    isAbroad,
    recipient: linesOf(destinationOf(parcel)),
    contact: point
      ? [`POINT DE RETRAIT ${point.name}`, phoneText(recipient.cellphone ?? '')].filter(Boolean)
      : leaves
        ? reachedBy(recipient, say)
        : [],
    sender: [...linesOf(sender), ...(leaves ? ['FRANCE', ...reachedBy(sender, say)] : [])],
    facts: [
      say(deliveries[delivery] ?? { fr: delivery, en: delivery }),
      ...(format === 'BULKY' ? [say(words.bulky)] : []),
      `${say(words.weight)} ${weightIn(parcel.weight)}`,
      `${say(words.paid)} ${amount}`,
      `${deposited} ${promisedDay(deposit.depositDate, 'fr')}`,
      ...(cover === 'INCLUDED' ? [] : [`${say(words.cover)} ${cover}`]),
    ],
    reference: costReference ? `Référence ${costReference}` : '',
    customs: customsFormOf(parcel, { say, amount }),
  };
}

/** A parcel that waits at a point goes to its address, under the recipient's name. */
export function destinationOf(parcel: WholeParcel): WholeParcel['recipient'] {
  const [point, { titleCode, firstName, lastName, companyName, service, country }] = [
    pointOf(parcel),
    parcel.recipient,
  ];
  if (!point) return parcel.recipient;
  const { displayName: building, line1, postalCode, town } = point;
  const name = { firstName, lastName, ...(titleCode && { titleCode }) };
  const company = { ...(companyName && { companyName }), ...(service && { service }) };
  return { ...name, ...company, building, line1, postalCode, town, country };
}

/** What carriers and customs of another territory ask of a party. */
const reachedBy = (
  { cellphone, phone, email, customsReference }: WholeParcel['sender'],
  say: (text: Words) => string,
): string[] => {
  const number = cellphone || phone;
  return [
    ...(number ? [`${say(words.phone)} ${phoneText(number, { isAbroad: true })}`] : []),
    ...(email ? [email] : []),
    ...(customsReference ? [`${say(words.customs)} ${customsReference}`] : []),
  ];
};
