import { useEffect, useState } from 'react';
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

/** Offered for 8 seconds; without a script for as long as the page stands. */
export function AddressUndo({ undo }: { undo: AddressUndoView }) {
  const copy = useCopy('address');
  const [gone, leave] = useState<AddressUndoView | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => leave(undo), shownFor);
    return () => clearTimeout(timer);
  }, [undo]);
  if (gone === undo) return null;
  return (
    <Notice view={{ tone: 'success', text: undo.text }}>
      <Form method="post" preventScrollReset>
        <HiddenFields values={undo.hidden} />
        <Button kind="quiet">{copy.undo}</Button>
      </Form>
    </Notice>
  );
}
