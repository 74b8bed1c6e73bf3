import { linesOf } from '../registered-mail/printed.ts';
import { dayIn } from '../shared/calendar/clock.ts';
import type { Lang, Words } from '../shared/lang.ts';
import { pointOf, weightIn } from './configurations.ts';
import { type CustomsForm, customsFormOf } from './customs-form.ts';
import type { WholeParcel } from './records.ts';

/** What a label says of its parcel. */
export interface PrintedParcel {
  recipient: string[];
  /** The number of the point where it waits, and whom it is announced to; empty for an address. */
  point: string[];
  sender: string[];
  weight: string;
  deposit: string;
  /** `null`: no form travels with it. */
  customs: CustomsForm | null;
}

const words = {
  weight: { fr: 'Poids', en: 'Weight' },
  deposit: { fr: 'Remise le', en: 'Hand in on' },
} satisfies Record<string, Words>;

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

function pointLines(parcel: WholeParcel): string[] {
  const point = pointOf(parcel);
  return point ? [`POINT DE RETRAIT ${point.name}`, parcel.recipient.cellphone ?? ''].filter(Boolean) : [];
}

export const printedParcel = (parcel: WholeParcel, lang: Lang): PrintedParcel => ({
  recipient: linesOf(destinationOf(parcel)),
  point: pointLines(parcel),
  sender: linesOf(parcel.sender),
  weight: `${words.weight[lang]} ${weightIn(parcel.weight)}`,
  deposit: `${words.deposit[lang]} ${dayIn(parcel.deposit.date, lang)}`,
  customs: customsFormOf(parcel, lang),
});
