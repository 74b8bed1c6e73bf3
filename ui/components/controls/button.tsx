import type { AnchorHTMLAttributes, ButtonHTMLAttributes, ReactNode } from 'react';

import styles from './button.module.css';

type Kind = 'primary' | 'secondary' | 'quiet';
interface Look {
  kind?: Kind;
  /** As wide as its column. */
  wide?: boolean;
  children: ReactNode;
}

const look = ({ kind = 'primary', wide }: Pick<Look, 'kind' | 'wide'>) =>
  `${styles.button} ${styles[kind]}${wide ? ` ${styles.wide}` : ''}`;

export function Button({ kind, wide, ...rest }: Look & ButtonHTMLAttributes<HTMLButtonElement>) {
  return <button type="submit" {...rest} className={look({ kind, wide })} />;
}

export function ButtonLink({ kind, wide, children, ...rest }: Look & AnchorHTMLAttributes<HTMLAnchorElement>) {
  return (
    <a {...rest} className={look({ kind, wide })}>
      {children}
    </a>
  );
}
