import { ServerHtml } from '#ui/lean/server-html.tsx';
import styles from './blocks/blocks.module.css';

/** An editor's content. */
export const ContentHtml = ({ html }: { html: string | undefined }) => (
  <ServerHtml html={html} className={styles.written} />
);
