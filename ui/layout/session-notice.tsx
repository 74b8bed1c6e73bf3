import { use } from 'react';
import { useMeasured } from '#ui/analytics/use-measured.ts';
import { WithoutScript } from '#ui/components/page/hidden.tsx';
import { NavLinks } from '#ui/components/page/nav-links.tsx';
import { Notice } from '#ui/components/page/notice.tsx';
import { callOf } from '#ui/lean/in-document.ts';
import { NonceContext } from '#ui/lean/nonce.ts';
import { dropMark, sessionMark } from '#ui/session/session-mark.ts';
import styles from './layout.module.css';
import type { NewsView } from './layout.view.ts';

/** Says once what became of the session; a reload, however early, does not repeat it: a program in the document sees to that. */
export function SessionNotice({ view }: { view: NewsView | undefined }) {
  const nonce = use(NonceContext);
  useMeasured(view?.track);
  if (!view) return null;
  return (
    <>
      <script
        nonce={nonce}
        suppressHydrationWarning
        // oxlint-disable-next-line react/no-danger -- our own program, which holds no value of a request
        dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? callOf(dropMark, sessionMark) : '' }}
      />
      <Notice view={view}>{view.ways && <NavLinks links={view.ways} />}</Notice>
    </>
  );
}

/** How long the session lasts without a request, said beforehand to who has no scripts, and so no warning. */
export const SessionLimit = ({ text }: { text: string | undefined }) =>
  text ? (
    <WithoutScript>
      <span className={styles.limit}>{text}</span>
    </WithoutScript>
  ) : null;
