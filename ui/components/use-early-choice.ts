import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Reports the radio that is chosen when the page starts to listen: maybe another than the page was made with. */
export function useEarlyChoice(
  name: string,
  onChosen: (value: string) => void,
  form?: RefObject<Element | null>,
): void {
  const report = useEffectEvent(onChosen);
  useEffect(() => {
    const chosen = (form?.current ?? document).querySelector<HTMLInputElement>(`[name=${name}]:checked`);
    if (chosen) report(chosen.value);
  }, [name, form]);
}
