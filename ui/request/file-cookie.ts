/** Comes with each file, with another value each time, and scripts may read it: it tells a page that a file has arrived. */
export const fileCookie = 'lpel_fichier';
