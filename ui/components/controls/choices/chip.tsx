import { Icon } from '#ui/components/values/icon.tsx';
import type { LinkView } from '#ui/components/views.ts';
import styles from './chip.module.css';

/** « Retirer Format : Carnet » to assistive technology, « Format : Carnet » and a cross to the eye. */
export interface ChipView extends LinkView {
  text: string;
}

/** Active filters; each link removes one. */
export function Chips({ links, label }: { links: ChipView[]; label: string }) {
  if (links.length === 0) return null;
  return (
    <ul className={styles.chips} aria-label={label}>
      {links.map(({ href, label: name, text }) => (
        <li key={href}>
          <a href={href} aria-label={name} className={styles.chip} data-scroll="keep">
            <span>{text}</span>
            <Icon name="close" size="small" />
          </a>
        </li>
      ))}
    </ul>
  );
}

/** A fact in a few words (« Fabriqué en France »). */
export function Mention({ children }: { children: string }) {
  return <span className={styles.mention}>{children}</span>;
}
