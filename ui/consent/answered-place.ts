/** Where a page begins after the question about cookies was answered: the browser leads the focus there, without scripts too. */
export const answeredPlace = 'cookies-enregistres';
