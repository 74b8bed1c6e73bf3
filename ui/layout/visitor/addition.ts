import type { VisitorView } from '../layout.view.ts';

/** The key of the fetcher that adds to the cart: the header reads its answer. */
export const addition = 'addition';

/** What the header reads of it; absent where nothing was added. */
export interface CountedAnswer {
  /** The header's data with the cart as it is now, so that nobody needs to ask for them. */
  visitor?: VisitorView;
}
