import { Icon } from '#ui/components/values/icon.tsx';
import styles from './actions.module.css';
import type { ActionView } from './consignment.view.ts';

/** What may be done, each with its last day. */
export function Actions({ links }: { links: readonly ActionView[] }) {
  return (
    <ul className={styles.actions} data-screen-only>
      {links.map(({ label, href, note, isExternal }) => (
        <li key={href}>
          <a href={href} {...(isExternal ? { rel: 'noopener' } : {})}>
            <span>{label}</span>
            {isExternal && <Icon name="next" size="small" />}
          </a>
          {note && <small>{` ${note}`}</small>}
        </li>
      ))}
    </ul>
  );
}
