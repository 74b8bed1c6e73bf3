import { ServerHtml } from '#ui/lean/server-html.tsx';
import styles from './seller.module.css';

/** The seller's header, rendered on the server only. */
export const SellerHtml = ({ html }: { html: string | undefined }) => (
  <ServerHtml html={html} className={styles.seller} />
);
