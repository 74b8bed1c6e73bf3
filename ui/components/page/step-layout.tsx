import type { ReactNode } from 'react';
import { Sheet } from '#ui/components/overlays/sheet.tsx';
import { Icon } from '#ui/components/values/icon.tsx';
import type { LinkView, StepView, TotalRow } from '#ui/components/views.ts';
import { Page } from './page.tsx';
import styles from './step-layout.module.css';
import { Steps } from './steps.tsx';

interface StepLayoutProps {
  view: { title: string; steps: StepView[]; back: LinkView };
  /** Beside the step; on a narrow screen over it, opened by the total at the bottom. */
  side: {
    id: string;
    title: string;
    totals: TotalRow[];
    /** What opens it. */
    open: string;
    /** Said at the bottom of a narrow screen where there is no total. */
    missing?: string | undefined;
    content: ReactNode;
  };
  /** Said in place of a total that is being made. */
  busy?: string | undefined;
  /** The step has two columns of its own on a wide screen. */
  slimSide?: boolean;
  children: ReactNode;
}

/** A step: what is asked on one side, what it makes on the other, its total always in sight. */
export function StepLayout({ view: { title, steps, back }, side, busy, slimSide = false, children }: StepLayoutProps) {
  return (
    <Page>
      <Steps steps={steps} />
      <h1 className={styles.title}>{title}</h1>
      <div className={styles.columns} data-slim-side={slimSide || undefined}>
        <div className={styles.content}>
          {children}
          <a href={back.href} className={styles.back}>
            <Icon name="previous" size="small" />
            <span>{back.label}</span>
          </a>
        </div>
        <div className={styles.side}>
          <Sheet id={side.id} title={side.title}>
            {side.content}
          </Sheet>
        </div>
      </div>
      <TotalBar side={side} busy={busy} />
    </Page>
  );
}

/** On a narrow screen the total stays at the bottom and opens what it is made of. */
function TotalBar({ side: { id, totals, open, missing }, busy }: Pick<StepLayoutProps, 'side' | 'busy'>) {
  const total = totals.find(({ strong }) => strong);
  if (!total && !missing) return null;
  return (
    <button type="button" popoverTarget={id} className={styles.bar} data-screen-only>
      {total ? (
        <span aria-busy={busy ? true : undefined}>
          <span>{total.label}</span> <strong>{busy ?? total.value}</strong>
        </span>
      ) : (
        <span>{missing}</span>
      )}
      <span className={styles.see}>{open}</span>
    </button>
  );
}
