import { type KeyboardEvent, type ReactNode, useEffect } from 'react';
import { useLocation } from 'react-router';
import { Links } from '#ui/components/page/links.tsx';
import { Icon, type IconName } from '#ui/components/values/icon.tsx';
import { ServerHtml } from '#ui/lean/server-html.tsx';
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
  useEffect(() => {
    const shown = new AbortController();
    // Its signal is the one option that is read.
    for (const beside of ['focusin', 'pointerdown']) document.addEventListener(beside, closeBeside, shown);
    return () => shown.abort();
  }, []);
  // Nothing is said of a cart that is empty, or not known.
  const count = visitor?.cartLabel && visitor.cartCount;
  return (
    <header className={styles.header}>
      <a href="#contenu" data-address="keep" className={styles.skip}>
        {copy.skip}
      </a>
      <TopBar view={view} />
      <div className={styles.main}>
        <Disclosure icon="menu" word={copy.menu}>
          <ServerHtml sent={view.menu} className={styles.groups} />
        </Disclosure>
        <Wordmark view={view} />
        <SearchBox view={view} />
        <Account view={view} visitor={visitor} />
        <a href={view.cart} className={styles.action} aria-label={visitor?.cartLabel ?? copy.cart}>
          <Icon name="basket" />
          <span className={styles.word}>{copy.cart}</span>
          <span className={styles.count}>{count || ''}</span>
        </a>
      </div>
      <nav aria-label={copy.departments} className={styles.ways}>
        <ServerHtml sent={view.bar} />
      </nav>
    </header>
  );
}

function TopBar({ view }: { view: LayoutView }) {
  const copy = useCopy('layout');
  const { pathname, search } = useLocation();
  const other = view.lang === 'fr' ? 'en' : 'fr';
  return (
    <div className={styles.bar}>
      <Mode mode={view.mode} />
      <a href={view.otherMode.href} data-load="whole">
        {view.otherMode.label}
      </a>
      <Phone number={view.phone} />
      {/* A plain form: changing the language loads a new document, which shows what is typed (`forms/typing.ts`). */}
      <form method="post" action={view.language} data-held="">
        <input type="hidden" name="back" value={pathname + search} />
        <button name="lang" value={other} lang={other}>
          {copy.language}
        </button>
      </form>
    </div>
  );
}

interface DisclosureProps {
  icon: IconName;
  /** The words of the control and of what it opens. */
  word: string;
  className?: string | undefined;
  children: ReactNode;
}

/** An open panel lies over the page: it gives way to what is focused or pressed beside it. */
const closeBeside = ({ target }: Event) => {
  const open = document.querySelector<HTMLDetailsElement>('[name=header][open]');
  if (open && !open.contains(target as Node)) open.open = false;
};

/** A panel below the header; opening one closes the other. */
function Disclosure({ icon, word, className = '', children }: DisclosureProps) {
  const { key } = useLocation();
  const closeOnEscape = (event: KeyboardEvent<HTMLDetailsElement>) => {
    if (event.key !== 'Escape') return;
    event.currentTarget.open = false;
    event.currentTarget.querySelector('summary')?.focus();
  };
  return (
    <details key={key} name="header" className={`${styles.menu} ${className}`} onKeyDown={closeOnEscape}>
      <summary className={styles.action}>
        <Icon name={icon} />
        <span className={styles.word}>{word}</span>
      </summary>
      <nav aria-label={word} className={styles.panel}>
        {children}
      </nav>
    </details>
  );
}

/**
 * The page is the same for everybody, so the word holds for everybody. Until the shop knows the visitor the link leads to
 * the account, whose page asks to sign in; then to signing in, and back to this page.
 */
function Account({ view, visitor }: HeaderProps) {
  const copy = useCopy('layout');
  const account = visitor?.account;
  if (!account)
    return (
      <a href={visitor ? view.signIn : view.account} className={styles.action}>
        <Icon name="user" />
        <span className={styles.word}>{copy.account}</span>
      </a>
    );
  return (
    <Disclosure icon="user" word={copy.account} className={styles.account}>
      <p>{account.name}</p>
      <ul>
        <Links links={[...account.links, { label: copy.signOut, href: view.signOut }]} />
      </ul>
    </Disclosure>
  );
}
