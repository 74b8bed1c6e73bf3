import { Picture } from '#ui/components/values/picture.tsx';
import { StaticPart } from '#ui/lean/static-part.tsx';
import { useCopy } from '#ui/wording/use-copy.ts';
import styles from './card.module.css';
import type { CardView } from './card.view.ts';

/** Products side by side. Each card is kept bare, and made once: 96 of them are one page. */
interface CardsProps {
  cards: CardView[] | undefined;
  eager?: boolean;
  /** The form that the buttons post, by its id. */
  form?: string;
}

/** Products side by side. Each card is kept bare, and made once: 96 of them are one page. */
export function Cards({ cards, eager, form = 'add' }: CardsProps) {
  const { add } = useCopy('catalog');
  return (
    <StaticPart as="ul" className={styles.cards} data={cards}>
      {(all) =>
        all.map((card, index) =>
          item({ card, add, form, when: !eager || index > 3 ? 'near' : index > 0 ? 'soon' : 'first' }),
        )
      }
    </StaticPart>
  );
}

/** Called, not mounted: a card has no state, and 96 fewer components are 96 fewer to render. */
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
        <a href={card.href} data-covers>
          {card.title}
        </a>
      </h3>
      {card.seller && <p>{card.seller}</p>}
      {card.mark && <em>{card.sheet ? <a href={card.sheet}>{card.mark}</a> : card.mark}</em>}
      <strong>{card.price}</strong>
      {card.priceNote && <small>{card.priceNote}</small>}
      {card.unavailable ? (
        <b>{card.unavailable}</b>
      ) : (
        <button form={form} name="add" value={card.code} aria-label={`${add} ${card.title}`}>
          {add}
        </button>
      )}
    </li>
  );
}
