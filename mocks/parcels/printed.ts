import { linesOf } from '../registered-mail/printed.ts';
import { dayIn } from '../shared/calendar/clock.ts';
import type { Lang, Words } from '../shared/lang.ts';
import { weightIn } from './configurations.ts';
import type { WholeParcel } from './records.ts';

/** What a label says of its parcel. */
export interface PrintedParcel {
  recipient: string[];
  sender: string[];
  weight: string;
  deposit: string;
}

const words = {
  weight: { fr: 'Poids', en: 'Weight' },
  deposit: { fr: 'Remise le', en: 'Hand in on' },
} satisfies Record<string, Words>;

export const printedParcel = ({ recipient, sender, weight, deposit }: WholeParcel, lang: Lang): PrintedParcel => ({
  recipient: linesOf(recipient),
  sender: linesOf(sender),
  weight: `${words.weight[lang]} ${weightIn(weight)}`,
  deposit: `${words.deposit[lang]} ${dayIn(deposit.date, lang)}`,
});
