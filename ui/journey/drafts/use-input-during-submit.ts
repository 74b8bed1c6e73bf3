import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { useNavigation } from 'react-router';

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const isField = (target: EventTarget | null): target is Field =>
  target instanceof HTMLInputElement || target instanceof HTMLSelectElement || target instanceof HTMLTextAreaElement;

/**
 * An answer begins the form of a step anew. Whoever goes on typing while it is awaited, after « Ajouter un article », finds
 * it in the new form. @param began changes with the form.
 */
export function useInputDuringSubmit(form: RefObject<HTMLFormElement | null>, began: string): void {
  const isAwaited = useNavigation().state !== 'idle';
  const awaited = useRef(isAwaited);
  const typed = useRef(new Map<string, Field>());
  useEffect(() => {
    awaited.current = isAwaited;
    if (!isAwaited) typed.current.clear();
  }, [isAwaited]);
  useEffect(() => {
    const note = ({ target }: Event) => {
      if (awaited.current && isField(target) && target.type !== 'file') typed.current.set(target.name, target);
    };
    document.addEventListener('input', note);
    return () => document.removeEventListener('input', note);
  }, []);
  const lastBegan = useRef(began);
  useLayoutEffect(() => {
    if (lastBegan.current === began) return;
    lastBegan.current = began;
    for (const [name, before] of typed.current) giveBack(form.current?.elements.namedItem(name) ?? null, before);
    typed.current.clear();
  }, [form, began]);
}

/** Of radio buttons the one that was chosen is chosen again. */
function giveBack(after: Element | RadioNodeList | null, before: Field): void {
  if (after instanceof RadioNodeList) after.value = before.value;
  else if (after instanceof HTMLInputElement && after.type === 'checkbox')
    after.checked = (before as HTMLInputElement).checked;
  else if (isField(after)) after.value = before.value;
}
