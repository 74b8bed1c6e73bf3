import type { KeyboardEvent } from 'react';
import { useLocation } from 'react-router';
import { Links } from '#ui/components/page/links.tsx';
import { Icon } from '#ui/components/values/icon.tsx';
import { SearchBox } from '#ui/search/search-box.tsx';
import { useCopy } from '#ui/wording/use-copy.ts';
import styles from './layout.module.css';
import type { LayoutView, VisitorView } from './layout.view.ts';
import { Mode, Phone, Wordmark } from './wordmark.tsx';

interface HeaderProps {
  view: LayoutView;
  /** Loaded after the page, because the page is the same for everyone. */
  visitor: VisitorView | null;
}

export function Header({ view, visitor }: HeaderProps) {
  const copy = useCopy('layout');
  return (
    <header className={styles.header}>
      <a href="#contenu" className={styles.skip}>
        {copy.skip}
      </a>
      <TopBar view={view} />
      <div className={styles.main}>
        <Menu view={view} />
        <Wordmark view={view} />
        <SearchBox view={view} />
        <Account view={view} visitor={visitor} />
        <a href={view.cart} className={styles.action} aria-label={visitor?.cartLabel ?? copy.cart}>
          <Icon name="basket" />
          <span className={styles.word}>{copy.cart}</span>
          <span className={styles.count} data-empty={!visitor?.cartCount || undefined}>
            {visitor?.cartCount}
          </span>
        </a>
      </div>
    </header>
  );
}

function TopBar({ view }: { view: LayoutView }) {
  return (
    <div className={styles.bar}>
      <Mode mode={view.mode} />
      <a href={view.otherMode.href} data-load="whole">
        {view.otherMode.label}
      </a>
      <Phone number={view.phone} />
      <Language action={view.language} other={view.lang === 'fr' ? 'en' : 'fr'} />
    </div>
  );
}

/** A plain form: changing the language loads a new document. */
function Language({ action, other }: { action: string; other: 'fr' | 'en' }) {
  const copy = useCopy('layout');
  const { pathname, search } = useLocation();
  return (
    <form method="post" action={action}>
      <input type="hidden" name="back" value={pathname + search} />
      <button name="lang" value={other} lang={other}>
        {copy.language}
      </button>
    </form>
  );
}

function Menu({ view }: { view: LayoutView }) {
  const copy = useCopy('layout');
  const { pathname, search } = useLocation();
  const closeOnEscape = (event: KeyboardEvent<HTMLDetailsElement>) => {
    if (event.key !== 'Escape') return;
    event.currentTarget.open = false;
    event.currentTarget.querySelector('summary')?.focus();
  };
  return (
    <details key={pathname + search} className={styles.menu} onKeyDown={closeOnEscape}>
      <summary className={styles.action}>
        <Icon name="menu" />
        <span className={styles.word}>{copy.menu}</span>
      </summary>
      <nav aria-label={copy.departments} className={styles.panel}>
        <ul>
          <Links links={view.categories} />
        </ul>
      </nav>
    </details>
  );
}

function Account({ view, visitor }: HeaderProps) {
  const copy = useCopy('layout');
  const href = visitor?.name ? view.signOut : view.signIn;
  return (
    <a href={href} className={`${styles.action} ${styles.account}`}>
      <Icon name="user" />
      <span className={styles.word}>{visitor?.name ? copy.signOut : copy.signIn}</span>
    </a>
  );
}
