import type { LinkView } from '#ui/components/views.ts';
import { Links } from './links.tsx';
import styles from './nav-links.module.css';

/** Where to go from a page, or a part of one, that has nothing to show. */
export const NavLinks = ({ links }: { links: readonly LinkView[] }) => (
  <ul className={styles.ways}>
    <Links links={links} />
  </ul>
);
