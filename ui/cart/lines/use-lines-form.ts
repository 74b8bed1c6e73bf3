import { type SubmitEvent, startTransition, useEffect, useRef, useState } from 'react';
import { useActionData, useFetcher, useNavigation, useSubmit } from 'react-router';
import type { Left } from '#ui/cart/cart.view.ts';
import { answered, type Basket, isDue, posted, settled, typed } from './pending-quantities.ts';

type Said = Pick<Left, 'told' | 'notices' | 'failure'>;
export type LinesForm = ReturnType<typeof useLinesForm>;

/** Milliseconds after which a quantity is taken for decided. */
const pause = 500;
const inPlace = { preventScrollReset: true };

/**
 * The form of all lines. A button that is pressed while a post is under way acts by itself once that is answered; but
 * nobody leaves a cart of which something was told meanwhile.
 */
export function useLinesForm() {
  const form = useRef<HTMLFormElement>(null);
  const { submit, data, reset } = useFetcher<Said>();
  const submitPage = useSubmit();
  const left = useActionData<Said>();
  const { formData } = useNavigation();
  const [basket, change] = useState(settled);
  const [wait, setWait] = useState(pause);
  const [pressed, press] = useState<{ button: HTMLButtonElement; data: unknown; left: unknown }>();
  const isBusy = basket.sent !== null || Boolean(formData);

  useEffect(() => {
    if (isBusy || !(pressed || isDue(basket))) return;
    const act = () => {
      if (!pressed) return post(change, submit(form.current, inPlace));
      press(undefined);
      const { button } = pressed;
      const isNews = (data !== pressed.data && says(data)) || (left !== pressed.left && says(left));
      if (isNews && leaves(button)) readNews();
      else if (button.isConnected) form.current?.requestSubmit(button);
    };
    const timer = setTimeout(act, pressed ? 0 : wait);
    return () => clearTimeout(timer);
  }, [isBusy, basket, pressed, data, left, wait, submit]);

  useEffect(() => {
    if (says(left)) readNews();
  }, [left]);

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    const { submitter } = event.nativeEvent;
    const button = submitter instanceof HTMLButtonElement ? submitter : null;
    event.preventDefault();
    if (!isBusy) {
      reset();
      post(change, submitPage(button ?? event.currentTarget, inPlace));
      // Whoever is leaving presses in vain.
    } else if (button && formData?.get('intent') !== 'order') press({ button, data, left });
  };
  return {
    form: { ref: form, onSubmit },
    wanted: basket.wanted,
    want: (key: string, text: string) => change(typed(key, text)),
    isBusy,
    isLeaving: formData?.get('intent') === 'order' || (pressed && leaves(pressed.button)),
    told: data?.told,
    notices: data?.notices ?? [],
    failure: data?.failure,
    // Whoever goes elsewhere has stopped changing it.
    pace: { onFocus: () => setWait(pause), onBlur: () => setWait(0) },
  };
}

/** A field never falls back between the answer and what the router shows of it. */
function post(change: (next: (basket: Basket) => Basket) => void, answer: Promise<void>): void {
  change(posted);
  void answer.then(() => startTransition(() => change(answered)));
}

/** What keeps somebody here stands at a line or above all, out of sight of the button at the end. */
const readNews = () =>
  (document.querySelector('[data-told]') ?? document.querySelector('h1'))?.scrollIntoView({ block: 'center' });

const says = (said: Said | undefined) => said?.told ?? said?.notices;
const leaves = (button: HTMLButtonElement) => button.value === 'order';
