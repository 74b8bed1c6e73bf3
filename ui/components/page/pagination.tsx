import { Icon } from '#ui/components/values/icon.tsx';
import type { PagesView } from '#ui/components/views.ts';
import { useCopy } from '#ui/wording/use-copy.ts';
import styles from './pagination.module.css';

/** Links to the previous and the next page. */
export function Pagination({ pages: { label, previous, next } }: { pages: PagesView }) {
  const copy = useCopy('components');
  return (
    <nav aria-label={copy.pages} className={styles.pages}>
      {previous && (
        <a href={previous.href} rel="prev">
          <Icon name="previous" />
          <span>{previous.label}</span>
        </a>
      )}
      <p>{label}</p>
      {next && (
        <a href={next.href} rel="next">
          <span>{next.label}</span>
          <Icon name="next" />
        </a>
      )}
    </nav>
  );
}
