import type { ReactNode } from 'react';
import { Sheet } from '#ui/components/overlays/sheet.tsx';
import { Page } from '#ui/components/page/page.tsx';
import { Steps } from '#ui/components/page/steps.tsx';
import { Icon } from '#ui/components/values/icon.tsx';
import { Picture } from '#ui/components/values/picture.tsx';
import { Totals } from '#ui/components/values/totals.tsx';
import type { LineView, LinkView, StepView } from '#ui/components/views.ts';
import { useCopy } from '#ui/wording/use-copy.ts';
import styles from './recap.module.css';
import type { RecapView } from './recap.view.ts';

interface StepPageProps {
  view: { title: string; steps: StepView[]; recap: RecapView; back: LinkView };
  /** Replaces the total while it is being computed. */
  busy?: string | undefined;
  children: ReactNode;
}

/** The layout of a checkout step: the form on one side, the summary on the other, the total always in sight. */
export function StepPage({ view, busy, children }: StepPageProps) {
  return (
    <Page narrow>
      <Steps steps={view.steps} />
      <h1 className={styles.title}>{view.title}</h1>
      <div className={styles.columns}>
        <div className={styles.content}>
          {children}
          <a href={view.back.href} className={styles.back}>
            <Icon name="previous" size="small" />
            {view.back.label}
          </a>
        </div>
        <div className={styles.side}>
          <Sheet id="recapitulatif" title={view.recap.title}>
            <Recap recap={view.recap} busy={busy} />
          </Sheet>
        </div>
      </div>
      <TotalBar recap={view.recap} busy={busy} />
    </Page>
  );
}

interface RecapProps extends Pick<StepPageProps, 'busy'> {
  recap: RecapView;
}

export function Recap({ recap: { lines, totals }, busy }: RecapProps) {
  return (
    <div className={styles.recap}>
      <ul>
        {lines.map((line) => (
          <Line key={line.id} line={line} />
        ))}
      </ul>
      <Totals rows={totals} {...(busy ? { busy } : {})} />
    </div>
  );
}

function Line({ line: { title, href, picture, seller, quantityAndPrice, total } }: { line: LineView }) {
  return (
    <li className={styles.line}>
      {picture && <Picture src={picture} size={64} />}
      <div>
        <p className={styles.name}>{href ? <a href={href}>{title}</a> : title}</p>
        {seller && <p className={styles.note}>{seller}</p>}
        <p className={styles.note}>{quantityAndPrice}</p>
      </div>
      <p className={styles.sum}>{total}</p>
    </li>
  );
}

/** On narrow screens: the total, fixed to the bottom, which unfolds the summary. */
function TotalBar({ recap: { totals }, busy }: RecapProps) {
  const copy = useCopy('checkout');
  const total = totals.find(({ strong }) => strong);
  if (!total) return null;
  return (
    <button type="button" popoverTarget="recapitulatif" className={styles.bar} data-screen-only>
      <span>
        {total.label} <strong>{busy ?? total.value}</strong>
      </span>
      <span className={styles.see}>{copy.seeRecap}</span>
    </button>
  );
}
