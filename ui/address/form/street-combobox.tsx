import { type UseComboboxState, type UseComboboxStateChange, useCombobox } from 'downshift';
import {
  type ChangeEvent,
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { fetchJson } from '#ui/address/lookup/fetch-json.ts';
import { AddressText } from '#ui/address/picker/address-text.tsx';
import { fieldId } from '#ui/components/controls/field.tsx';
import { LiveRegion } from '#ui/components/page/hidden.tsx';
import type { QueryOf } from '#ui/routing/queries.ts';
import { useCopy } from '#ui/wording/use-copy.ts';
import styles from './street-combobox.module.css';
import type { StreetFieldProps, StreetStart } from './street-props.ts';

interface Street {
  streetName: string;
  codePostal: string;
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
  const box = useFocusRestored(start);
  const [text, setText] = useState(start.value);
  const [chosen, choose] = useState('');
  const [streets, ask] = useStreets({ form, country, box });
  const change = (value: string, asked: string) => {
    setText(value);
    onText(value);
    ask(asked);
  };
  const { isOpen, getInputProps, getMenuProps, getItemProps, highlightedIndex } = useCombobox<Street>({
    items: streets,
    inputId: fieldId(field.name),
    menuId: `${field.name}-liste`,
    inputValue: text,
    itemToString: (item) => item?.streetName ?? '',
    stateReducer: keepTyped,
    onInputValueChange: ({ inputValue, type }) => {
      if (type !== types.InputChange) change(inputValue, '');
    },
    onSelectedItemChange: ({ selectedItem }) => {
      const owner = box.current?.closest('form');
      if (!selectedItem || !owner) return;
      const { codePostal, city } = selectedItem;
      help.fill(owner, { codePostal, city });
      choose(`${codePostal} ${city}`);
    },
  });
  const isShown = isOpen && streets.length > 0;
  // Its label names the field already.
  const { 'aria-labelledby': _, ...combobox } = getInputProps({
    // At once: between a key and a later state the next key would be lost.
    onChange: ({ currentTarget: { value } }: ChangeEvent<HTMLInputElement>) => {
      choose('');
      change(value, value);
    },
    // With nothing chosen, Enter sends the form as in any field.
    onKeyDown: ({ key, nativeEvent }: KeyboardEvent<HTMLInputElement>) => {
      if (key === 'Enter' && (!isShown || highlightedIndex < 0))
        Object.assign(nativeEvent, { preventDownshiftDefault: true });
    },
  });
  return (
    <div ref={box} className={styles.combobox}>
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
            key={item.streetName + item.codePostal}
            {...getItemProps({ item, index })}
            className={index === highlightedIndex ? styles.active : undefined}
          >
            {item.streetName}
            <span>
              {item.codePostal} {item.city}
            </span>
          </li>
        ))}
      </ul>
      {/* How many there are, then what was filled in further down. */}
      <LiveRegion>{isShown ? form.texts[`streets.${streets.length}`] : chosen}</LiveRegion>
    </div>
  );
}

/** What was typed is never taken away: neither by leaving the field nor by closing the list. */
const keepTyped = (
  { inputValue }: { inputValue: string },
  { type, changes }: { type: UseComboboxStateChange<Street>['type']; changes: Partial<UseComboboxState<Street>> },
) =>
  type === types.InputBlur || type === types.InputKeyDownEscape
    ? { ...changes, selectedItem: null, inputValue }
    : changes;

/** The field has become another one under the shopper's hands: focus and caret stay, unless they have moved on. */
function useFocusRestored({ caret }: StreetStart) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const input = box.current?.querySelector('input');
    if (caret === null || !input || document.activeElement !== document.body) return;
    input.focus();
    input.setSelectionRange(caret, caret);
  }, [caret]);
  return box;
}

const pause = 250;
const shortest = 3;

interface StreetQuery {
  form: StreetFieldProps['form'];
  country: string;
  box: RefObject<HTMLDivElement | null>;
}

/** The streets for a text, once the typing pauses; an answer that comes too late is dropped. */
function useStreets({ form, country, box }: StreetQuery): [Street[], (text: string) => void] {
  const [streets, setStreets] = useState<Street[]>([]);
  const [text, ask] = useState('');
  const isEnough = text.trim().length >= shortest;
  const href = form.help.streets;
  useEffect(() => {
    if (!isEnough) return;
    const stale = new AbortController();
    const timer = setTimeout(async () => {
      const query = { q: text, code: codeIn(box.current), pays: country } satisfies QueryOf<'streets'>;
      const found = await fetchJson({ href, query }, stale.signal);
      if (!stale.signal.aborted) setStreets(Array.isArray(found) ? found.filter(isStreet) : []);
    }, pause);
    return () => {
      clearTimeout(timer);
      stale.abort();
    };
  }, [text, isEnough, country, href, box]);
  return [isEnough ? streets : [], ask];
}

function codeIn(box: HTMLElement | null): string {
  const field = box?.closest('form')?.elements.namedItem('codePostal');
  return field instanceof HTMLInputElement ? field.value : '';
}

const isStreet = (value: unknown): value is Street =>
  typeof value === 'object' &&
  value !== null &&
  ['streetName', 'codePostal', 'city'].every((key) => typeof Object(value)[key] === 'string');
