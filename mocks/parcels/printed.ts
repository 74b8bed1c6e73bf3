import { linesOf } from '../registered-mail/printed.ts';
import { dayIn } from '../shared/calendar/clock.ts';
import type { Lang, Words } from '../shared/lang.ts';
import { weightIn } from './configurations.ts';
import { type CustomsForm, customsFormOf } from './customs-form.ts';
import type { WholeParcel } from './records.ts';

/** What a label says of its parcel. */
export interface PrintedParcel {
  recipient: string[];
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

export const printedParcel = (parcel: WholeParcel, lang: Lang): PrintedParcel => ({
  recipient: linesOf(parcel.recipient),
  sender: linesOf(parcel.sender),
  weight: `${words.weight[lang]} ${weightIn(parcel.weight)}`,
  deposit: `${words.deposit[lang]} ${dayIn(parcel.deposit.date, lang)}`,
  customs: customsFormOf(parcel, lang),
});
