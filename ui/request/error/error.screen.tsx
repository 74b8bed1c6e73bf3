import { useEffect, useState } from 'react';
import { ScriptedButton } from '#ui/components/controls/scripted-button.tsx';
import { Notice } from '#ui/components/page/notice.tsx';
import { Page } from '#ui/components/page/page.tsx';
import { Ways } from '#ui/components/page/ways.tsx';
import { useCopy } from '#ui/wording/use-copy.ts';
import styles from './error.module.css';
import type { ErrorView } from './error.view.ts';

/** What happened in plain words, what to tell the service, and three ways out. */
export function ErrorScreen({ view }: { view: ErrorView }) {
  const copy = useCopy('error');
  return (
    <Page>
      <div className={styles.error}>
        <h1 lang={view.titleLang}>{view.title}</h1>
        <p className={styles.text}>{view.text}</p>
        <Offline />
        <nav aria-label={copy.ways}>
          <Ways links={view.ways} />
        </nav>
        <Details view={view} />
      </div>
    </Page>
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
    <section className={styles.details} aria-label={copy.details}>
      <p>{copy.details}</p>
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
      </div>
    </section>
  );
}

/** Said only where it is true: the browser knows. */
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
