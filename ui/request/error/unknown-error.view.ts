import type { ErrorView } from './error.view.ts';

/** Shown where an error reached the shopper without an error page: in the browser, or in the making of the layout. */
export const unknownErrorView: ErrorView = {
  status: 500,
  title: 'Une erreur est survenue.',
  text: '',
  sid: '—',
  date: '',
  ways: [],
};
