import { expect, test } from 'vitest';
import { readOptions } from './verification-options.ts';

const known = ['cart', 'checkout'];
const read = (...args: string[]) => readOptions(args, known);

test('an unknown flag, provider or selector is answered with the list of known ones', () => {
  expect(read('--nosuch')).toMatch(/^Unknown option '--nosuch'\. There are:\n--url/);
  expect(read('--provider', 'cart,nosuch')).toBe('No pact of nosuch. There are: cart, checkout.');
  expect(read('--broker', 'http://b', '--selector', 'main')).toMatch(/^No selector main\. There are: mainBranch/);
  expect(read('--broker', 'http://b', '--selector', 'branch=')).toMatch(/^No selector branch=\./);
});

test('providers are named with commas or one by one', () => {
  expect(read('--provider', 'cart,checkout')).toMatchObject({ contracts: known });
  expect(read('--provider', 'cart', '--provider', 'checkout')).toMatchObject({ contracts: known });
});

test('the pacts are files without a broker; with one, those of main branches and deployed versions, and pending ones', () => {
  expect(read()).toMatchObject({ broker: undefined });
  expect(read('--broker', 'http://b')).toMatchObject({
    broker: {
      pactBrokerUrl: 'http://b',
      consumerVersionSelectors: [{ mainBranch: true }, { deployedOrReleased: true }],
      enablePending: true,
    },
  });
});

test('what is no address of a broker, or has a password in it, is told in one sentence', () => {
  for (const address of ['broker.example', 'broker.example:9292', 'ftp://broker.example'])
    expect(read('--broker', address)).toMatch(/^--broker needs an address/);
  expect(read('--broker', 'https://name:secret@broker.example')).toMatch(/^--broker takes no name or password/);
});

test('selectors are Pact’s own', () => {
  const selectors = ['matchingBranch', 'environment=production', 'consumer=boutique-storefront,latest'];
  const args = selectors.flatMap((selector) => ['--selector', selector]);
  expect(read('--broker', 'http://b', '--no-pending', ...args)).toMatchObject({
    broker: {
      consumerVersionSelectors: [
        { matchingBranch: true },
        { environment: 'production' },
        { consumer: 'boutique-storefront', latest: true },
      ],
      enablePending: false,
    },
  });
});

test('results are published of a named version of a real backend', () => {
  const complete = ['--broker', 'http://b', '--url', 'http://u', '--provider-version', '1.2', '--publish-results'];
  expect(read(...complete)).toMatchObject({ broker: { publishVerificationResult: true, providerVersion: '1.2' } });
  expect(read('--publish-results', '--broker', 'http://b')).toMatch(/^--publish-results needs/);
});
