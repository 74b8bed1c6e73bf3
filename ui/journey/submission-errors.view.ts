import type { Money } from '#domain/shared/money.ts';
import type { NoticeView } from '#ui/components/views.ts';
import { taxed } from '#ui/wording/price.ts';
import type { Wording } from '#ui/wording/wording.ts';

/** Of whoever pressed the button that buys, and has bought nothing, or does not know it. */
interface NoticeContext {
  wording: Wording;
}

/** The price is said with the one that was shown, `null` where that is not known. */
export const priceChangedNotice = (before: Money | null, { wording }: NoticeContext): NoticeView => ({
  tone: 'warning',
  text: before
    ? wording.t('journey.priceChanged', { before: taxed(before, wording) })
    : wording.t('journey.priceOutdated'),
});

export const withoutPriceNotice = ({ wording }: NoticeContext): NoticeView => ({
  tone: 'error',
  text: wording.t('journey.withoutPrice'),
});

export const unconfirmedNotice = ({ wording }: NoticeContext): NoticeView => ({
  tone: 'error',
  text: wording.t('journey.unconfirmed'),
});

/** A step that is kept, and that the backend could not be asked about. */
export const unjudgedNotice = ({ wording }: NoticeContext): NoticeView => ({
  tone: 'error',
  text: wording.t('journey.unjudged'),
});
