import { useEffect, useState } from 'react';
import { useFetcher } from 'react-router';
import type { JourneyView } from '../journey.view.ts';
import { stepFormId } from '../journey-page.tsx';
import { recalculateIntent, withLivePrice, wrongField } from './recalculate.ts';

/** Milliseconds: while somebody types, nothing is asked. */
const pause = 250;

interface PriceRequest {
  /** The page that the server made. */
  of: unknown;
  isSent: boolean;
  /** What was answered before this page. */
  before: unknown;
}

/**
 * The view of a step with the price of what stands in its fields now: the server makes it as for the page, and nothing is
 * kept. What was wrong and is right now loses its error. Until it is there, and where it cannot be had, the view says so.
 *
 * @param page what the server has made: another one begins anew.
 */
export function useLivePrice<View extends JourneyView>(view: View, page: unknown): View {
  const { submit, reset, state, data } = useFetcher<{ view: View | null }>();
  const [request, ask] = useState<PriceRequest | null>(null);
  const isLive = view.livePrice !== undefined;
  useEffect(() => {
    if (!isLive) return;
    let waiting: ReturnType<typeof setTimeout>;
    let underWay = 0;
    const note = (isSent: boolean) =>
      ask((last) => ({ of: page, isSent, before: last && last.of === page ? last.before : data }));
    const send = () => {
      const form = stepForm();
      if (!form) return;
      note(true);
      underWay += 1;
      void submit(typedFormData(form, view), {
        method: 'post',
        preventScrollReset: true,
        defaultShouldRevalidate: false,
      }).finally(() => (underWay -= 1));
    };
    // The next page has its own price.
    const onSubmit = ({ target }: Event) => {
      if (target !== stepForm()) return;
      clearTimeout(waiting);
      if (underWay > 0) reset();
    };
    const onInput = ({ target }: Event) => {
      if (!isField(target) || target.form?.id !== stepFormId || target.name === '' || target.type === 'file') return;
      note(false);
      clearTimeout(waiting);
      waiting = setTimeout(send, pause);
    };
    document.addEventListener('input', onInput);
    document.addEventListener('submit', onSubmit);
    // Chosen or typed before the page's program came.
    if (isChanged(stepForm())) send();
    return () => {
      clearTimeout(waiting);
      document.removeEventListener('input', onInput);
      document.removeEventListener('submit', onSubmit);
    };
    // oxlint-disable-next-line react/exhaustive-deps -- once for each page that the server made
  }, [page, isLive, submit, reset]);
  if (!isLive || request === null || request.of !== page) return view;
  const answer = data === request.before ? undefined : data;
  return withLivePrice(view, { isAwaited: !request.isSent || state !== 'idle', answer });
}

const stepForm = (): HTMLFormElement | null => document.querySelector(`form#${stepFormId}`);

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const isField = (target: EventTarget | null): target is Field =>
  target instanceof HTMLInputElement || target instanceof HTMLSelectElement || target instanceof HTMLTextAreaElement;

/** The form without its files, with the fields that were wrong. */
function typedFormData(form: HTMLFormElement, { errors }: JourneyView): FormData {
  const typed = new FormData();
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') typed.append(name, value);
  typed.set('intent', recalculateIntent);
  for (const name of Object.keys(errors)) typed.append(wrongField, name);
  return typed;
}

const isChanged = (form: HTMLFormElement | null): boolean => [...(form?.elements ?? [])].some(isFieldChanged);

function isFieldChanged(field: Element): boolean {
  if (field instanceof HTMLSelectElement)
    return [...field.options].some(
      ({ selected, defaultSelected }) => selected && !defaultSelected && hasDefault(field),
    );
  if (field instanceof HTMLTextAreaElement) return field.value !== field.defaultValue;
  if (!(field instanceof HTMLInputElement) || field.type === 'hidden' || field.type === 'file') return false;
  return field.type === 'checkbox' || field.type === 'radio'
    ? field.checked !== field.defaultChecked
    : field.value !== field.defaultValue;
}

/** Without one a list shows its first option. */
const hasDefault = ({ options }: HTMLSelectElement): boolean =>
  [...options].some(({ defaultSelected }) => defaultSelected);
