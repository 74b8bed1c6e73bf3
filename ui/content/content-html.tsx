import { ServerHtml } from '#ui/lean/server-html.tsx';
import type { SentHtml } from '#ui/lean/static-data.ts';
import styles from './blocks/blocks.module.css';

/** An editor's content. */
export const ContentHtml = ({ sent }: { sent: SentHtml }) => <ServerHtml sent={sent} className={styles.written} />;
