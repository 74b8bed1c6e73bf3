import { type RefObject, useEffect, useRef, useState } from 'react';
import { useCopy } from '#ui/shared/copy/use-copy.ts';
import { Icon } from './icon.tsx';
import styles from './quantity.module.css';
import { useEcho } from './use-echo.ts';
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
export function Quantity({ id, label, value, max, isBusy = false, onSettled }: QuantityProps) {
  const copy = useCopy('shared');
  const input = useRef<HTMLInputElement>(null);
  const { typed, change } = useQuantity({ value, isBusy, input, onSettled });
  // What was typed before the page could listen counts as well.
  useEffect(() => {
    const typedBefore = input.current?.value ?? '';
    if (typedBefore !== '' && typedBefore !== String(value)) change(typedBefore);
    // oxlint-disable-next-line react/exhaustive-deps -- once, when the page starts to listen
  }, []);
  const current = Number(typed) || 0;
  const step = (by: number) => change(String(Math.min(max, Math.max(1, current + by))));

  return (
    <span className={styles.quantity}>
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
        onChange={(event) => change(event.currentTarget.value)}
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

interface Changing extends Pick<QuantityProps, 'value' | 'onSettled'> {
  isBusy: boolean;
  input: RefObject<HTMLInputElement | null>;
}

/** The quantity is what the shopper wants, from the first keystroke to the answer; then it is what the server says. */
function useQuantity({ value, isBusy, input, onSettled }: Changing) {
  const [phase, setPhase] = useState<'said' | 'typed' | 'sent'>('said');
  const [wasBusy, setWasBusy] = useState(isBusy);
  const [typed, setTyped] = useEcho(String(value), phase !== 'said');
  if (wasBusy !== isBusy) {
    setWasBusy(isBusy);
    if (!isBusy && phase === 'sent') setPhase('said');
  }
  useEffect(() => {
    const form = input.current?.form;
    if (phase !== 'typed' || isBusy || !form || !onSettled || !(Number(typed) >= 1)) return;
    const timer = setTimeout(() => {
      setPhase('sent');
      onSettled(form);
    }, pause);
    return () => clearTimeout(timer);
  }, [phase, isBusy, typed, input, onSettled]);
  const change = (text: string) => {
    setTyped(text);
    if (onSettled) setPhase('typed');
  };
  return { typed, change };
}
