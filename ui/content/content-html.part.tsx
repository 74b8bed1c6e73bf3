import { ServerHtml } from '#ui/shared/components/server-html.tsx';
import styles from './blocks.module.css';

/** What an editor put on a page. */
export const ContentHtml = ({ html }: { html: string | undefined }) => (
  <ServerHtml html={html} className={styles.written} />
);
