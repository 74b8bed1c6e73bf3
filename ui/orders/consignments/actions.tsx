import type { ReactNode } from 'react';
import { VisuallyHidden } from '#ui/components/page/hidden.tsx';
import { Icon } from '#ui/components/values/icon.tsx';
import styles from './actions.module.css';
import type { ActionView } from './consignment.view.ts';

interface ActionsProps {
  links: readonly ActionView[];
  /** What they are done with, where a page has several of these lists. */
  of?: string;
  /** What is done by a form, as items of the list. */
  children?: ReactNode;
}

/** What may be done, each with its last day. */
export function Actions({ links, of, children }: ActionsProps) {
  return (
    <ul className={styles.actions} data-screen-only>
      {children}
      {links.map(({ label, href, note, isExternal, isFile }) => (
        <li key={href}>
          <a href={href} {...(isExternal ? { rel: 'noopener' } : {})} {...(isFile ? { 'data-load': 'whole' } : {})}>
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
