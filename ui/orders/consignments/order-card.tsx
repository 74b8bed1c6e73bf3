import notice from '#ui/components/page/notice.module.css';
import { Amount } from '#ui/components/values/amount.tsx';
import { CopiedCode } from '#ui/components/values/copied-code.tsx';
import { Icon } from '#ui/components/values/icon.tsx';
import { Timeline } from '#ui/components/values/timeline.tsx';
import { LinePicture } from '#ui/order-lines/line-picture.tsx';
import { LineState } from '#ui/order-lines/line-state.tsx';
import type { OrderCardView } from './consignment.view.ts';
import { nameAmong } from './line-name.ts';
import styles from './order-card.module.css';
import type { FactRow, OrderLineView } from './order-line.view.ts';
import { SentLetter } from './sent-letter.tsx';
import { Ways } from './ways.tsx';

/** One sender's part of an order, or one online service's: how far it is, until when, and what it is. */
export function OrderCard({ card }: { card: OrderCardView }) {
  const { id, title, state, deadline, reason, steps, lines, automatic } = card;
  const [only] = lines.length === 1 ? lines : [];
  return (
    <section className={styles.card} id={id} aria-labelledby={`${id}-titre`}>
      <header>
        <h2 id={`${id}-titre`}>{title}</h2>
        {/* A track says it where it has come to. */}
        {state && !steps && <LineState state={state} />}
        {deadline && <p className={styles.deadline}>{deadline}</p>}
      </header>
      {steps && <Timeline steps={steps} label={title} isRow />}
      {reason && (
        <p className={`${notice.notice} ${notice.warning}`}>
          <Icon name="warning" />
          <span>{reason}</span>
        </p>
      )}
      <ul>
        {lines.map((line) => (
          <Line key={line.id} line={line} card={card} isOnly={line === only} />
        ))}
      </ul>
      <FactRows rows={card.rows} />
      {only ? (
        <Ways
          of={title}
          step={only.step ?? card.step}
          links={[...asFiles(only), ...card.links]}
          onceMore={only.onceMore}
          automatic={automatic}
        />
      ) : (
        <Ways of={title} step={card.step} links={card.links} automatic={automatic} />
      )}
    </section>
  );
}

const asFiles = ({ links }: OrderLineView) => links.map((link) => ({ ...link, isFile: true }));

interface LineProps {
  line: OrderLineView;
  card: OrderCardView;
  /** Its card says what may be done. */
  isOnly: boolean;
}

function Line({ line, card, isOnly }: LineProps) {
  const { title, composition, quantityAndPrice, total, totalNote, state, steps, proof } = line;
  const isNamed = title !== card.title;
  const distinguishing = composition.length > 0 ? composition : line.facts.slice(0, 1);
  const name = nameAmong({ title, distinguishing }, card.lines);
  return (
    <li className={styles.line}>
      <LinePicture picture={line.picture} symbol={line.symbol} name={title} />
      <div>
        {isNamed && <p className={styles.name}>{title}</p>}
        {composition.map((text) => (
          <p key={text} className={isNamed ? styles.fact : undefined}>
            {text}
          </p>
        ))}
        <p className={styles.fact}>{quantityAndPrice}</p>
      </div>
      <p className={styles.sum}>
        <Amount amount={total} note={totalNote} />
      </p>
      <div className={styles.more}>
        {state && <LineState state={state} />}
        {line.deadline && <p className={styles.deadline}>{line.deadline}</p>}
        <Facts of={line} />
        <FactRows rows={line.rows ?? []} />
        {steps && <Timeline steps={steps} label={name} />}
        {proof && <SentLetter proof={proof} />}
        {!isOnly && <Ways of={name} step={line.step} links={asFiles(line)} onceMore={line.onceMore} />}
      </div>
    </li>
  );
}

/** What is said of it in sentences, in two columns where there is room. */
function Facts({ of: { facts, copied } }: { of: Pick<OrderLineView, 'facts' | 'copied'> }) {
  if (facts.length === 0) return null;
  return (
    <ul className={styles.facts}>
      {facts.map((fact) => (
        <li key={fact}>{copied?.fact === fact ? <CopiedCode value={copied.value} text={fact} /> : fact}</li>
      ))}
    </ul>
  );
}

/** What is known, each with its label. */
export function FactRows({ rows }: { rows: readonly FactRow[] }) {
  if (rows.length === 0) return null;
  return (
    <dl className={styles.rows}>
      {rows.map(({ label, value, copied }, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- two refunds may be alike
        <div key={`${at} ${label} ${value}`}>
          <dt>{label}</dt>
          <dd>{copied ? <CopiedCode value={copied} text={value} /> : value}</dd>
        </div>
      ))}
    </dl>
  );
}
