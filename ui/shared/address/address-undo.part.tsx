import { useEffect, useRef, useState } from 'react';
import { Form } from 'react-router';
import { Button } from '../components/button.tsx';
import { HiddenFields } from '../components/hidden-fields.tsx';
import { Notice } from '../components/notice.tsx';
import { useCopy } from '../copy/use-copy.ts';

/** An address that was just deleted, and how to have it back. */
export interface AddressUndoView {
  text: string;
  hidden: Record<string, string>;
}

const shownFor = 8000;

/** Offered for 8 seconds, and on while the focus stands in it; without a script for as long as the page stands. */
export function AddressUndo({ undo }: { undo: AddressUndoView }) {
  const copy = useCopy('address');
  const box = useRef<HTMLDivElement>(null);
  const [over, end] = useState<AddressUndoView | null>(null);
  const [isHeld, hold] = useState(false);
  useEffect(() => {
    // The button that was pressed is gone with its address.
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
          <Button kind="quiet">{copy.undo}</Button>
        </Form>
      </Notice>
    </div>
  );
}
