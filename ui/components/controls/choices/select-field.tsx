import styles from '../field.module.css';
import { descriptionProps, FieldLayout, type FieldText } from '../field.tsx';

interface Option {
  code: string;
  name: string;
  /** A country without postal codes, which its form's field says. */
  postal?: 'none';
  /** Those below this one, which is their heading. */
  below?: Option[];
}

interface SelectFieldProps extends FieldText {
  options: Option[];
  defaultValue?: string;
  autoComplete?: string;
}

export function SelectField({ options, defaultValue, autoComplete, ...texts }: SelectFieldProps) {
  return (
    <FieldLayout texts={texts}>
      <select
        {...descriptionProps(texts)}
        defaultValue={defaultValue}
        autoComplete={autoComplete}
        className={styles.control}
      >
        {options.map(optionOf)}
      </select>
    </FieldLayout>
  );
}

const optionOf = ({ code, name, postal, below }: Option) =>
  below ? (
    <optgroup key={name} label={name}>
      {below.map(optionOf)}
    </optgroup>
  ) : (
    <option key={code} value={code} data-postal={postal}>
      {name}
    </option>
  );
