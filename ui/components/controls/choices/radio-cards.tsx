import { RadioCard } from './radio-card.tsx';
import styles from './radio-cards.module.css';
import { RadioGroup } from './radio-group.tsx';

interface RadioChoice {
  value: string;
  title: string;
  text?: string;
  price?: string;
  /** Below it: the price with tax, for who reads it without tax first. */
  priceNote?: string;
  selected: boolean;
}

interface RadioCardsProps {
  name: string;
  /** The label of the group. */
  label: string;
  choices: readonly RadioChoice[];
  error?: string | undefined;
  onChoose?: (value: string) => void;
}

/** A group of radio cards, with its error above. */
export function RadioCards({ choices, onChoose, ...group }: RadioCardsProps) {
  return (
    <RadioGroup
      {...group}
      onChange={onChoose && (({ target }) => 'value' in target && onChoose(String(target.value)))}
      className={styles.choices}
    >
      {choices.map(({ value, title, text, price, priceNote, selected }) => (
        <RadioCard
          key={value}
          name={group.name}
          value={value}
          title={title}
          selected={selected}
          price={
            price && (
              <>
                <span>{price}</span>
                {priceNote && <small>{priceNote}</small>}
              </>
            )
          }
        >
          {text}
        </RadioCard>
      ))}
    </RadioGroup>
  );
}
