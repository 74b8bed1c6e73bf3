import { useCombobox } from 'downshift';
import { type ChangeEvent, type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { fieldId } from '../components/field.tsx';
import { LiveRegion } from '../components/hidden.tsx';
import { useCopy } from '../copy/use-copy.ts';
import { AddressText } from './address-text.part.tsx';
import { fetchJson } from './fetch-json.ts';
import styles from './street-combobox.module.css';
import type { StreetFieldProps, StreetStart } from './street-field.part.tsx';

interface Street {
  street: string;
  postalCode: string;
  city: string;
}

const types = useCombobox.stateChangeTypes;

/** Streets as they are typed, to choose with the arrows; choosing one fills in code and town too. */
export function StreetCombobox({
  field,
  form,
  help,
  country,
  start,
  onText,
}: StreetFieldProps & { start: StreetStart; onText: (text: string) => void }) {
  const copy = useCopy('address');
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(start.value);
  const [streets, ask] = useStreets(form, country, input);
  const say = (value: string, asked: string) => {
    setText(value);
    onText(value);
    ask(asked);
  };
  const { isOpen, getInputProps, getMenuProps, getItemProps, highlightedIndex } = useCombobox<Street>({
    items: streets,
    inputId: fieldId(field.name),
    menuId: `${field.name}-liste`,
    inputValue: text,
    itemToString: (item) => item?.street ?? '',
    // What was typed is never taken away: neither by leaving the field nor by closing the list.
    stateReducer: ({ inputValue }, { type, changes }) =>
      type === types.InputBlur || type === types.InputKeyDownEscape
        ? { ...changes, selectedItem: null, inputValue }
        : changes,
    onInputValueChange: ({ inputValue, type }) => {
      if (type !== types.InputChange) say(inputValue, '');
    },
    onSelectedItemChange: ({ selectedItem }) => {
      const owner = input.current?.form;
      if (selectedItem && owner) help.fill(owner, { postalCode: selectedItem.postalCode, town: selectedItem.city });
    },
  });
  useLayoutEffect(() => {
    if (start.caret === null) return;
    input.current?.focus();
    input.current?.setSelectionRange(start.caret, start.caret);
  }, [start]);
  const isShown = isOpen && streets.length > 0;
  // Its label names the field already.
  const { 'aria-labelledby': _, ...combobox } = getInputProps({
    ref: input,
    // At once: between a key and a later state the next key would be lost.
    onChange: ({ currentTarget: { value } }: ChangeEvent<HTMLInputElement>) => say(value, value),
    // With nothing chosen, Enter sends the form as in any field.
    onKeyDown: ({ key, nativeEvent }: KeyboardEvent<HTMLInputElement>) => {
      if (key === 'Enter' && (!isShown || highlightedIndex < 0))
        Object.assign(nativeEvent, { preventDownshiftDefault: true });
    },
  });
  return (
    <div className={styles.combobox}>
      <AddressText
        {...field}
        {...combobox}
        defaultValue={undefined}
        value={text}
        aria-expanded={isShown}
        autoComplete={field.autoComplete}
        help={help}
      />
      <ul {...getMenuProps({ 'aria-label': copy.streetList })} className={styles.list} hidden={!isShown}>
        {streets.map((item, index) => (
          <li
            key={item.street + item.postalCode}
            {...getItemProps({ item, index })}
            className={index === highlightedIndex ? styles.active : undefined}
          >
            {item.street}
            <span>
              {item.postalCode} {item.city}
            </span>
          </li>
        ))}
      </ul>
      <LiveRegion>{isShown ? form.texts[`streets.${streets.length}`] : ''}</LiveRegion>
    </div>
  );
}

const pause = 250;
const shortest = 3;

/** The streets for a text, once the typing pauses; an answer that comes too late is dropped. */
function useStreets(
  { help }: StreetFieldProps['form'],
  country: string,
  input: { current: HTMLInputElement | null },
): [Street[], (text: string) => void] {
  const [streets, setStreets] = useState<Street[]>([]);
  const [text, ask] = useState('');
  useEffect(() => {
    if (text.trim().length < shortest) return setStreets([]);
    const stale = new AbortController();
    const timer = setTimeout(async () => {
      const code = input.current?.form ? String(new FormData(input.current.form).get('postalCode') ?? '') : '';
      const found = await fetchJson({ href: help.streets, query: { q: text, code, pays: country } }, stale.signal);
      if (!stale.signal.aborted) setStreets(Array.isArray(found) ? found.filter(isStreet) : []);
    }, pause);
    return () => {
      clearTimeout(timer);
      stale.abort();
    };
  }, [text, country, help, input]);
  return [streets, ask];
}

const isStreet = (value: unknown): value is Street =>
  typeof value === 'object' &&
  value !== null &&
  ['street', 'postalCode', 'city'].every((key) => key in value && typeof Object(value)[key] === 'string');
