import { Mark } from '#ui/components/values/icon.tsx';
import { useCopy } from '#ui/wording/use-copy.ts';
import styles from './layout.module.css';
import type { LayoutView } from './layout.view.ts';

/** Name of the shop, and for whom it is, in words. */
export function Wordmark({ view }: { view: LayoutView }) {
  const copy = useCopy('layout');
  return (
    <a href={view.home} className={styles.wordmark} aria-label={copy.home}>
      <Mark />
      <span>{copy.brand}</span>
    </a>
  );
}

/** Whose shop this is, said in words: colour only helps. */
export function Mode({ mode }: Pick<LayoutView, 'mode'>) {
  const copy = useCopy('layout');
  return (
    <p className={styles.mode}>
      <span>{copy.shopFor} </span>
      <b>{copy[mode]}</b>
    </p>
  );
}

export function Phone({ number }: { number: string }) {
  const copy = useCopy('layout');
  return (
    <a href={`tel:${number.replace(/\s/g, '')}`} className={styles.phone}>
      <span>{copy.phone}</span> {number}
    </a>
  );
}
