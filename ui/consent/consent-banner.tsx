import { ServerHtml } from '#ui/lean/server-html.tsx';
import type { SentHtml } from '#ui/lean/static-data.ts';
import { answeredPlace } from './answered-place.ts';
import styles from './consent.module.css';

interface ConsentBannerProps {
  sent: SentHtml;
  /** The question was answered: the focus comes here, and the answer is read. */
  isAnswered?: boolean;
}

/**
 * The consent question: first in the document, so that a keyboard meets it first, and at the bottom of the window. It does
 * not block the page.
 */
export const ConsentBanner = ({ sent, isAnswered }: ConsentBannerProps) => (
  <section
    id={isAnswered ? answeredPlace : undefined}
    tabIndex={isAnswered ? -1 : undefined}
    className={isAnswered ? styles.answered : styles.banner}
    aria-labelledby="cookies"
    data-screen-only
  >
    <ServerHtml sent={sent} />
  </section>
);
