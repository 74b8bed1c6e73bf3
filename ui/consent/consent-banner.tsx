import { ServerHtml } from '#ui/lean/server-html.tsx';
import styles from './consent.module.css';

/** The consent question, at the bottom of the page; it does not block the page. */
export const ConsentBanner = ({ html }: { html: string | undefined }) => (
  <section className={styles.banner} aria-labelledby="cookies" data-screen-only>
    <ServerHtml html={html} />
  </section>
);
