/** kB of JavaScript, gzip, that the first visit of a page may load. */
export const scriptBudget = (path: string): number => (isPrivate(path) ? 145 : 125);

/** Checkout, sign-in and confirmation: nobody lands there first. */
export const isPrivate = (path: string): boolean => /^(\/professionnel)?\/(checkout|ecom)\b/.test(path);

/** kB, gzip, that the form of an address may add to a page of the checkout. */
export const formBudget = 20;
