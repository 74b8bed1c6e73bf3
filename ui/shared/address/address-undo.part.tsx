import { Undo, type UndoView } from '../components/undo.tsx';
import { useCopy } from '../copy/use-copy.ts';

/** An address that was just deleted, and how to have it back. */
export type AddressUndoView = UndoView;

export function AddressUndo({ undo }: { undo: AddressUndoView }) {
  return <Undo undo={undo} label={useCopy('address').undo} />;
}
