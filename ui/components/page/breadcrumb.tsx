import type { LinkView } from '#ui/components/views.ts';
import { useCopy } from '#ui/wording/use-copy.ts';
import styles from './breadcrumb.module.css';
import { Links } from './links.tsx';

/** Where the page stands; the page itself is not repeated. */
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
