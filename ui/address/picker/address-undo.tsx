import { Undo, type UndoView } from '#ui/components/overlays/undo.tsx';
import { useCopy } from '#ui/wording/use-copy.ts';

/** An address that was just deleted, and how to have it back. */
export type AddressUndoView = UndoView;

export function AddressUndo({ undo }: { undo: AddressUndoView }) {
  return <Undo undo={undo} label={useCopy('address').undo} />;
}
