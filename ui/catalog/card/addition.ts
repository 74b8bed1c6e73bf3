/** The key of the fetcher that adds to the cart: the header reads from its answer how many articles the cart has. */
export const addition = 'addition';
