import { ServerHtml } from '#ui/lean/server-html.tsx';
import type { SentHtml } from '#ui/lean/static-data.ts';
import styles from './consent.module.css';

/** The consent question, at the bottom of the page; it does not block the page. */
export const ConsentBanner = ({ sent }: { sent: SentHtml }) => (
  <section className={styles.banner} aria-labelledby="cookies" data-screen-only>
    <ServerHtml sent={sent} />
  </section>
);
