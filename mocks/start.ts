import { parseArgs } from 'node:util';
import { SHOP_ORIGINS, startMocks } from './run.ts';

/** `node mocks/start.ts [--reset]`: the three mock services only, on the ports of the environment. */
const { values } = parseArgs({ options: { reset: { type: 'boolean', default: false } } });
const portIn = (name: string, otherwise: number) => Number(process.env[name] || otherwise);

try {
  const mocks = await startMocks({
    reset: values.reset,
    ports: {
      backend: portIn('MOCK_BACKEND_PORT', 3001),
      identity: portIn('IDENTITY_PORT', 3002),
      payment: portIn('PAYMENT_PORT', 3003),
    },
    shopOrigins: process.env.SHOP_ORIGINS?.split(',').map((origin) => origin.trim()) ?? SHOP_ORIGINS,
    ...(process.env.OIDC_CLIENT_SECRET && { clientSecret: process.env.OIDC_CLIENT_SECRET }),
    ...(process.env.IDENTITY_CLIENTS && { identityClients: process.env.IDENTITY_CLIENTS }),
    ...(process.env.PAYMENT_SECRET && { paymentSecret: process.env.PAYMENT_SECRET }),
    ...(process.env.ACCESS_TOKEN_SECONDS && { accessTokenSeconds: Number(process.env.ACCESS_TOKEN_SECONDS) }),
  });
  console.log(
    `Mock backend       ${mocks.backendUrl}\nIdentity provider  ${mocks.issuer}\nPayment page       ${mocks.paymentUrl}`,
  );
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void mocks.close().then(() => process.exit(0)));
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
