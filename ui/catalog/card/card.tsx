import { Picture } from '#ui/components/values/picture.tsx';
import { StaticPart } from '#ui/lean/static-part.tsx';
import { useCopy } from '#ui/wording/use-copy.ts';
import styles from './card.module.css';
import type { CardView } from './card.view.ts';
import { firstCards } from './first-cards.ts';

/** The props of a list of cards; kept small because a page has up to 96. */
interface CardsProps {
  /** The view that holds the cards. */
  of: object;
  cards: CardView[] | undefined;
  /** What unfolds the cards after the first ones; empty in a short list. Its first pictures are fetched at once. */
  more?: string | undefined;
  /** The id of the form that the cards' buttons post. */
  form?: string;
}

/** A list of product cards; kept small because a page has up to 96. */
export function Cards({ of, cards, more, form = 'add' }: CardsProps) {
  const { add } = useCopy('catalog');
  return (
    <StaticPart as="div" of={of} data={cards} once={`${form} ${more}`} data-covers>
      {(all) => {
        const items = all.map((card, index) =>
          item({ card, add, form, when: more === undefined || index > 3 ? 'near' : index ? 'soon' : 'first' }),
        );
        const list = (from: number, to?: number) => <ul className={styles.cards}>{items.slice(from, to)}</ul>;
        return (
          <>
            {list(0, firstCards)}
            {more && (
              <details className={styles.more}>
                <summary>{more}</summary>
                {list(firstCards)}
              </details>
            )}
          </>
        );
      }}
    </StaticPart>
  );
}

/** Called as a function, not rendered as a component: 96 components less to hydrate. */
function item({
  card,
  add,
  form,
  when,
}: {
  card: CardView;
  add: string;
  form: string;
  when: 'first' | 'soon' | 'near';
}) {
  return (
    <li key={card.code}>
      <Picture src={card.picture} size={360} when={when} />
      <h3>
        <a href={card.href}>
          <span>{card.lead}</span>
          {card.details && <small>{card.details}</small>}
        </a>
      </h3>
      {card.seller && <p>{card.seller}</p>}
      {card.needs && <p>{card.needs}</p>}
      {card.mark && <em>{card.sheet ? <a href={card.sheet}>{card.mark}</a> : card.mark}</em>}
      <strong>{card.price}</strong>
      {card.priceNote && <small>{card.priceNote}</small>}
      {card.unavailable ? (
        <b>{card.unavailable}</b>
      ) : card.start ? (
        <a href={card.start.href} aria-label={`${card.start.label} ${nameOf(card)}`}>
          {card.start.label}
        </a>
      ) : (
        <button form={form} name="add" value={card.code} aria-label={`${add} ${nameOf(card)}`}>
          {add}
        </button>
      )}
    </li>
  );
}

const nameOf = ({ lead, details }: CardView) => (details ? `${lead} ${details}` : lead);
