import type { ReactNode } from 'react';
import type { RecapView } from '#ui/cart/recap.view.ts';
import { Notice } from '#ui/components/page/notice.tsx';
import { StepLayout } from '#ui/components/page/step-layout.tsx';
import { Amount } from '#ui/components/values/amount.tsx';
import { Picture } from '#ui/components/values/picture.tsx';
import { Totals } from '#ui/components/values/totals.tsx';
import type { LineView, LinkView, NoticeView, StepView } from '#ui/components/views.ts';
import { useCopy } from '#ui/wording/use-copy.ts';
import styles from './recap.module.css';

interface StepPageProps {
  view: { title: string; steps: StepView[]; joined?: NoticeView; recap: RecapView; back: LinkView };
  /** Replaces the total while it is being computed. */
  busy?: string | undefined;
  children: ReactNode;
  /** The button that leads on, other ways on, and the button that orders. */
  action?: ReactNode;
  beside?: ReactNode;
  last?: ReactNode;
  /** What leads to it from a narrow screen's bar. */
  toLast?: string | undefined;
}

/** The layout of a checkout step: the form on one side, the summary on the other, the total always in sight. */
export function StepPage({ view, busy, children, action, beside, last, toLast }: StepPageProps) {
  const copy = useCopy('checkout');
  const { title, lines, fold, totals } = view.recap;
  const content = (
    <div className={styles.recap}>
      <Lines lines={lines.slice(0, fold?.at)} />
      {fold && (
        <details>
          <summary data-link>{fold.label}</summary>
          <Lines lines={lines.slice(fold.at)} />
        </details>
      )}
      <Totals rows={totals} busy={busy} />
    </div>
  );
  const side = { id: 'recapitulatif', title, totals, open: copy.seeRecap, content };
  return (
    <StepLayout view={view} busy={busy} side={side} action={action} beside={beside} last={last} toLast={toLast}>
      {view.joined && (
        <Notice view={view.joined}>
          <a href={view.back.href}>{view.back.label}</a>
        </Notice>
      )}
      {children}
    </StepLayout>
  );
}

const Lines = ({ lines }: { lines: LineView[] }) => (
  <ul>
    {lines.map((line) => (
      <Line key={line.id} line={line} />
    ))}
  </ul>
);

function Line({ line }: { line: LineView }) {
  const { title, href, picture, seller, composition, quantityAndPrice, total, totalNote } = line;
  return (
    <li className={styles.line}>
      {picture && <Picture src={picture} name={title} size={64} />}
      <div>
        <p className={styles.name}>{href ? <a href={href}>{title}</a> : title}</p>
        {seller && <p className={styles.note}>{seller}</p>}
        {composition.map((fact) => (
          <p key={fact} className={styles.note}>
            {fact}
          </p>
        ))}
        <p className={styles.note}>{quantityAndPrice}</p>
      </div>
      <p className={styles.sum}>
        <Amount amount={total} note={totalNote} />
      </p>
    </li>
  );
}
