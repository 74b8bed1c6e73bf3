/** What the browser reaches of the world, loaded when it is allowed and idle: the one door from pages to an adapter. */
export { send } from '#adapters/analytics/piano.ts';
