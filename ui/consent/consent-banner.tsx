import { Icon } from '#ui/components/values/icon.tsx';
import { answeredPlace, topPlace } from './answered-place.ts';
import styles from './consent.module.css';
import type { ConsentAnswered, ConsentRequestView } from './consent.view.ts';
import { Question } from './question.tsx';

/** First in the document, so that a keyboard meets it first, and at the bottom of the window; it does not block the page. */
export const ConsentBanner = ({ view }: { view: ConsentRequestView }) => (
  <section className={styles.banner} aria-labelledby="cookies" data-screen-only>
    <Question view={view} />
  </section>
);

/** What a page says after the answer; it is seen only at its place, to which the answer leads the focus, until that moves on. */
export const Answered = ({ view: { text, close } }: { view: ConsentAnswered }) => (
  <>
    <section
      id={answeredPlace}
      tabIndex={-1}
      className={`${styles.banner} ${styles.answered}`}
      aria-label={text}
      data-screen-only
    >
      <p>{text}</p>
      <a href={close.href} aria-label={close.label} data-address="keep">
        <Icon name="close" size="small" />
      </a>
    </section>
    {/* Where the focus goes from there: the top of the page, which does not move then. */}
    <span id={topPlace} tabIndex={-1} />
  </>
);
