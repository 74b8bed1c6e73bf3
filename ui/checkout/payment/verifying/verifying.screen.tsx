import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { ButtonLink } from '#ui/components/controls/button.tsx';
import { Page } from '#ui/components/page/page.tsx';
import { Icon } from '#ui/components/values/icon.tsx';
import styles from './verifying.module.css';
import type { VerifyingView } from './verifying.view.ts';

/** The outcome is pending, which is not a failure: the page asks again by itself and announces it once. */
export function VerifyingScreen({
  view: { title, text, detail, again, resume, everySeconds },
}: {
  view: VerifyingView;
}) {
  const navigate = useNavigate();
  useEffect(() => {
    if (everySeconds === 0) return;
    const ask = () => void navigate(again.href, { replace: true, preventScrollReset: true });
    const timer = setInterval(() => document.visibilityState === 'visible' && ask(), everySeconds * 1000);
    return () => clearInterval(timer);
  }, [navigate, again.href, everySeconds]);
  return (
    <Page>
      {everySeconds > 0 && (
        <noscript>
          <meta httpEquiv="refresh" content={`${everySeconds};url=${again.href}`} />
        </noscript>
      )}
      <div className={styles.verifying}>
        <Icon name="clock" size="large" />
        <h1>{title}</h1>
        <div role="status" aria-atomic>
          <p>{text}</p>
          {detail && <p className={styles.detail}>{detail}</p>}
        </div>
        <ButtonLink href={again.href} data-load="whole">
          {again.label}
        </ButtonLink>
        {resume && <a href={resume.href}>{resume.label}</a>}
      </div>
    </Page>
  );
}
