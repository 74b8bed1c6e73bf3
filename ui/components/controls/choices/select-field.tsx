import styles from '../field.module.css';
import { described, FieldLayout, type FieldText } from '../field.tsx';

interface SelectFieldProps extends FieldText {
  options: { code: string; name: string }[];
  defaultValue?: string;
  autoComplete?: string;
}

export function SelectField({ options, defaultValue, autoComplete, ...texts }: SelectFieldProps) {
  return (
    <FieldLayout texts={texts}>
      <select {...described(texts)} defaultValue={defaultValue} autoComplete={autoComplete} className={styles.control}>
        {options.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </select>
    </FieldLayout>
  );
}
