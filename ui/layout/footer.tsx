import { ServerHtml } from '#ui/lean/server-html.tsx';
import styles from './layout.module.css';
import type { LayoutView } from './layout.view.ts';

export const Footer = ({ view }: { view: LayoutView }) => (
  <footer className={styles.footer} data-screen-only>
    <ServerHtml sent={view.footer} className={styles.columns} />
  </footer>
);
