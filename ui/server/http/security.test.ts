import { expect, test } from 'vitest';
import { byNonce, guardsOf, mayChange, securityHeaders, unanswerable } from './security.ts';

const shopOrigin = 'https://boutique.example';
const config = {
  shopOrigin,
  formOrigins: ['https://paiement.example'],
  imageOrigins: ['https://carte.example'],
  development: false,
};

test.each(['POST', 'PUT', 'PATCH', 'DELETE'])('a %s is accepted from pages of the shop only', (method) => {
  const ask = (origin: string | undefined, site?: string) => mayChange({ method, origin, site, shopOrigin });
  expect(ask(shopOrigin)).toBe(true);
  expect(ask(undefined, 'same-origin')).toBe(true);
  for (const origin of [
    'https://evil.example',
    'null',
    'http://boutique.example',
    'https://boutique.example.evil.example',
    'https://boutique.example:8443',
    '',
  ]) {
    expect(ask(origin, 'same-origin')).toBe(false);
  }
  for (const site of [undefined, 'cross-site', 'same-site', 'none']) expect(ask(undefined, site)).toBe(false);
});

test('a GET is accepted without an origin', () => {
  expect(mayChange({ method: 'GET', origin: undefined, site: undefined, shopOrigin })).toBe(true);
});

test('a page accepts GET, HEAD and posted forms, and nothing else', () => {
  const asked = (method: string, type?: string, path = '/') => unanswerable({ method, path, type });
  for (const method of ['GET', 'HEAD']) expect(asked(method)).toBeNull();
  for (const type of ['application/x-www-form-urlencoded;charset=UTF-8', 'Multipart/Form-Data; boundary=x'])
    expect(asked('POST', type)).toBeNull();
  for (const type of [undefined, '', 'application/json', 'text/plain', 'multipart/form-data-x'])
    expect(asked('POST', type)).toBe(415);
  for (const method of ['PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE'])
    expect(asked(method, 'application/x-www-form-urlencoded')).toBe(405);
});

test('a form that is compressed is refused, since nobody unpacks it', () => {
  const form = { method: 'POST', path: '/', type: 'application/x-www-form-urlencoded' };
  expect(unanswerable({ ...form, encoding: 'identity' })).toBeNull();
  for (const encoding of ['gzip', 'br', 'x', '']) expect(unanswerable({ ...form, encoding })).toBe(415);
});

test('measured events are accepted as text at the address of the collector only', () => {
  const event = { method: 'POST', type: 'text/plain;charset=UTF-8' };
  expect(unanswerable({ ...event, path: '/ecom/mesure' })).toBeNull();
  expect(unanswerable({ ...event, path: '/ecom/langue' })).toBe(415);
  expect(unanswerable({ ...event, path: '/ecom/mesure', type: 'application/json' })).toBe(415);
});

test('a page may use what these rules name, and nothing else', () => {
  const { 'Content-Security-Policy': policy = '', ...headers } = securityHeaders(config, byNonce('abc'));
  expect(policy.split('; ')).toEqual([
    "default-src 'self'",
    "script-src 'nonce-abc' 'strict-dynamic'",
    "style-src 'self' 'nonce-abc'",
    "img-src 'self' data: https://carte.example",
    "font-src 'self'",
    "connect-src 'self'",
    "form-action 'self' https://paiement.example",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "object-src 'none'",
    // No text becomes HTML or a script but by the one policy of the shop.
    "require-trusted-types-for 'script'",
    'trusted-types default',
    'upgrade-insecure-requests',
  ]);
  expect(headers).toEqual({
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), geolocation=(self), microphone=(), payment=(), usb=()',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
  });
});

test('a plain http shop does not ask for https', () => {
  const headers = securityHeaders({ ...config, shopOrigin: 'http://127.0.0.1:3000' }, byNonce('abc'));
  expect(headers['Strict-Transport-Security']).toBeUndefined();
  expect(headers['Content-Security-Policy']).not.toContain('upgrade-insecure-requests');
});

const ofPages = securityHeaders(config, byNonce('abc'));

test.each([
  'text/html; charset=utf-8',
  'text/html; profile="text/css"',
  'text/plain; charset=UTF-8',
  'text/x-script',
  'text/csv',
  'application/json',
  'application/pdf',
  'application/xml',
  null,
])('an answer of type %s could be shown as a page, and is guarded as one', (type) => {
  expect(guardsOf(type, config, byNonce('abc'))).toEqual(ofPages);
});

test.each([
  'text/javascript; charset=utf-8',
  'text/css; charset=utf-8',
  'font/woff2',
  'image/webp',
  'image/avif',
  'image/png',
  'image/svg+xml; charset=utf-8',
  'application/manifest+json',
])(
  'a part of pages of type %s allows nothing but a drawing its own styles, and is framed by nobody, in few bytes',
  (type) => {
    const guards = guardsOf(type, config, byNonce('abc'));
    expect(guards).toEqual({
      'Content-Security-Policy': type.startsWith('image/svg')
        ? "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox"
        : "default-src 'none'; frame-ancestors 'none'; sandbox",
      'Cross-Origin-Resource-Policy': 'same-origin',
      'X-Content-Type-Options': 'nosniff',
      'Strict-Transport-Security': ofPages['Strict-Transport-Security'],
    });
    expect(Object.entries(guards).join().length).toBeLessThan(280);
  },
);
