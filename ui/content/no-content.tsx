import { NavLinks } from '#ui/components/page/nav-links.tsx';
import { Notice } from '#ui/components/page/notice.tsx';
import styles from './blocks/blocks.module.css';
import type { NoContentView } from './content.view.ts';

/** Says that the content is unavailable, with links to other pages. */
export function NoContent({ view: { text, ways } }: { view: NoContentView }) {
  return (
    <div className={styles.noContent}>
      <Notice view={{ tone: 'info', text }} />
      <NavLinks links={ways} />
    </div>
  );
}
