import { describe, expect, test } from 'vitest';
import { ConfigError, readConfig, settingRows } from './config.ts';

const secret = 'a-good-secret';
const good = { OIDC_CLIENT_SECRET: secret, SESSION_SECRETS: 's'.repeat(32), PHONE_PART: '36 31', PHONE_PRO: '36 34' };

function messageOf(env: Record<string, string | undefined>): string {
  try {
    readConfig(env);
  } catch (error) {
    expect(error).toBeInstanceOf(ConfigError);
    return error instanceof Error ? error.message : '';
  }
  throw new Error('The configuration was accepted.');
}

describe('the configuration', () => {
  test('the configuration needs the secret and two phone numbers: the rest has defaults', () => {
    expect(readConfig(good)).toMatchObject({
      HOST: '127.0.0.1',
      PORT: 3000,
      SHOP_ORIGIN: 'http://127.0.0.1:3000',
      OCC_BASE_URL: 'http://127.0.0.1:3001/occ/ecommerce',
      OIDC_ISSUER: 'http://127.0.0.1:3002',
      PAYMENT_ORIGINS: 'http://127.0.0.1:3003',
      TIMEOUT_DEFAULT: 3000,
      SESSION_IDLE_MINUTES: 30,
      SECURE_COOKIES: true,
      FORWARD_TEST_HEADER: '',
      REDIS_URL: undefined,
      METRICS_PORT: undefined,
      DRAIN_DELAY: 5000,
    });
  });

  test('the configuration parses numbers, yes and no, and addresses without their last slash', () => {
    const config = readConfig({
      ...good,
      PORT: '0',
      TIMEOUT_DEFAULT: '250',
      SECURE_COOKIES: 'no',
      OCC_BASE_URL: 'https://backend.exemple.fr/occ/',
      REDIS_URL: 'rediss://store.exemple.fr:6380',
    });
    expect(config).toMatchObject({
      PORT: 0,
      TIMEOUT_DEFAULT: 250,
      SECURE_COOKIES: false,
      OCC_BASE_URL: 'https://backend.exemple.fr/occ',
      REDIS_URL: 'rediss://store.exemple.fr:6380',
    });
  });

  test('the configuration treats an empty variable as unset', () => {
    expect(readConfig({ ...good, PORT: '', REDIS_URL: '' })).toMatchObject({ PORT: 3000, REDIS_URL: undefined });
    expect(messageOf({ OIDC_CLIENT_SECRET: '' })).toContain('OIDC_CLIENT_SECRET: not set');
  });

  test('the configuration accepts several payment origins, with or without spaces', () => {
    const { PAYMENT_ORIGINS } = readConfig({ ...good, PAYMENT_ORIGINS: 'https://a.exemple.fr, https://b.exemple.fr' });
    expect(PAYMENT_ORIGINS.split(',').map((origin) => origin.trim())).toEqual([
      'https://a.exemple.fr',
      'https://b.exemple.fr',
    ]);
  });
});

