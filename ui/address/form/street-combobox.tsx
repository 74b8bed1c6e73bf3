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
import { select } from '#ui/components/controls/replaced-input.ts';
import { LiveRegion } from '#ui/components/page/hidden.tsx';
import type { QueryOf } from '#ui/routing/queries/queries.ts';
import { useCopy } from '#ui/wording/use-copy.ts';
import styles from './street-combobox.module.css';
import type { StreetFieldProps, StreetStart } from './street-props.ts';

interface Street {
  streetName: string;
  codePostal: string;
  city: string;
}

const types = useCombobox.stateChangeTypes;

interface StreetComboboxProps extends StreetFieldProps {
  start: StreetStart;
  onText: (text: string) => void;
}

/** Suggests streets while the shopper types; choosing one fills in code and town too. */
export function StreetCombobox({ field, form, help, country, start, onText }: StreetComboboxProps) {
  const copy = useCopy('address');
  const box = useFocusRestored(start);
  const [text, setText] = useState(start.value);
  const [chosen, choose] = useState('');
  // What was typed while this part was on its way is looked up as if it were typed now.
  const [typed] = useState(() => typedMeanwhile(start, field));
  const [streets, ask] = useStreets({ form, country, box, typed });
  const change = (value: string, query: string) => {
    setText(value);
    onText(value);
    ask(query);
  };
  const { isOpen, getInputProps, getMenuProps, getItemProps, highlightedIndex } = useCombobox<Street>({
    items: streets,
    inputId: fieldId(field.name),
    menuId: `${field.name}-liste`,
    inputValue: text,
    initialIsOpen: typed !== '',
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
  const isExpanded = isOpen && streets.length > 0;
  // The field has its own label.
  const { 'aria-labelledby': _, ...combobox } = getInputProps({
    // Set synchronously: a later state would lose the next key.
    onChange: ({ currentTarget: { value } }: ChangeEvent<HTMLInputElement>) => {
      choose('');
      change(value, value);
    },
    // Home and End move the caret; without a selected suggestion, Enter submits the form.
    onKeyDown: ({ key, nativeEvent }: KeyboardEvent<HTMLInputElement>) => {
      const submits = key === 'Enter' && (!isExpanded || highlightedIndex < 0);
      if (submits || key === 'Home' || key === 'End') Object.assign(nativeEvent, { preventDownshiftDefault: true });
    },
  });
  return (
    <div ref={box} className={styles.combobox}>
      <AddressText
        {...field}
        {...combobox}
        defaultValue={undefined}
        value={text}
        aria-expanded={isExpanded}
        autoComplete={field.autoComplete}
        help={help}
      />
      <ul {...getMenuProps({ 'aria-label': copy.streetList })} className={styles.list} hidden={!isExpanded}>
        {streets.map((item, index) => (
          <li
            key={item.streetName + item.codePostal}
            {...getItemProps({ item, index })}
            className={index === highlightedIndex ? styles.active : undefined}
          >
            <span>{item.streetName}</span>
            <span>{`${item.codePostal} ${item.city}`}</span>
          </li>
        ))}
      </ul>
      {/* Announces the number of suggestions, then the fields that were filled in. */}
      <LiveRegion>{isExpanded ? form.texts[`streets.${streets.length}`] : chosen}</LiveRegion>
    </div>
  );
}

/** Keeps the typed text when the field loses the focus or the list is closed. */
const keepTyped = (
  { inputValue }: { inputValue: string },
  { type, changes }: { type: UseComboboxStateChange<Street>['type']; changes: Partial<UseComboboxState<Street>> },
) =>
  type === types.InputBlur || type === types.InputKeyDownEscape
    ? { ...changes, selectedItem: null, inputValue }
    : changes;

/** The text that the shopper is typing into the field which this one replaces; nothing when it stood there before. */
const typedMeanwhile = ({ value }: StreetStart, { name, defaultValue }: StreetFieldProps['field']) =>
  document.activeElement?.id === fieldId(name) && value !== String(defaultValue ?? '') ? value : '';

/** The field was replaced while the shopper typed: focus and selection are restored, unless they have moved. */
function useFocusRestored({ selection }: StreetStart) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const input = box.current?.querySelector('input');
    if (selection !== null && input && document.activeElement === document.body) select(input, selection);
  }, [selection]);
  return box;
}

const pause = 250;
const shortest = 3;

interface StreetQuery {
  form: StreetFieldProps['form'];
  country: string;
  box: RefObject<HTMLDivElement | null>;
  typed: string;
}

/** Loads streets after a pause in typing; late answers are dropped. */
function useStreets({ form, country, box, typed }: StreetQuery): [Street[], (text: string) => void] {
  const [streets, setStreets] = useState<Street[]>([]);
  const [text, ask] = useState(typed);
  const isEnough = text.trim().length >= shortest;
  const href = form.help.streets;
  useEffect(() => {
    if (!isEnough) return;
    const stale = new AbortController();
    const timer = setTimeout(async () => {
      const query = { q: text, code: codeIn(box.current), country } satisfies QueryOf<'streets'>;
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
