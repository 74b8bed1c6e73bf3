import { ServerHtml } from '#ui/lean/server-html.tsx';
import styles from './seller.module.css';

/** Whose goods these are; the server alone makes it. */
export const SellerHtml = ({ html }: { html: string | undefined }) => (
  <ServerHtml html={html} className={styles.seller} />
);
