import { expect, test } from 'vitest';
import { withCachePolicy } from './page-making.ts';

const forAll = { 'Cache-Control': 'public, max-age=60' };

test.each<[string, string, ResponseInit, string?]>([
  ['that says nothing of it', 'private, no-store', {}],
  ['that sets a cookie', 'private, no-store', { headers: { ...forAll, 'Set-Cookie': 'lpel_cart=panier' } }],
  ['that is an error', 'private, no-store', { status: 404, headers: forAll }],
  ['to a form', 'private, no-store', { headers: forAll }, 'POST'],
  ['for everybody', 'public, max-age=60', { headers: forAll }],
])('an answer %s is kept as « %s »', (_, policy, answer, method = 'GET') => {
  expect(withCachePolicy(new Response(null, answer), method).headers.get('Cache-Control')).toBe(policy);
});

test('an answer that may be kept is another for other cookies', () => {
  expect(withCachePolicy(new Response(null, { headers: forAll }), 'GET').headers.get('Vary')).toBe('Cookie');
});
