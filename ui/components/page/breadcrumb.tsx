import type { LinkView } from '#ui/components/views.ts';
import { useCopy } from '#ui/wording/use-copy.ts';
import styles from './breadcrumb.module.css';

/** The parents of the page, without the page itself. */
export function Breadcrumb({ links }: { links: LinkView[] }) {
  const copy = useCopy('components');
  return (
    <nav aria-label={copy.breadcrumb} className={styles.trail}>
      <ol>
        {links.map(({ label, href }) => (
          <li key={href}>
            <a href={href}>{label}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
