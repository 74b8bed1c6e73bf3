import { type SubmitEvent, startTransition, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useActionData, useFetcher, useNavigation, useSubmit } from 'react-router';
import type { FailureEvent } from '#domain/analytics/catalogue.ts';
import type { CartAnswer } from '#ui/cart/cart.view.ts';
import type { NoticeView } from '#ui/components/views.ts';
import {
  afterAnswer,
  afterPost,
  afterTyping,
  isDue,
  type PendingQuantities,
  settled,
  withoutEmpty,
} from './pending-quantities.ts';

interface LinesAnswer {
  /** `null`: the page could not be loaded again. */
  view: { answer?: CartAnswer } | null;
  notices: NoticeView[];
  failure?: FailureEvent | undefined;
}
export type LinesForm = ReturnType<typeof useLinesForm>;

/** Milliseconds without typing after which a quantity is posted. */
const pause = 500;
const inPlace = { preventScrollReset: true };

/**
 * The form of all lines. A button that is pressed during a post acts once that post is answered; but a button that
 * leaves the page does not act when the answer has messages.
 */
export function useLinesForm() {
  const form = useRef<HTMLFormElement>(null);
  const { submit, data, reset } = useFetcher<LinesAnswer>();
  const submitPage = useSubmit();
  const actionData = useActionData<LinesAnswer>();
  const { formData } = useNavigation();
  const [pending, change] = useState(settled);
  const [wait, setWait] = useState(pause);
  const [pressed, press] = useState<{ button: HTMLButtonElement; data: unknown; actionData: unknown }>();
  // A post that is answered by a redirect leaves the fetcher's data as they were: their messages are about older quantities.
  const [outdated, outdate] = useState<unknown>();
  const isBusy = pending.sent !== null || Boolean(formData);

  const save = useEffectEvent(() => {
    const answer = submit(form.current, inPlace);
    post(
      change,
      answer.then(() => startTransition(() => outdate(data))),
    );
  });

  // Another tab may have changed a quantity: the answer says what is true now.
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible' && form.current && !isBusy) save();
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [isBusy]);

  useEffect(() => {
    if (isBusy || !(pressed || isDue(pending))) return;
    const act = () => {
      if (!pressed) return save();
      press(undefined);
      const { button } = pressed;
      const hasMessages =
        (data !== pressed.data && says(data)) || (actionData !== pressed.actionData && says(actionData));
      if (hasMessages && leaves(button)) readMessages();
      else if (button.isConnected) form.current?.requestSubmit(button);
    };
    const timer = setTimeout(act, pressed ? 0 : wait);
    return () => clearTimeout(timer);
  }, [isBusy, pending, pressed, data, actionData, wait]);

  useEffect(() => {
    if (says(actionData)) readMessages();
  }, [actionData]);

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    const { submitter } = event.nativeEvent;
    const button = submitter instanceof HTMLButtonElement ? submitter : null;
    event.preventDefault();
    if (!isBusy) {
      reset();
      post(change, submitPage(button ?? event.currentTarget, inPlace));
      // A press is ignored while the page is leaving.
    } else if (button && formData?.get('intent') !== 'order') press({ button, data, actionData });
  };
  return {
    form: { ref: form, onSubmit },
    wanted: pending.wanted,
    want: (key: string, text: string) => change(afterTyping(key, text)),
    isBusy,
    isLeaving: formData?.get('intent') === 'order' || (pressed && leaves(pressed.button)),
    answer: data === outdated ? undefined : answerOf(data),
    failure: data?.failure,
    // On blur the shopper has finished typing, and the quantity is posted at once.
    pace: {
      onFocus: () => setWait(pause),
      onBlur() {
        setWait(0);
        change(withoutEmpty);
      },
    },
  };
}

/** A transition keeps the typed quantity in the field until the router shows the new page. */
function post(change: (next: (pending: PendingQuantities) => PendingQuantities) => void, answer: Promise<void>): void {
  change(afterPost);
  void answer.then(() => startTransition(() => change(afterAnswer)));
}

/** Moves the focus to the first message, which may be far from the button at the end of the page. */
const readMessages = () =>
  (document.querySelector('[data-line-message]') ?? document.querySelector('h1'))?.scrollIntoView({ block: 'center' });

const answerOf = (data: LinesAnswer | null | undefined): CartAnswer | undefined =>
  data ? (data.view?.answer ?? { lineMessages: {}, notices: data.notices }) : undefined;

function says(data: LinesAnswer | null | undefined): boolean {
  const answer = answerOf(data);
  return answer !== undefined && (answer.notices.length > 0 || Object.keys(answer.lineMessages).length > 0);
}

const leaves = (button: HTMLButtonElement) => button.value === 'order';
