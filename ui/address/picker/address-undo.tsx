import { Undo, type UndoView } from '#ui/components/overlays/undo.tsx';
import { useCopy } from '#ui/wording/use-copy.ts';

/** The undo of a deleted address. */
export type AddressUndoView = UndoView;

export function AddressUndo({ undo }: { undo: AddressUndoView }) {
  return <Undo undo={undo} label={useCopy('address').undo} />;
}
