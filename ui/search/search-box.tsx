import { type ComponentType, startTransition, useRef, useState } from 'react';
import { Form, useLocation } from 'react-router';
import { useComposition, useEarlyFocus } from '#ui/components/controls/replaced-input.ts';
import { VisuallyHidden } from '#ui/components/page/hidden.tsx';
import { Icon } from '#ui/components/values/icon.tsx';
import { useCopy } from '#ui/wording/use-copy.ts';
import styles from './search-box.module.css';
import type { ComboboxProps, SearchBoxView } from './search-box.view.ts';
import { searched } from './suggestions.ts';

/** A plain form that becomes a combobox at the first focus. */
export function SearchBox({ view }: { view: SearchBoxView }) {
  const copy = useCopy('layout');
  const { pathname, search } = useLocation();
  // Other pages search orders or brands by the same name.
  const query = (pathname === view.search && new URLSearchParams(search).get(searched)) || '';
  const [widget, setWidget] = useState<{ Combobox: ComponentType<ComboboxProps>; form: HTMLFormElement }>();
  // Sent while the list was on its way: it must not open over the results.
  const sentEarly = useRef(false);
  const { handlers, composed } = useComposition();
  const box = useRef<HTMLFormElement>(null);
  const learn = async () => {
    const loaded = await import('./search-combobox.tsx').catch(() => null);
    await composed();
    // A transition keeps the plain field until the labels are loaded.
    const form = box.current;
    if (loaded && form) startTransition(() => setWidget({ Combobox: loaded.SearchCombobox, form }));
  };
  useEarlyFocus(box, learn);
  const field = {
    name: searched,
    'aria-label': copy.searchLabel,
    title: copy.searchLabel,
    placeholder: copy.searchExample,
    enterKeyHint: 'search',
    required: true,
    // Empty, it is no fault yet: Firefox would say so.
    'aria-invalid': false,
  } as const;
  return (
    <Form
      ref={box}
      method="get"
      action={view.search}
      role="search"
      className={styles.box}
      {...handlers}
      onFocus={widget ? undefined : learn}
      onInput={() => {
        sentEarly.current = false;
      }}
      onBlur={() => {
        sentEarly.current = false;
      }}
      onSubmit={() => {
        sentEarly.current = true;
      }}
    >
      {widget ? (
        <widget.Combobox view={view} query={query} field={field} form={widget.form} sentEarly={sentEarly} />
      ) : (
        <input key={query} type="search" defaultValue={query} {...field} />
      )}
      <button>
        <Icon name="search" />
        <VisuallyHidden>{copy.search}</VisuallyHidden>
      </button>
    </Form>
  );
}
