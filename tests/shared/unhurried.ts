/** Longer than any machine takes, and in the same order as in production (`adapters/config.ts`). */
export const unhurried = {
  TIMEOUT_REDIS: '5000',
  TIMEOUT_OPTIONAL: '10000',
  TIMEOUT_GRACE: '15000',
  TIMEOUT_CARRIER: '30000',
  TIMEOUT_DEFAULT: '60000',
  TIMEOUT_CONTENT: '60000',
  TIMEOUT_ADDRESS: '60000',
  TIMEOUT_IDENTITY: '60000',
  TIMEOUT_AGENT_IDENTITY: '60000',
  TIMEOUT_DOWNLOAD: '60000',
  TIMEOUT_PLACE_ORDER: '120000',
  TIMEOUT_PAYMENT: '120000',
  TIMEOUT_PAYPAL: '120000',
  TIMEOUT_UPLOAD: '120000',
};
/** What a page waits for at most, in milliseconds: one deadline, and the grace of the page that says so. */
export const oneDeadline = Number(unhurried.TIMEOUT_DEFAULT) + Number(unhurried.TIMEOUT_GRACE);
/** What a page waits for at most where it does without an answer. */
export const optionalDeadline = Number(unhurried.TIMEOUT_OPTIONAL);
/** What a page waits for one carrier. */
export const carrierDeadline = Number(unhurried.TIMEOUT_CARRIER);
/** Longer than a page waits for a carrier, and within the deadline of who waits for it. */
export const lateCarrier = 45_000;
