/** Where a page begins after the question about cookies was answered: the browser leads the focus there, without scripts too. */
export const answeredPlace = 'cookies-enregistres';

/** Where the focus goes when what is said there is closed. */
export const topPlace = 'haut';
