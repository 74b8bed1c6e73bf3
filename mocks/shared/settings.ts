/** Where the shop and the other pretend services are; the start script and tests set it once the ports are known. */
export const settings = {
  shopUrl: 'http://127.0.0.1:3000',
  identityUrl: 'http://127.0.0.1:3002',
  paymentUrl: 'http://127.0.0.1:3003',
  paymentSecret: 'secret-de-demonstration',
};
