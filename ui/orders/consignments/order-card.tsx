import { Form } from 'react-router';
import { Button } from '#ui/components/controls/button.tsx';
import { HiddenFields } from '#ui/components/controls/hidden-fields.tsx';
import { VisuallyHidden } from '#ui/components/page/hidden.tsx';
import { CopiedCode } from '#ui/components/values/copied-code.tsx';
import { Timeline } from '#ui/components/values/timeline.tsx';
import { LineState } from '#ui/order-lines/line-state.tsx';
import { StepLink } from '#ui/orders/now/step-link.tsx';
import { Actions } from './actions.tsx';
import { AutomaticRefund } from './automatic-refund.tsx';
import type { OrderCardView } from './consignment.view.ts';
import styles from './order-card.module.css';
import type { OrderLineView } from './order-line.view.ts';
import { SentLetter } from './sent-letter.tsx';

/** One sender's part of an order, or one online service's. */
export function OrderCard({
  card: { id, title, state, reason, facts, copied, steps, lines, links, step, automatic },
}: {
  card: OrderCardView;
}) {
  return (
    <section className={styles.card} id={id} aria-labelledby={`${id}-titre`}>
      <header>
        <h2 id={`${id}-titre`}>{title}</h2>
        {state && <LineState state={state} />}
      </header>
      {steps && <Timeline steps={steps} label={title} isRow />}
      {reason && <p className={styles.reason}>{reason}</p>}
      {facts.length > 0 && (
        <ul className={styles.facts}>
          {facts.map((fact) => (
            <li key={fact}>{copied?.fact === fact ? <CopiedCode value={copied.value} text={fact} /> : fact}</li>
          ))}
        </ul>
      )}
      <ul className={styles.lines}>
        {lines.map((line) => (
          <Line key={line.id} line={line} isNamed={line.title !== title} />
        ))}
      </ul>
      {(step || links.length > 0) && (
        <div className={styles.ways}>
          {step && <StepLink step={step} of={title} kind="secondary" />}
          {links.length > 0 && <Actions links={links} of={title} />}
        </div>
      )}
      {automatic && <AutomaticRefund automatic={automatic} />}
    </section>
  );
}

/** @param isNamed Not where the card has the same name, just above. */
function Line({ line, isNamed }: { line: OrderLineView; isNamed: boolean }) {
  const { title, composition, quantityAndPrice, total, totalNote, state, facts, copied, steps, proof } = line;
  return (
    <li className={styles.line}>
      <div>
        {isNamed && <p className={styles.name}>{title}</p>}
        {state && <LineState state={state} />}
        {[...composition, quantityAndPrice, ...facts].map((fact) => (
          <p key={fact} className={styles.fact}>
            {copied?.fact === fact ? <CopiedCode value={copied.value} text={fact} /> : fact}
          </p>
        ))}
        {steps && <Timeline steps={steps} label={title} />}
        {proof && <SentLetter proof={proof} />}
        <Ways line={line} />
      </div>
      <p className={styles.sum}>
        <span>{total}</span>
        {totalNote && <small>{totalNote}</small>}
      </p>
    </li>
  );
}

/** What may be done with a line: its buttons and links, in one row. */
function Ways({ line: { title, step, links, onceMore } }: { line: OrderLineView }) {
  if (!step && links.length === 0 && !onceMore) return null;
  return (
    <div className={styles.ways}>
      {step && <StepLink step={step} of={title} kind="secondary" />}
      {onceMore && (
        <Form method="post" action={onceMore.action} data-screen-only>
          <HiddenFields values={onceMore.fields} />
          <Button kind="secondary">
            <span>{onceMore.label}</span>
            <VisuallyHidden>{` ${title}`}</VisuallyHidden>
          </Button>
        </Form>
      )}
      {links.map(({ label, href }) => (
        <a key={href} href={href} data-load="whole" className={styles.file}>
          <span>{label}</span>
          <VisuallyHidden>{` ${title}`}</VisuallyHidden>
        </a>
      ))}
    </div>
  );
}
