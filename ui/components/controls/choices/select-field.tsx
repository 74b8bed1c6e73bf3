import styles from '../field.module.css';
import { described, FieldLayout, type FieldText } from '../field.tsx';

interface Option {
  code: string;
  name: string;
  /** The heading of those that follow one another below it. */
  group?: string;
}

interface SelectFieldProps extends FieldText {
  options: Option[];
  defaultValue?: string;
  autoComplete?: string;
}

export function SelectField({ options, defaultValue, autoComplete, ...texts }: SelectFieldProps) {
  return (
    <FieldLayout texts={texts}>
      <select {...described(texts)} defaultValue={defaultValue} autoComplete={autoComplete} className={styles.control}>
        {groupsOf(options).map(([group, members]) =>
          group ? (
            <optgroup key={group} label={group}>
              <Options options={members} />
            </optgroup>
          ) : (
            <Options key="" options={members} />
          ),
        )}
      </select>
    </FieldLayout>
  );
}

const Options = ({ options }: { options: Option[] }) =>
  options.map(({ code, name }) => (
    <option key={code} value={code}>
      {name}
    </option>
  ));

function groupsOf(options: Option[]): [group: string, members: Option[]][] {
  const groups = new Map<string, Option[]>();
  for (const option of options) {
    const { group = '' } = option;
    groups.set(group, [...(groups.get(group) ?? []), option]);
  }
  return [...groups];
}
