import { useEffect, useState } from 'react';
import { Button, ButtonLink } from '#ui/components/controls/button.tsx';
import { ScriptedButton } from '#ui/components/controls/scripted-button.tsx';
import { LiveRegion } from '#ui/components/page/hidden.tsx';
import { NavLinks } from '#ui/components/page/nav-links.tsx';
import { Notice } from '#ui/components/page/notice.tsx';
import { Page } from '#ui/components/page/page.tsx';
import { useCopy } from '#ui/wording/use-copy.ts';
import away from './away.svg?no-inline';
import styles from './error.module.css';
import type { ErrorView } from './error.view.ts';
import lost from './lost.svg?no-inline';

/** The error in plain words, the details for the customer service unless the page only asks, and links to go on. */
export function ErrorScreen({ view }: { view: ErrorView }) {
  const copy = useCopy('error');
  const [first, ...others] = view.ways;
  const drawing = view.status === 404 ? lost : !view.isQuestion && away;
  return (
    <Page>
      <div className={styles.error} data-error>
        {view.translation ? (
          <h1>
            <span>{`${view.translation} `}</span>
            <span lang={view.titleLang}>{view.title}</span>
          </h1>
        ) : (
          <h1>{view.title}</h1>
        )}
        <p className={styles.text}>{view.text}</p>
        <Offline />
        {view.typed && <Typed view={view.typed} />}
        <nav aria-label={copy.ways} className={styles.ways}>
          {first && (
            <ButtonLink kind={view.typed ? 'secondary' : 'primary'} href={first.href}>
              {first.label}
            </ButtonLink>
          )}
          <NavLinks links={others} />
        </nav>
        {drawing && (
          <img src={drawing} alt="" data-name={view.title} width={480} height={300} className={styles.illustration} />
        )}
        {!view.isQuestion && <Details view={view} />}
      </div>
    </Page>
  );
}

/** By their places, which never change: two may be the same. */
const withKeys = <Value,>(values: readonly Value[]) => values.map((value, at) => ({ key: String(at), value }));

/** What was typed, to be sent again: without scripts too, so that an error never makes anybody type twice. */
function Typed({ view: { action, fields, title, text, send, lines } }: { view: NonNullable<ErrorView['typed']> }) {
  return (
    <form method="post" action={action} className={styles.typed} aria-labelledby="typed">
      <h2 id="typed">{title}</h2>
      <p>{text}</p>
      {lines.length > 0 && (
        <ul>
          {withKeys(lines).map(({ key, value }) => (
            <li key={key}>{value}</li>
          ))}
        </ul>
      )}
      {withKeys(fields).map(({ key, value: [name, value] }) => (
        <input key={key} type="hidden" name={name} value={value} />
      ))}
      <Button>{send}</Button>
    </form>
  );
}

function Details({ view: { status, sid, date } }: { view: ErrorView }) {
  const copy = useCopy('error');
  const [copied, setCopied] = useState(false);
  const rows = [
    [copy.code, String(status)],
    [copy.sid, sid],
    [copy.date, date],
  ];
  const text = rows.map((row) => row.join(' ')).join('\n');
  return (
    <details className={styles.details}>
      <summary data-link>{copy.details}</summary>
      <dl>
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div className={styles.copy}>
        <ScriptedButton
          kind="secondary"
          onClick={() => void navigator.clipboard?.writeText(text).then(() => setCopied(true))}
        >
          {copied ? copy.copied : copy.copy}
        </ScriptedButton>
        <LiveRegion>{copied ? copy.copied : undefined}</LiveRegion>
      </div>
    </details>
  );
}

/** Shown only when the browser is offline. */
function Offline() {
  const copy = useCopy('error');
  const [offline, setOffline] = useState(false);
  useEffect(() => {
    const look = () => setOffline(!navigator.onLine);
    look();
    addEventListener('online', look);
    addEventListener('offline', look);
    return () => {
      removeEventListener('online', look);
      removeEventListener('offline', look);
    };
  }, []);
  return offline ? <Notice view={{ tone: 'warning', text: copy.offline }} /> : null;
}
