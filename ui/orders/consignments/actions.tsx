import { VisuallyHidden } from '#ui/components/page/hidden.tsx';
import { Icon } from '#ui/components/values/icon.tsx';
import styles from './actions.module.css';
import type { ActionView } from './consignment.view.ts';

interface ActionsProps {
  links: readonly ActionView[];
  /** What they are done with, where a page has several of these lists. */
  of?: string;
}

/** What may be done, each with its last day. */
export function Actions({ links, of }: ActionsProps) {
  return (
    <ul className={styles.actions} data-screen-only>
      {links.map(({ label, href, note, isExternal }) => (
        <li key={href}>
          <a href={href} {...(isExternal ? { rel: 'noopener' } : {})}>
            <span>{label}</span>
            {of && <VisuallyHidden>{` ${of}`}</VisuallyHidden>}
            {isExternal && <Icon name="next" size="small" />}
          </a>
          {note && <small>{` ${note}`}</small>}
        </li>
      ))}
    </ul>
  );
}
