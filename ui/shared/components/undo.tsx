import { useEffect, useRef, useState } from 'react';
import { Form } from 'react-router';
import { Button } from './button.tsx';
import { HiddenFields } from './hidden-fields.tsx';
import { Notice } from './notice.tsx';

/** Something that was just taken away, and how to have it back. */
export interface UndoView {
  text: string;
  hidden: Record<string, string>;
}

const shownFor = 8000;

/** Offered for 8 seconds, and on while the focus stands in it; without a script for as long as the page stands. */
export function Undo({ undo, label }: { undo: UndoView; label: string }) {
  const box = useRef<HTMLDivElement>(null);
  const [over, end] = useState<UndoView | null>(null);
  const [isHeld, hold] = useState(false);
  useEffect(() => {
    // The button that was pressed is gone with what it took away.
    box.current?.focus();
    const timer = setTimeout(() => end(undo), shownFor);
    return () => clearTimeout(timer);
  }, [undo]);
  if (over === undo && !isHeld) return null;
  return (
    <div ref={box} tabIndex={-1} onFocus={() => hold(true)} onBlur={() => hold(false)}>
      <Notice view={{ tone: 'success', text: undo.text }}>
        <Form method="post" preventScrollReset>
          <HiddenFields values={undo.hidden} />
          <Button kind="quiet">{label}</Button>
        </Form>
      </Notice>
    </div>
  );
}
