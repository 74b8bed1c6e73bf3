import type { ComponentProps } from 'react';
import { useScripted } from '#ui/components/use-scripted.ts';
import { Button } from './button.tsx';

/** A button that only the page's program answers: before it listens, a press would be lost, so that none is offered. */
export function ScriptedButton(props: Omit<ComponentProps<typeof Button>, 'type' | 'disabled'>) {
  return <Button {...props} type="button" disabled={!useScripted()} />;
}
