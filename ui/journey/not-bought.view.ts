import type { Money } from '#domain/shared/money.ts';
import type { NoticeView } from '#ui/components/views.ts';
import { taxed } from '#ui/wording/price.ts';
import type { Wording } from '#ui/wording/wording.ts';

/** Of whoever pressed the button that buys, and has bought nothing, or does not know it. */
interface About {
  wording: Wording;
}

/** The price is said with the one that was shown, `null` where that is not known. */
export const priceChanged = (shown: Money | null, { wording }: About): NoticeView => ({
  tone: 'warning',
  text: shown
    ? wording.t('journey.priceChanged', { before: taxed(shown, wording) })
    : wording.t('journey.priceOutdated'),
});

export const withoutPrice = ({ wording }: About): NoticeView => ({
  tone: 'error',
  text: wording.t('journey.withoutPrice'),
});

export const unconfirmed = ({ wording }: About): NoticeView => ({
  tone: 'error',
  text: wording.t('journey.unconfirmed'),
});

/** A step that is kept, and that the backend could not be asked about. */
export const unjudged = ({ wording }: About): NoticeView => ({ tone: 'error', text: wording.t('journey.unjudged') });
