import { Icon } from '#ui/components/values/icon.tsx';
import fieldStyles from '../field.module.css';
import { fieldId } from '../field.tsx';
import { RadioCard } from './radio-card.tsx';
import styles from './radio-cards.module.css';

interface RadioChoice {
  value: string;
  title: string;
  text?: string;
  aside?: string;
  /** Below it: the price with tax, for who reads it without tax first. */
  asideNote?: string;
  selected: boolean;
}

interface RadioCardsProps {
  name: string;
  /** The label of the group. */
  label: string;
  choices: readonly RadioChoice[];
  error?: string | undefined;
}

/** A group of radio cards, with its error above. */
export function RadioCards({ name, label, choices, error }: RadioCardsProps) {
  return (
    <fieldset
      id={fieldId(name)}
      tabIndex={-1}
      className={styles.choices}
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? `${name}-erreur` : undefined}
    >
      <legend>{label}</legend>
      {error && (
        <p id={`${name}-erreur`} className={fieldStyles.error}>
          <Icon name="error" size="small" />
          {error}
        </p>
      )}
      {choices.map(({ value, title, text, aside, asideNote, selected }) => (
        <RadioCard
          key={value}
          name={name}
          value={value}
          title={title}
          selected={selected}
          aside={
            aside && (
              <>
                {aside}
                {asideNote && <small>{asideNote}</small>}
              </>
            )
          }
        >
          {text}
        </RadioCard>
      ))}
    </fieldset>
  );
}
