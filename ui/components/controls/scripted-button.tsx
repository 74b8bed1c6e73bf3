import type { ComponentProps } from 'react';
import { useScripted } from '#ui/components/use-scripted.ts';
import { Button } from './button.tsx';

/** A button without a form: disabled until hydration, because an earlier press would be lost. */
export function ScriptedButton(props: Omit<ComponentProps<typeof Button>, 'type' | 'disabled'>) {
  return <Button {...props} type="button" disabled={!useScripted()} />;
}
