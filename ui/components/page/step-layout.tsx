import type { ReactNode } from 'react';
import { ButtonLink } from '#ui/components/controls/button.tsx';
import { Sheet } from '#ui/components/overlays/sheet.tsx';
import { Icon } from '#ui/components/values/icon.tsx';
import type { LinkView, StepView, TotalRow } from '#ui/components/views.ts';
import { VisuallyHidden } from './hidden.tsx';
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
  /** What is composed, as it will look: over the summary on a wide screen, below the step on a narrow one. */
  preview?: ReactNode;
  children: ReactNode;
  /** The button that leads on: below what the step asks, or at the bottom of the window while that is longer; absent where one reads before one acts. */
  action?: ReactNode;
  /** Another way on: above the button on a narrow screen, beside it on a wide one. */
  beside?: ReactNode;
  /** The button where one reads before one acts: below the summary, which is below the step on a narrow screen. */
  last?: ReactNode;
  /** What the bar of a narrow screen says to lead down to it. */
  toLast?: string | undefined;
  /** Below what the step asks. */
  below?: ReactNode;
}

const lastId = 'fin-etape';

/** A step: what is asked on one side, what it makes on the other, its total always in sight. */
export function StepLayout(props: StepLayoutProps) {
  const { view, side, busy, preview, children, action, beside, last, toLast, below } = props;
  const { title, steps, back } = view;
  const total = totalOf(side, busy);
  return (
    <Page>
      <Steps steps={steps} />
      <div className={styles.columns}>
        <h1 className={styles.title}>{title}</h1>
        <div className={styles.content}>{children}</div>
        {last && toLast && (
          <div className={styles.bar} data-to-last data-screen-only>
            <div className={styles.lead}>
              <div className={styles.sum}>{total}</div>
              <div className={styles.action}>
                <ButtonLink href={`#${lastId}`} wide>
                  <span>{toLast}</span>
                  <Icon name="down" size="small" />
                </ButtonLink>
              </div>
            </div>
          </div>
        )}
        <div className={styles.side}>
          {/* By keyboard it comes right after the step, wherever it stands. */}
          {!last && (total || action) && <ActionBar total={total}>{action}</ActionBar>}
          {/* A wide screen scrolls what is longer than the window, by keyboard too. */}
          <div role="group" aria-labelledby={`${side.id}-titre`} tabIndex={0} className={styles.scrolled}>
            {preview && <div className={styles.content}>{preview}</div>}
            <Sheet id={side.id} title={side.title}>
              {side.content}
            </Sheet>
            {last && (
              <div id={lastId} role={toLast && 'group'} aria-label={toLast} tabIndex={-1} className={styles.last}>
                {last}
              </div>
            )}
          </div>
        </div>
        {below && <div className={styles.content}>{below}</div>}
        {beside && <div className={styles.beside}>{beside}</div>}
        <a href={back.href} className={styles.back}>
          <Icon name="previous" size="small" />
          <span>{back.label}</span>
        </a>
      </div>
    </Page>
  );
}

/** On a narrow screen the total opens what it is made of. */
function totalOf({ id, totals, open, missing }: StepLayoutProps['side'], busy: string | undefined): ReactNode {
  const total = totals.find(({ strong }) => strong);
  if (!total && !missing) return null;
  return (
    <button type="button" popoverTarget={id} className={styles.total}>
      {total ? (
        <span aria-busy={busy ? true : undefined}>
          <span>{total.short ?? total.label}</span> <strong>{busy ?? total.brief ?? total.value}</strong>
        </span>
      ) : (
        <span>{missing}</span>
      )}
      <VisuallyHidden>{` ${open}`}</VisuallyHidden>
      <Icon name="down" size="small" />
    </button>
  );
}

interface ActionBarProps {
  /** What the step comes to, beside the button of a narrow screen. */
  total?: ReactNode;
  /** The page itself ends with the summary, as the cart does: on a narrow screen the total is said where that is out of sight. */
  isBelowSummary?: boolean;
  /** The button that leads on. */
  children?: ReactNode;
}

/** The next step. On a narrow screen, and below what a step asks, it stays at the bottom of the window. */
export const ActionBar = ({ total, isBelowSummary, children }: ActionBarProps) => (
  <div className={styles.bar} data-below-summary={isBelowSummary || undefined} data-screen-only>
    {total && <div className={styles.sum}>{total}</div>}
    {children && <div className={styles.action}>{children}</div>}
  </div>
);
