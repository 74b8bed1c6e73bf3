import { Notice } from '#ui/components/page/notice.tsx';
import { Ways } from '#ui/components/page/ways.tsx';
import styles from './blocks/blocks.module.css';
import type { MissingView } from './content.view.ts';

/** Where content would be: that it is not there now, and a way on. */
export function Missing({ view: { text, ways } }: { view: MissingView }) {
  return (
    <div className={styles.missing}>
      <Notice view={{ tone: 'info', text }} />
      <Ways links={ways} />
    </div>
  );
}
