import { useFollow } from '#ui/shared/components/follow.ts';
import { Picture } from '#ui/shared/components/picture.tsx';
import { useCopy } from '#ui/shared/copy/use-copy.ts';
import styles from './card.module.css';
import type { CardView } from './card.view.ts';

const sizes = '(min-width:62em) 18vw,45vw';

/** Products side by side. Each card is kept bare: 96 of them are one page. */
export function Cards({ cards, eager }: { cards: CardView[]; eager?: boolean }) {
  const { add } = useCopy('catalog');
  const follow = useFollow();
  return (
    <ul className={styles.cards} onClick={follow}>
      {cards.map((card, index) => (
        <Card
          key={card.code}
          card={card}
          add={add}
          when={!eager || index > 3 ? 'near' : index > 0 ? 'soon' : 'first'}
        />
      ))}
    </ul>
  );
}

function Card({ card, add, when }: { card: CardView; add: string; when: 'first' | 'soon' | 'near' }) {
  return (
    <li>
      <Picture src={card.picture} size={360} sizes={sizes} when={when} />
      <h3>
        <a href={card.href}>{card.title}</a>
      </h3>
      {card.seller && <p>{card.seller}</p>}
      {card.mark && <em>{card.mark}</em>}
      <strong>{card.price}</strong>
      {card.priceNote && <small>{card.priceNote}</small>}
      {card.unavailable ? (
        <b>{card.unavailable}</b>
      ) : (
        <button form="add" name="add" value={card.code} aria-label={`${add} ${card.title}`}>
          {add}
        </button>
      )}
    </li>
  );
}
