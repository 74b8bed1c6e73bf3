import styles from './field.module.css';
import { described, FieldFrame, type Frame } from './field.tsx';

interface SelectFieldProps extends Frame {
  options: { code: string; name: string }[];
  defaultValue?: string;
  autoComplete?: string;
}

export function SelectField({ options, defaultValue, autoComplete, ...frame }: SelectFieldProps) {
  return (
    <FieldFrame frame={frame}>
      <select {...described(frame)} defaultValue={defaultValue} autoComplete={autoComplete} className={styles.control}>
        {options.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}
