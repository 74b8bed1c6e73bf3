/** The only import of an adapter in browser code: loaded after consent, when the browser is idle. */
export { send } from '#adapters/analytics/piano.ts';
