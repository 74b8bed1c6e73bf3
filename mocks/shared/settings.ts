/** The addresses of the shop and the other mock services, set once the ports are known. */
export const settings = {
  backendUrl: 'http://127.0.0.1:3001',
  shopUrl: 'http://127.0.0.1:3000',
  identityUrl: 'http://127.0.0.1:3002',
  paymentUrl: 'http://127.0.0.1:3003',
  paymentSecret: 'secret-de-demonstration',
  /** For how long a slow carrier thinks, in milliseconds: later than the page waits, and within the time of a call. */
  lateCarrier: 1800,
  /** Whether pictures are plates of their size: a browser takes 20 ms for each drawing, and hardly any test looks at one. */
  hasPlates: false,
};
