import type { SentLetter } from '#domain/labels/sent-letter.ts';
import { groupedNumber } from '#domain/tracking/parcel-number.ts';
import type { LinkView } from '#ui/components/views.ts';
import { allEnvelopes } from '#ui/labels/envelopes.ts';
import type { Wording } from '#ui/wording/wording.ts';

/** The proof of a letter that was printed and posted (journeys §4). */
export interface SentLetterView {
  sent: string;
  /** Of the file, in hexadecimal digits. */
  digest: string;
  file: LinkView;
  /** One file for all recipients. */
  proof: LinkView;
  envelopes: {
    recipient: string;
    proof: LinkView;
    acknowledgement?: string;
    /** `code`: what is copied of `number`. */
    tracking?: LinkView & { number: string; code: string };
  }[];
}

export function sentLetterView(
  { entryNumber, sentAt, sha256, pages, envelopes }: SentLetter,
  code: string,
  { t, paths, moment, numericDay }: Wording,
): SentLetterView {
  return {
    sent: t('orders.letterSent', { moment: moment(sentAt), count: pages }),
    digest: sha256,
    file: { label: t('orders.downloadLetter'), href: paths.letterFile({ code, entry: String(entryNumber) }) },
    proof: {
      label: t('orders.downloadProof', { count: envelopes.length }),
      href: paths.letterProof({ code, entry: String(entryNumber), envelope: allEnvelopes }),
    },
    envelopes: envelopes.map(({ recipient, trackingId, acknowledgement }, place) => ({
      recipient,
      proof: {
        label: t('orders.downloadProof', { count: 1 }),
        href: paths.letterProof({ code, entry: String(entryNumber), envelope: String(place + 1) }),
      },
      ...(acknowledgement && {
        acknowledgement: acknowledgement.signedAt
          ? t('orders.acknowledged', { day: numericDay(acknowledgement.signedAt) })
          : t('orders.acknowledgementExpected'),
      }),
      ...(trackingId && {
        tracking: {
          number: t('orders.letterNumber', { number: groupedNumber(trackingId) }),
          code: trackingId,
          label: t('orders.followLetter'),
          href: paths.tracking({ code: trackingId }),
        },
      }),
    })),
  };
}
