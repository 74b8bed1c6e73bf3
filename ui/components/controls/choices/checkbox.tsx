import { FieldError, fieldId } from '../field.tsx';
import styles from './radio-cards.module.css';

interface CheckboxProps {
  name: string;
  value: string;
  label: string;
  text?: string;
  /** What it costs. */
  price?: string | undefined;
  checked: boolean;
  error?: string | undefined;
}

/** A box to tick, with its label and explanation. */
export function Checkbox({ name, value, label, text, price, checked, error }: CheckboxProps) {
  const described = [text && `${name}-aide`, error && `${name}-erreur`].filter(Boolean).join(' ');
  return (
    <div className={styles.check}>
      <FieldError id={`${name}-erreur`} text={error} />
      <label>
        <input
          type="checkbox"
          id={fieldId(name)}
          name={name}
          value={value}
          defaultChecked={checked}
          aria-invalid={error ? true : undefined}
          aria-describedby={described || undefined}
        />
        <span>{label}</span>
        {price && <strong className={styles.aside}>{price}</strong>}
      </label>
      {text && (
        <p id={`${name}-aide`} className={styles.text}>
          {text}
        </p>
      )}
    </div>
  );
}
