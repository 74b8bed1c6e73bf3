import type { ChosenCarrierView } from './parcel-price.view.ts';

/** Whose offer the parcel goes on with, and the way back to the others. */
export const ChosenCarrier = ({ carrier: { text, change } }: { carrier: ChosenCarrierView }) => (
  <p>
    <span>{text}</span> <a href={change.href}>{change.label}</a>
  </p>
);
