import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Form, useLocation, useNavigation, useSubmit } from 'react-router';
import { Button } from '#ui/components/controls/button.tsx';
import { RadioCard } from '#ui/components/controls/choices/radio-card.tsx';
import { RadioGroup } from '#ui/components/controls/choices/radio-group.tsx';
import { WithoutScript } from '#ui/components/page/hidden.tsx';
import { useEarlyChoice } from '#ui/components/use-early-choice.ts';
import { Amount } from '#ui/components/values/amount.tsx';
import { useCopy } from '#ui/wording/use-copy.ts';
import styles from './delivery.module.css';
import type { DeliveryGroupView } from './delivery-group.view.ts';

interface Choice {
  sellerId: string;
  mode: string;
}

export interface Choices {
  choose(choice: Choice): void;
  /** The mode chosen last, while the cart does not hold it yet. */
  pendingMode(sellerId: string): string | undefined;
  isOpen: boolean;
}

/**
 * Choices are posted one after the other, so that the cart ends with the last one, however late an answer comes; a
 * choice that was replaced before its post is never sent.
 */
export function useChoices(groups: readonly DeliveryGroupView[]): Choices {
  const submit = useSubmit();
  const { state } = useNavigation();
  const [pending, setPending] = useState<readonly Choice[]>([]);
  const [answered, setAnswered] = useState<Choice | null>(null);
  const isPosting = useRef(false);
  const isOffered = ({ sellerId, mode }: Choice) =>
    groups.some((group) => group.sellerId === sellerId && group.modes.some(({ code }) => code === mode));
  // An answered choice stays pending until the router is idle and shows the new page; a choice that the page no longer
  // offers is dropped.
  const open = pending.filter((each) => isOffered(each) && !(each === answered && state === 'idle'));
  if (open.length < pending.length) setPending(open);
  const [next] = open;
  useEffect(() => {
    if (!next || next === answered || state !== 'idle' || isPosting.current) return;
    isPosting.current = true;
    const onEarly = () => {
      isPosting.current = false;
      setAnswered(next);
    };
    submit({ intent: 'mode', ...next }, { method: 'post', preventScrollReset: true }).then(onEarly, onEarly);
  }, [next, answered, state, submit]);
  return {
    choose: (choice) => setPending((all) => [...all.filter(({ sellerId }) => sellerId !== choice.sellerId), choice]),
    pendingMode: (sellerId) => open.find((each) => each.sellerId === sellerId)?.mode,
    isOpen: open.length > 0,
  };
}

interface ModesProps extends Pick<DeliveryGroupView, 'sellerId' | 'anchor' | 'modes'> {
  error: string | undefined;
  choices: Choices;
}

/** A choice is posted at once; without scripts there is a button. */
export function Modes({ sellerId, anchor, modes, error, choices }: ModesProps) {
  const copy = useCopy('checkout');
  const { search } = useLocation();
  const form = useRef<HTMLFormElement>(null);
  const made = choices.pendingMode(sellerId) ?? modes.find(({ selected }) => selected)?.code;
  // One that was made before hydration is posted.
  useEarlyChoice('mode', (mode) => mode !== made && choices.choose({ sellerId, mode }), form);
  useEffect(() => {
    // The backend may choose a default for a sender or refuse a choice, so the radios follow the cart.
    for (const radio of radiosIn(form.current)) radio.checked = radio.value === made;
  }, [made]);
  const choose = ({ target }: FormEvent<HTMLFormElement>) =>
    target instanceof HTMLInputElement && choices.choose({ sellerId, mode: target.value });
  return (
    // Without autocompletion: going back would restore a choice that the cart does not hold.
    <Form
      ref={form}
      method="post"
      action={`${search}#${anchor}`}
      autoComplete="off"
      onChange={choose}
      className={styles.modes}
      preventScrollReset
    >
      <input type="hidden" name="intent" value="mode" />
      <input type="hidden" name="sellerId" value={sellerId} />
      <RadioGroup name={`mode-${anchor}`} label={copy.modes} error={error} className={styles.modes}>
        {modes.map(({ code, name, price, priceNote, description, dates, selected }) => (
          <RadioCard
            key={code}
            name="mode"
            value={code}
            selected={selected}
            title={name}
            price={<Amount amount={price} note={priceNote} />}
          >
            {(dates || description) && (
              <span className={styles.facts}>
                {dates && <span className={styles.dates}>{dates}</span>}
                {description && <span>{description}</span>}
              </span>
            )}
          </RadioCard>
        ))}
      </RadioGroup>
      <WithoutScript>
        <Button kind="secondary">{copy.chooseMode}</Button>
      </WithoutScript>
    </Form>
  );
}

const radiosIn = (form: HTMLFormElement | null) => [...(form?.querySelectorAll<HTMLInputElement>('[name=mode]') ?? [])];
