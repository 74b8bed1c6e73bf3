import { useEffect, useRef, useState } from 'react';
import { useCopy } from '#ui/shared/copy/use-copy.ts';
import { Icon } from './icon.tsx';
import styles from './quantity.module.css';
import visibility from './visibility.module.css';

interface QuantityProps {
  /** Distinguishes this control from the others of the page. */
  id: string;
  label: string;
  value: number;
  max: number;
  /** The last change is not answered yet: the next one waits, so that none overtakes another. */
  isBusy?: boolean;
  /** Told once the shopper has stopped changing it. */
  onSettled?: (form: HTMLFormElement) => void;
}

const pause = 500;

/** A number and two buttons; a plain number field where scripts do not run. */
export function Quantity({ id, label, value, max, isBusy, onSettled }: QuantityProps) {
  const copy = useCopy('shared');
  const input = useRef<HTMLInputElement>(null);
  const sent = useRef<string>(undefined);
  // What the shopper wants, from the first keystroke to the answer; otherwise it is what the server says.
  const [wanted, want] = useState<string>();
  const typed = wanted ?? String(value);
  // Whoever goes elsewhere has stopped changing it.
  const [wait, setWait] = useState(pause);
  useEffect(() => {
    const form = input.current?.form;
    if (isBusy || !form || !onSettled || !(Number(wanted) >= 1)) return;
    if (wanted === sent.current) {
      sent.current = undefined;
      want(undefined);
      return;
    }
    const timer = setTimeout(() => {
      sent.current = wanted;
      onSettled(form);
    }, wait);
    return () => clearTimeout(timer);
  }, [wanted, isBusy, wait, onSettled]);
  // What was typed before the page could listen counts as well.
  useEffect(() => {
    const typedBefore = input.current?.value ?? '';
    if (typedBefore !== '' && typedBefore !== String(value)) want(typedBefore);
    // oxlint-disable-next-line react/exhaustive-deps -- once, when the page starts to listen
  }, []);
  const current = Number(typed) || 0;
  const step = (by: number) => want(String(Math.min(max, Math.max(1, current + by))));

  return (
    <span className={styles.quantity} onFocus={() => setWait(pause)} onBlur={() => setWait(0)}>
      <button
        type="button"
        className={visibility.withScript}
        aria-label={copy.less}
        aria-controls={id}
        disabled={current <= 1}
        onClick={() => step(-1)}
      >
        <Icon name="minus" size="small" />
      </button>
      <input
        ref={input}
        id={id}
        name="quantity"
        type="number"
        inputMode="numeric"
        min={1}
        max={max}
        required
        aria-label={label}
        value={typed}
        onChange={(event) => want(event.currentTarget.value)}
      />
      <button
        type="button"
        className={visibility.withScript}
        aria-label={copy.more}
        aria-controls={id}
        disabled={current >= max}
        onClick={() => step(1)}
      >
        <Icon name="plus" size="small" />
      </button>
    </span>
  );
}
