import { ServerHtml } from '#ui/lean/server-html.tsx';
import styles from './blocks/blocks.module.css';

/** What an editor put on a page. */
export const ContentHtml = ({ html }: { html: string | undefined }) => (
  <ServerHtml html={html} className={styles.written} />
);
