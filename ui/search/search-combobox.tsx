import { useCombobox } from 'downshift';
import {
  type ChangeEvent,
  type KeyboardEvent,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { select, selectionIn, type TextSelection } from '#ui/components/controls/replaced-input.ts';
import { LiveRegion } from '#ui/components/page/hidden.tsx';
import { useCopy } from '#ui/wording/use-copy.ts';
import type { ComboboxProps } from './search-box.view.ts';
import { type SuggestionView, searched } from './suggestions.ts';
import { useRecent } from './use-recent.ts';
import { useSuggestions } from './use-suggestions.ts';

const types = useCombobox.stateChangeTypes;

/**
 * Search suggestions, chosen with the arrow keys; Enter without a choice submits the search. Another query is another field:
 * where the text of one field changes, Firefox moves a screen reader's place in the page there.
 */
export function SearchCombobox({ view, query, field, form, sentEarly }: ComboboxProps) {
  const labels = useCopy('search');
  const [start] = useState(() => startOf(form));
  const [text, setText] = useText(query, start.value);
  const input = useFocusRestored(start, setText);
  const [isWanted, setWanted] = useState(false);
  const recent = useRecent({ view, labels });
  const answer = useSuggestions(view, isWanted ? text : '');
  const groups = text.trim() === '' ? recent.groups : (answer?.groups ?? []);
  const options = groups.flatMap((group) => group.options);
  const isExpanded = isWanted && options.length > 0;

  const choose = (option: SuggestionView) => {
    setWanted(false);
    if (recent.forgets(option)) return recent.forget();
    recent.keepOf(option);
    follow(form, option);
  };
  const { getInputProps, getMenuProps, getItemProps, highlightedIndex, setHighlightedIndex } = useCombobox({
    id: 'recherche',
    inputId: 'recherche-texte',
    items: options,
    itemToString: (item) => item?.label ?? '',
    inputValue: text,
    selectedItem: null,
    isOpen: isExpanded,
    // A click places the caret, and must not close the list.
    stateReducer: (_, { type, changes }) => (type === types.InputClick ? { ...changes, isOpen: true } : changes),
    onIsOpenChange: ({ isOpen }) => setWanted(isOpen),
    onStateChange: ({ type, selectedItem }) => {
      if (selectedItem && (type === types.ItemClick || type === types.InputKeyDownEnter)) choose(selectedItem);
    },
  });
  useChanged(answer, () => setHighlightedIndex(-1));
  useSubmitted(form, () => {
    setWanted(false);
    recent.keep(text);
  });

  // The list's library forgets Escape when suggestions arrive at the same moment; Home and End move the caret.
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    const { key, nativeEvent } = event;
    if (key === 'Escape') {
      if (isExpanded || text !== '') event.preventDefault();
      setWanted(false);
      setHighlightedIndex(-1);
      if (!isExpanded) setText('');
    } else if (key !== 'Home' && key !== 'End' && (key !== 'Enter' || highlightedIndex >= 0)) return;
    Object.assign(nativeEvent, { preventDownshiftDefault: true });
  };
  return (
    <>
      <input
        key={query}
        {...getInputProps({
          ...field,
          ref: input,
          onChange: ({ currentTarget: { value } }: ChangeEvent<HTMLInputElement>) => setText(value),
          onKeyDown: press,
          onFocus: () => setWanted(!sentEarly.current),
          onBlur: () => setWanted(false),
        })}
      />
      {/* Browsers focus a scrollable list on the way to the button, unless it has this index. */}
      <div {...getMenuProps({ 'aria-label': labels.list, tabIndex: -1 })} hidden={!isExpanded}>
        {groups.map((group) => (
          <div key={group.label} role="group" aria-label={group.label}>
            <p aria-hidden>{group.label}</p>
            {group.options.map((item) => (
              <div key={item.label + item.href} {...getItemProps({ item, index: options.indexOf(item) })}>
                <Option option={item} />
              </div>
            ))}
          </div>
        ))}
      </div>
      <LiveRegion>{isExpanded ? (answer?.count ?? labels.recent) : recent.announcement}</LiveRegion>
    </>
  );
}

const Option = ({ option: { label, detail, picture } }: { option: SuggestionView }) => (
  <>
    {picture && <img src={picture} alt="" width={52} height={52} />}
    <span>{label}</span>
    {detail && <span>{detail}</span>}
  </>
);

/** Follows a suggestion as a link, inside the shop or outside. */
function follow(form: HTMLFormElement, { href }: SuggestionView) {
  const link = Object.assign(document.createElement('a'), { href });
  form.append(link);
  link.click();
  link.remove();
}

/** The typed text, until a results page has another one. */
function useText(query: string, start: string): [string, (text: string) => void] {
  const [text, setText] = useState(start);
  const [lastQuery, setLastQuery] = useState(query);
  if (lastQuery !== query) {
    setLastQuery(query);
    setText(query);
  }
  return [text, setText];
}

interface Start {
  /** The plain field that this one replaces: it holds the text typed meanwhile. */
  plain: HTMLInputElement | null;
  value: string;
  selection: TextSelection | null;
}

/** The field was replaced while the shopper typed: text, focus and selection are restored. */
function useFocusRestored({ plain, value, selection }: Start, setText: (text: string) => void) {
  const input = useRef<HTMLInputElement>(null);
  const change = useEffectEvent(setText);
  useLayoutEffect(() => {
    const field = input.current;
    if (!field) return;
    const isOlder = plain !== null && plain.value !== value;
    if (isOlder) {
      field.value = plain.value;
      change(plain.value);
    }
    if (selection === null) return;
    const { length } = field.value;
    select(field, isOlder ? { start: length, end: length, direction: 'none' } : selection);
  }, [plain, value, selection]);
  return input;
}

function startOf(form: HTMLFormElement): Start {
  const plain = form.elements.namedItem(searched);
  if (!(plain instanceof HTMLInputElement)) return { plain: null, value: '', selection: null };
  return { plain, value: plain.value, selection: selectionIn(plain) };
}

/** Resets the highlighted suggestion when the list has changed. */
function useChanged(value: unknown, then: () => void) {
  const last = useRef(value);
  useEffect(() => {
    if (last.current === value) return;
    last.current = value;
    then();
  });
}

function useSubmitted(form: HTMLFormElement, then: () => void) {
  const latest = useRef(then);
  useEffect(() => {
    latest.current = then;
  });
  useEffect(() => {
    const listener = () => latest.current();
    form.addEventListener('submit', listener);
    return () => form.removeEventListener('submit', listener);
  }, [form]);
}
