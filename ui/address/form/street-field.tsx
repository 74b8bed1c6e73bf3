import { type ComponentType, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { AddressText } from '#ui/address/picker/address-text.tsx';
import { selectionIn, useComposition, useEarlyFocus } from '#ui/components/controls/replaced-input.ts';
import type { StreetFieldProps, StreetStart } from './street-props.ts';

type Combobox = ComponentType<StreetFieldProps & { start: StreetStart; onText: (text: string) => void }>;

/** A plain field that becomes a combobox when the shopper begins to type. */
export function StreetField(props: StreetFieldProps) {
  const { field, help, country } = props;
  const [widget, setWidget] = useState<{ Combobox: Combobox; start: StreetStart } | null>(null);
  const [text, setText] = useState(String(field.defaultValue ?? ''));
  const box = useRef<HTMLDivElement>(null);
  const { handlers, composed } = useComposition();
  const learn = async () => {
    if (widget || country === '') return;
    const loaded = await import('./street-combobox.tsx').catch(() => null);
    await composed();
    const input = box.current?.querySelector('input');
    if (!loaded || !input) return;
    // Rendered synchronously: a later render would lose the next key.
    flushSync(() => {
      setText(input.value);
      setWidget({ Combobox: loaded.StreetCombobox, start: { value: input.value, selection: selectionIn(input) } });
    });
  };
  useEarlyFocus(box, learn);
  if (widget && country !== '') return <widget.Combobox {...props} start={widget.start} onText={setText} />;
  return (
    <div ref={box} onFocus={learn} {...handlers}>
      <AddressText {...field} help={help} defaultValue={text} />
    </div>
  );
}
