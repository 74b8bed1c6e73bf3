import { type ReactNode, Suspense } from 'react';
import { useFetcher } from 'react-router';
import { Links } from '#ui/components/page/links.tsx';
import { useScripted } from '#ui/components/use-scripted.ts';
import { Icon } from '#ui/components/values/icon.tsx';
import type { LinkView } from '#ui/components/views.ts';
import type { SessionEndView } from '#ui/session/session-end.view.ts';
import { useCopy } from '#ui/wording/use-copy.ts';
import styles from './checkout-shell.module.css';
import layout from './layout.module.css';
import type { LayoutView, VisitorView } from './layout.view.ts';
import { SessionLimit, SessionNotice } from './session-notice.tsx';
import { SessionWarning } from './shop-shell.tsx';
import { Mode, Phone, Wordmark } from './wordmark.tsx';

interface CheckoutShellProps {
  view: LayoutView;
  /** Of a session that is open: its end, and how long it lasts. */
  end?: SessionEndView | undefined;
  limit?: string | undefined;
  /** Absent where the page is an error that the layout's loader met. */
  help?: LinkView[];
  children: ReactNode;
}

/** During checkout the layout shows only the shop's name, the mode and the help; on paper too. */
export function CheckoutShell({ view, end, limit, help = [], children }: CheckoutShellProps) {
  const copy = useCopy('layout');
  const { load, data } = useFetcher<VisitorView>({ key: 'session' });
  const next = data ? data.end : end;
  // The server cannot wait for its program.
  const isScripted = useScripted();
  return (
    <>
      <header className={styles.header}>
        <a href="#contenu" data-address="keep" className={layout.skip} data-screen-only>
          {copy.skip}
        </a>
        <Wordmark view={view} />
        <Mode mode={view.mode} />
        <p className={styles.secure} data-screen-only>
          <Icon name="lock" size="small" />
          {copy.secure}
        </p>
        <Phone number={view.phone} />
      </header>
      <SessionNotice view={view.notice} />
      <Suspense>
        {isScripted && (next || data?.notice) && (
          <SessionWarning
            view={next}
            ended={data?.notice}
            signIn={view.signIn}
            onAsk={(address = view.visitor) => void load(address)}
          />
        )}
      </Suspense>
      <SessionLimit text={limit} />
      {children}
      {/* The number, help and the accessibility statement end every page, in this order (WCAG 3.2.6). */}
      <footer className={`${layout.footer} ${styles.footer}`} data-screen-only>
        <Phone number={view.phone} />
        <ul>
          <Links links={help} />
        </ul>
      </footer>
    </>
  );
}
