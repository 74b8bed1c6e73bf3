import type { ReactNode } from 'react';
import { Form } from 'react-router';
import { Button } from '#ui/components/controls/button.tsx';
import { ErrorSummary } from '#ui/components/controls/error-summary.tsx';
import { Sheet } from '#ui/components/overlays/sheet.tsx';
import { Notices } from '#ui/components/page/notice.tsx';
import { Page } from '#ui/components/page/page.tsx';
import { Steps } from '#ui/components/page/steps.tsx';
import { Icon } from '#ui/components/values/icon.tsx';
import { Totals } from '#ui/components/values/totals.tsx';
import { useErrorTitle } from '#ui/forms/use-error-title.ts';
import { useCopy } from '#ui/wording/use-copy.ts';
import type { JourneyView } from './journey.view.ts';
import styles from './journey-page.module.css';

interface JourneyPageProps {
  view: JourneyView;
  /** What the step asks. */
  children: ReactNode;
}

/** One step of a journey: what is asked on one side, what is composed on the other, its price always in sight. */
export function JourneyPage({ view, children }: JourneyPageProps) {
  const { steps, title, notices, errors, errorsTitle, version, next, back, summary } = view;
  useErrorTitle(Object.keys(errors).length > 0);
  return (
    <Page narrow>
      <Steps steps={steps} />
      <h1 className={styles.title}>{title}</h1>
      <div className={styles.columns}>
        <div className={styles.content}>
          <Notices views={notices} />
          <ErrorSummary title={errorsTitle} errors={errors} />
          <Form key={version} method="post" noValidate className={styles.form} preventScrollReset>
            <input type="hidden" name="version" value={version} />
            {children}
            <Button wide>
              {next}
              <Icon name="next" />
            </Button>
          </Form>
          <a href={back.href} className={styles.back}>
            <Icon name="previous" size="small" />
            {back.label}
          </a>
        </div>
        <div className={styles.side}>
          <Sheet id="resume" title={summary.title}>
            <Summary summary={summary} />
          </Sheet>
        </div>
      </div>
      <TotalBar totals={summary.totals} />
    </Page>
  );
}

function Summary({ summary: { rows, totals, note } }: Pick<JourneyView, 'summary'>) {
  const copy = useCopy('journey');
  return (
    <div className={styles.summary}>
      {rows.length === 0 ? (
        <p className={styles.note}>{copy.nothingYet}</p>
      ) : (
        <dl className={styles.rows}>
          {rows.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {totals.length > 0 && <Totals rows={totals} />}
      {note && <p className={styles.note}>{note}</p>}
    </div>
  );
}

/** On a narrow screen the price stays at the bottom and opens what it is made of. */
function TotalBar({ totals }: Pick<JourneyView['summary'], 'totals'>) {
  const copy = useCopy('journey');
  const total = totals.find(({ strong }) => strong);
  if (!total) return null;
  return (
    <button type="button" popoverTarget="resume" className={styles.bar} data-screen-only>
      <span>
        {total.label} <strong>{total.value}</strong>
      </span>
      <span className={styles.see}>{copy.seeSummary}</span>
    </button>
  );
}