describe('a wrong setting stops the start with its name and what was expected', () => {
  test.each([
    ['OIDC_CLIENT_SECRET', undefined, 'not set; expected a secret'],
    ['OIDC_CLIENT_SECRET', 'short', 'expected at least 8 characters'],
    ['PORT', '3000a', 'expected a whole number'],
    ['PORT', '70000', 'expected a port, 0 to 65535'],
    ['PORT', '-1', 'expected 0 or more'],
    ['TIMEOUT_DEFAULT', '1.5', 'expected a whole number'],
    ['TIMEOUT_DEFAULT', '0', 'expected 1 or more'],
    ['TIMEOUT_PLACE_ORDER', '600000', 'expected at most 120000 milliseconds'],
    ['SESSION_IDLE_MINUTES', 'half an hour', 'expected a whole number'],
    ['SESSION_IDLE_MINUTES', '0', 'expected 1 or more'],
    ['SHOP_ORIGIN', 'boutique', 'expected an address such as'],
    ['OCC_BASE_URL', '127.0.0.1:3001', 'expected an address such as'],
    ['OCC_BASE_URL', 'ftp://backend.exemple.fr', 'expected an address such as'],
    ['PAYMENT_ORIGINS', 'https://pay.exemple.fr/page', 'expected origins'],
    ['PAYMENT_ORIGINS', 'pay.exemple.fr', 'expected origins'],
    ['MAP_TILES_URL', 'https://carte.exemple.fr/{z}/{x}.png', 'expected an address with {z}, {x}, {y}'],
    ['MAP_TILES_URL', 'carte/{z}/{x}/{y}.png', 'expected an address with {z}, {x}, {y}'],
    ['MAP_TILES_URL', 'https://carte.exemple.fr/{z}/{x}/{y}.png?cle={cle}', 'expected no other places than {s}'],
    ['MAP_TILES_SERVERS', 'a,*', 'expected names of servers'],
    ['MAP_TILES_SERVERS', ',', 'expected names of servers'],
    ['REDIS_URL', 'http://store', 'expected redis://'],
    ['PAGE_CACHE_PROXIES', 'varnish:6081', 'expected origins such as'],
    ['SECURE_COOKIES', 'true', 'expected yes or no'],
    ['PHONE_PART', 'call us', 'expected a phone number'],
    ['PHONE_PART', undefined, 'not set; expected a phone number'],
    ['PHONE_PRO', undefined, 'not set; expected a phone number'],
    ['FORWARD_TEST_HEADER', 'x mock world', 'expected the name of a header'],
    ['METRICS_PORT', '70000', 'expected a port, 0 to 65535'],
    ['DRAIN_DELAY', '-1', 'expected 0 or more'],
    ['DRAIN_DELAY', '200000', 'expected at most 120000 milliseconds'],
    ['SECURITY_CONTACT', 'securite@boutique.exemple', 'expected mailto:'],
    ['LOG_LEVEL', 'loud', 'expected silent, fatal, error, warn, info or debug'],
  ])('%s = %s: %s', (name, value, expected) => {
    const message = messageOf({ ...good, [name]: value });
    expect(message).toContain(`- ${name}: `);
    expect(message).toContain(expected);
  });

  test('all of them at once, each on its line', () => {
    const message = messageOf({ ...good, OIDC_CLIENT_SECRET: undefined, PORT: 'x', SECURE_COOKIES: 'maybe' });
    expect(message.split('\n')).toHaveLength(4);
    for (const name of ['OIDC_CLIENT_SECRET', 'PORT', 'SECURE_COOKIES']) expect(message).toContain(`- ${name}: `);
  });

  test('no value is ever printed, wherever a secret was put by mistake', () => {
    const names = Object.keys(readConfig(good));
    const misplaced = 'hunter2';
    const message = messageOf(Object.fromEntries(names.map((name) => [name, misplaced])));
    expect(message).toContain('OIDC_CLIENT_SECRET: ');
    expect(message).not.toContain(misplaced);
    expect(message).not.toContain(secret);
  });
});

test('each setting has a meaning; the secrets, and what nothing starts without, are marked', () => {
  const rows = settingRows();
  expect(rows.filter(({ meaning }) => !/^\S.{4,}\.$/.test(meaning))).toEqual([]);
  const namesOf = (is: 'isSecret' | 'isRequired') => rows.flatMap((row) => (row[is] ? [row.name] : [])).toSorted();
  expect(namesOf('isRequired')).toEqual(Object.keys(good).toSorted());
  expect(namesOf('isSecret')).toEqual([
    'AGENT_OIDC_CLIENT_SECRET',
    'OIDC_CLIENT_SECRET',
    'PAGE_CACHE_TOKEN',
    'REDIS_URL',
    'SESSION_SECRETS',
  ]);
  expect(rows.find(({ name }) => name === 'TIMEOUT_CARRIER')).toMatchObject({ fallback: '1500', unit: 'ms' });
});

describe('`npm run settings` shows', () => {
  const rows = settingRows();
  const config: Record<string, unknown> = readConfig(good);

  test('each default: what has none is required, or has no value', () => {
    const without = rows.filter(({ fallback, isRequired }) => fallback === null && !isRequired);
    expect(without.filter(({ name }) => config[name] !== undefined)).toEqual([]);
    const shown = rows.flatMap(({ name, fallback }) => (fallback ? [[name, fallback]] : []));
    expect(shown.length).toBeGreaterThan(50);
    expect(readConfig({ ...good, ...Object.fromEntries(shown) })).toEqual(config);
  });

  test.each([
    ['TIMEOUT_…', /^TIMEOUT_|^DRAIN_DELAY$/, ['ms']],
    ['…_MINUTES', /_MINUTES$/, ['minutes']],
    ['…_MB', /_MB$/, ['MB']],
    ['LIMIT_…', /^LIMIT_(?!FILES_AT_ONCE)/, ['a minute', 'an hour']],
  ])('the unit of each %s', (_, names, units) => {
    const found = rows.flatMap(({ name, unit = 'none' }) => (names.test(name) ? [unit] : []));
    expect([...new Set(found)].toSorted()).toEqual(units);
  });
});
