import { Notice } from '#ui/components/page/notice.tsx';
import styles from './blocks/blocks.module.css';
import type { MissingView } from './content.view.ts';

/** Where content would be: that it is not there now, and a way on. */
export function Missing({ view: { text, ways } }: { view: MissingView }) {
  return (
    <div>
      <Notice view={{ tone: 'info', text }} />
      <ul className={styles.ways}>
        {ways.map(({ href, label }) => (
          <li key={href}>
            <a href={href}>{label}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}
