import type { ReactNode } from 'react';
import { useMeasured } from '#ui/analytics/use-measured.ts';
import { Departments } from '#ui/catalog/departments/departments.tsx';
import { Button, ButtonLink } from '#ui/components/controls/button.tsx';
import { Undo } from '#ui/components/overlays/undo.tsx';
import { LiveRegion, VisuallyHidden, WithoutScript } from '#ui/components/page/hidden.tsx';
import { Notices } from '#ui/components/page/notice.tsx';
import { Page } from '#ui/components/page/page.tsx';
import { ActionBar } from '#ui/components/page/step-layout.tsx';
import { marksOfAll } from '#ui/components/payment-marks/payment-marks.ts';
import { Icon } from '#ui/components/values/icon.tsx';
import { Totals } from '#ui/components/values/totals.tsx';
import { useCopy } from '#ui/wording/use-copy.ts';
import styles from './cart.module.css';
import type { CartAnswer, CartView } from './cart.view.ts';
import box from './empty.svg?no-inline';
import { CartLine, linesForm } from './lines/cart-line.tsx';
import { type LinesForm, useLinesForm } from './lines/use-lines-form.ts';
import { Voucher } from './voucher.tsx';

export function CartScreen({ view }: { view: CartView }) {
  const copy = useCopy('cart');
  const lines = useLinesForm();
  const answer = lines.answer ?? view.answer;
  useMeasured(lines.failure);
  const head = (
    <>
      <h1 className={styles.title}>{view.title}</h1>
      <Notices views={[...(answer?.notices ?? []), ...view.notices]} />
      {view.undo && (
        <div className={styles.undo}>
          <Undo undo={view.undo} label={copy.undo} />
        </div>
      )}
    </>
  );
  return (
    <Page trail={view.trail}>
      {view.empty ? (
        <Empty empty={view.empty}>{head}</Empty>
      ) : (
        <Full view={view} lines={lines} answer={answer}>
          {head}
        </Full>
      )}
    </Page>
  );
}

interface FullProps {
  view: CartView;
  lines: LinesForm;
  answer: CartAnswer | undefined;
  children: ReactNode;
}

function Full({ view, lines, answer, children }: FullProps) {
  const copy = useCopy('cart');
  const messages = { ...view.lineMessages, ...answer?.lineMessages };
  const whole = view.totals.find(({ strong }) => strong);
  // A quantity that was refused changed nothing, or less than was asked.
  const sum =
    whole && Object.keys(answer?.lineMessages ?? {}).length > 0 ? `${whole.label} ${whole.value}` : view.updated;
  return (
    <div className={styles.columns}>
      <div {...lines.pace}>
        {children}
        {/* The server checks quantities and puts each message at its line: the browser's own check would block the buttons. */}
        <form id={linesForm} method="post" noValidate {...lines.form}>
          {/* Enter presses the first button of a form: this one saves, and neither removes nor leaves. */}
          <VisuallyHidden>
            <button tabIndex={-1} aria-hidden />
          </VisuallyHidden>
        </form>
        {view.groups.map(({ seller, delivery, lines: group }) => (
          <section key={seller} className={styles.group}>
            <h2>
              <Icon name="truck" />
              <span>{seller}</span>
            </h2>
            {delivery.map((text) => (
              <p key={text} className={styles.delivery}>
                {text}
              </p>
            ))}
            <ul>
              {group.map((line) => (
                <CartLine key={line.key} line={line} message={messages[line.id]} lines={lines} />
              ))}
            </ul>
          </section>
        ))}
        {view.hasQuantities && (
          <WithoutScript>
            <span data-screen-only>
              <Button kind="secondary" form={linesForm}>
                {copy.update}
              </Button>
            </span>
          </WithoutScript>
        )}
      </div>
      <Recap view={view} lines={lines} announcement={[...Object.values(messages), sum].join(' ')} />
    </div>
  );
}

function Recap({ view, lines, announcement }: Pick<FullProps, 'view' | 'lines'> & { announcement: string }) {
  const copy = useCopy('cart');
  const busy = lines.isBusy ? copy.updating : undefined;
  return (
    <div className={styles.side}>
      <aside className={styles.recap} aria-label={copy.recap}>
        <h2>{copy.recap}</h2>
        <Voucher voucher={view.voucher} />
        <Totals rows={view.totals} busy={busy} />
        <LiveRegion>{lines.isLeaving ? copy.updating : announcement}</LiveRegion>
        {view.notes.map((note) => (
          <p key={note} className={styles.note}>
            {note}
          </p>
        ))}
        <img {...marksOfAll} alt={copy.paymentModes} />
      </aside>
      {view.next && (
        <ActionBar isBelowSummary total={<Total rows={view.totals} busy={busy} />}>
          <Button
            kind={view.isIncomplete ? 'secondary' : 'primary'}
            form={linesForm}
            name="intent"
            value="order"
            wide
            aria-busy={lines.isLeaving}
          >
            <span>{lines.isLeaving ? copy.updating : view.next}</span>
            <Icon name="next" />
          </Button>
        </ActionBar>
      )}
    </div>
  );
}

/** Once more beside the button, where the summary is out of sight; it was read out there. */
function Total({ rows, busy }: { rows: CartView['totals']; busy: string | undefined }) {
  const total = rows.find(({ strong }) => strong);
  return (
    total && (
      <p aria-hidden="true">
        <span>{total.short ?? total.label}</span> <strong>{busy ?? total.brief ?? total.value}</strong>
      </p>
    )
  );
}

interface EmptyProps {
  empty: NonNullable<CartView['empty']>;
  children: ReactNode;
}

function Empty({ empty: { text, resume, other, departments }, children }: EmptyProps) {
  return (
    <>
      <div className={styles.empty}>
        <div>
          {children}
          <p>{text}</p>
          <ButtonLink href={resume.href}>{resume.label}</ButtonLink>
          {other && <a href={other.href}>{other.label}</a>}
        </div>
        <img src={box} alt="" data-name={text} width={480} height={300} />
      </div>
      {departments && <Departments view={departments} />}
    </>
  );
}
