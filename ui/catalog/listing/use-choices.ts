import { type RefObject, useEffect, useEffectEvent } from 'react';

type Control = HTMLInputElement | HTMLSelectElement;

const isControl = (target: unknown): target is Control =>
  target instanceof HTMLInputElement || target instanceof HTMLSelectElement;

/** Whether a control says something else than the document said; a select that a script made says nothing of itself. */
function isChosen(control: Element): boolean {
  if (control instanceof HTMLSelectElement)
    return [...control.options].some((option) => option.defaultSelected && !option.selected);
  return control instanceof HTMLInputElement && control.checked !== control.defaultChecked;
}

/**
 * Hears each choice in a form by the browser's own event: React hears none of controls that came with the document and
 * that it does not own. What was chosen before the page could listen counts as well.
 */
export function useChoices(form: RefObject<HTMLFormElement | null>, onChoice: (form: HTMLFormElement) => void): void {
  const choose = useEffectEvent(onChoice);
  useEffect(() => {
    const hear = ({ target }: Event) => {
      if (form.current && isControl(target) && target.form === form.current) choose(form.current);
    };
    document.addEventListener('change', hear);
    const early = [...(form.current?.elements ?? [])].find(isChosen);
    // After the effect: inside of it React would put a select back before anybody has heard what was chosen.
    queueMicrotask(() => early?.dispatchEvent(new Event('change', { bubbles: true })));
    return () => document.removeEventListener('change', hear);
  }, [form]);
}
