import { ServerHtml } from '#ui/lean/server-html.tsx';
import type { SentHtml } from '#ui/lean/static-data.ts';
import styles from './seller.module.css';

/** The seller's header, rendered on the server only. */
export const SellerHtml = ({ sent }: { sent: SentHtml }) => <ServerHtml sent={sent} className={styles.seller} />;
