import type { LinkView } from '#ui/components/views.ts';
import { useCopy } from '#ui/wording/use-copy.ts';
import styles from './breadcrumb.module.css';
import { Links } from './links.tsx';

/** The parents of the page, without the page itself. */
export function Breadcrumb({ links }: { links: LinkView[] }) {
  const copy = useCopy('components');
  return (
    <nav aria-label={copy.breadcrumb} className={styles.trail}>
      <ol>
        <Links links={links} />
      </ol>
    </nav>
  );
}
