import { Notice } from '#ui/components/page/notice.tsx';
import styles from './blocks/blocks.module.css';
import type { MissingView } from './content.view.ts';

/** Says that the content is unavailable, with links to other pages. */
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
