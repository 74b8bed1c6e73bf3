import type { Money, Price } from '#domain/shared/money.ts';
import type { NoticeView } from '#ui/components/views.ts';
import { amountBeside } from '#ui/wording/price.ts';
import type { Wording } from '#ui/wording/wording.ts';

/** Of whoever pressed the button that buys, and has bought nothing, or does not know it. */
interface NoticeContext {
  wording: Wording;
}

/** Both prices, where both are known and differ. */
export const priceChangedNotice = (
  { before, now }: { before: Money | null; now: Price | null },
  { wording }: NoticeContext,
): NoticeView => ({
  tone: 'warning',
  text:
    before && now && before.cents !== now.ttc.cents
      ? wording.t('journey.priceChanged', {
          before: amountBeside(before, now, wording),
          now: amountBeside(now.ttc, now, wording),
        })
      : wording.t('journey.priceOutdated'),
  takesFocus: true,
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
