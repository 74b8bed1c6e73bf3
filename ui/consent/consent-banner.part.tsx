import styles from './consent.module.css';

/**
 * Asks once, at the bottom, beside the page and not above it: nothing waits for the answer. `html` is made by the server
 * (`consent-banner.server.tsx`) and stays as it stands in the document: absent in the browser, see `kept-on-server.ts`.
 */
export const ConsentBanner = ({ html = '' }: { html: string | undefined }) => (
  <section
    className={styles.banner}
    aria-labelledby="cookies"
    data-screen-only
    suppressHydrationWarning
    // oxlint-disable-next-line react/no-danger -- the server made it of our own words
    dangerouslySetInnerHTML={{ __html: html }}
  />
);
