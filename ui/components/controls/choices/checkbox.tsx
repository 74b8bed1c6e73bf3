import { Icon } from '#ui/components/values/icon.tsx';
import fieldStyles from '../field.module.css';
import { fieldId } from '../field.tsx';
import styles from './radio-cards.module.css';

interface CheckboxProps {
  name: string;
  value: string;
  label: string;
  text?: string;
  checked: boolean;
  error?: string | undefined;
}

/** A box to tick, with its label and explanation. */
export function Checkbox({ name, value, label, text, checked, error }: CheckboxProps) {
  const described = [text && `${name}-aide`, error && `${name}-erreur`].filter(Boolean).join(' ');
  return (
    <div className={styles.check}>
      {error && (
        <p id={`${name}-erreur`} className={fieldStyles.error}>
          <Icon name="error" size="small" />
          {error}
        </p>
      )}
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
        {label}
      </label>
      {text && (
        <p id={`${name}-aide`} className={styles.text}>
          {text}
        </p>
      )}
    </div>
  );
}
