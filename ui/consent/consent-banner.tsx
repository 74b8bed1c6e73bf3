import { ServerHtml } from '#ui/lean/server-html.tsx';
import styles from './consent.module.css';

/** Asks once, at the bottom, beside the page and not above it: nothing waits for the answer. */
export const ConsentBanner = ({ html }: { html: string | undefined }) => (
  <section className={styles.banner} aria-labelledby="cookies" data-screen-only>
    <ServerHtml html={html} />
  </section>
);
