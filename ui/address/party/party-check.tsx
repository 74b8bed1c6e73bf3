import { MarkedLines } from '#ui/address/check/marked-lines.tsx';
import card from '#ui/components/controls/choices/radio-card.module.css';
import { fieldId } from '#ui/components/controls/field.tsx';
import styles from './party-check.module.css';
import type { PartyCheckView } from './party-check.view.ts';

/** A question about an address, answered in the form itself: it needs no script and loses nothing that is typed. */
export function PartyCheck({ party, check }: { party: string; check: PartyCheckView }) {
  const { title, text, about, keepValue, choices } = check;
  const id = fieldId(`${party}.confirmed`);
  return (
    <div id={id} tabIndex={-1} role="radiogroup" aria-required aria-labelledby={`${id}-titre`} className={styles.check}>
      <p id={`${id}-titre`} className={styles.title}>
        {title}
      </p>
      <p>{text}</p>
      <input type="hidden" name={`${party}.about`} value={about} />
      {keepValue && <input type="hidden" name={`${party}.suggestion`} value={keepValue} />}
      {choices.map(({ value, label, lines }) => (
        <label key={value} className={card.card}>
          <input type="radio" name={`${party}.suggestion`} value={value} />
          <span>
            <strong>{label}</strong>
            <MarkedLines lines={lines} />
          </span>
        </label>
      ))}
    </div>
  );
}
