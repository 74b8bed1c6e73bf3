import { type RefObject, useEffect, useEffectEvent } from 'react';

type Control = HTMLInputElement | HTMLSelectElement;

const isControl = (target: unknown): target is Control =>
  target instanceof HTMLInputElement || target instanceof HTMLSelectElement;

/** Whether a control's value differs from the document's; a select made by a script has no default to compare with. */
function isChosen(control: Element): boolean {
  if (control instanceof HTMLSelectElement)
    return [...control.options].some((option) => option.defaultSelected && !option.selected);
  return control instanceof HTMLInputElement && control.checked !== control.defaultChecked;
}

/**
 * Listens to native change events, because React does not handle controls of static parts. A choice made before
 * hydration is reported too.
 */
export function useChoices(form: RefObject<HTMLFormElement | null>, onChoice: (form: HTMLFormElement) => void): void {
  const choose = useEffectEvent(onChoice);
  useEffect(() => {
    const hear = ({ target }: Event) => {
      if (form.current && isControl(target) && target.form === form.current) choose(form.current);
    };
    document.addEventListener('change', hear);
    const early = [...(form.current?.elements ?? [])].find(isChosen);
    // After the effect: during it React would reset the select before the listener reads it.
    queueMicrotask(() => early?.dispatchEvent(new Event('change', { bubbles: true })));
    return () => document.removeEventListener('change', hear);
  }, [form]);
}
