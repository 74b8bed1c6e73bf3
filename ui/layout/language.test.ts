import { expect, test } from 'vitest';
import { aForm, aRequest, argsOf, ledTo, locationOf, noSession, waitingFor } from '#ui/request/request.examples.ts';
import { action, loader } from './language.route.ts';

async function chosen(fields: Record<string, string>) {
  const context = aRequest();
  const to = await ledTo(action(argsOf(context, { path: '/ecom/langue', form: aForm(fields) })));
  return [context.effects.cookies.get('lpel_locale')?.value, to];
}

test.each([
  ['en', '/boutique?page=2', 'en', '/boutique?page=2'],
  ['fr', '/boutique', 'fr', '/boutique'],
  ['de', '/boutique', 'fr', '/boutique'],
  ['', '', 'fr', '/'],
  ['en', '//evil.example', 'en', '/'],
  ['en', '/\\evil.example', 'en', '/'],
  ['en', 'https:evil.example', 'en', '/'],
])('« %s » from %j is kept as %s, and leads to %s', async (lang, back, kept, to) => {
  expect(await chosen({ lang, back })).toEqual([kept, to]);
});

test('a choice lasts for a year', async () => {
  const context = aRequest();
  await ledTo(action(argsOf(context, { path: '/ecom/langue', form: aForm({ lang: 'en', back: '/' }) })));
  expect(context.effects.cookies.get('lpel_locale')).toEqual({ value: 'en', seconds: 31_536_000 });
});

test.each([
  { session: undefined, seconds: 9, kept: ['/mon-compte/adresses?page=2 city'], who: 'a shopper' },
  { session: noSession, seconds: 0, kept: ['/mon-compte/adresses?page=2 city'], who: 'a visitor' },
  { session: noSession, seconds: 9, kept: [], who: 'a visitor who keeps too much' },
])('what stands in a form is kept for the page that is led back to: $who', async ({ session, seconds, kept }) => {
  const context = { ...aRequest(session && { session }), limits: waitingFor(seconds) };
  const form = aForm({ lang: 'en', back: '/mon-compte/adresses?page=2', city: 'Lyon' });
  expect(await ledTo(action(argsOf(context, { path: '/ecom/langue', form })))).toBe('/mon-compte/adresses?page=2');
  expect(context.effects.drafts).toEqual(kept);
});

test('the address of the choice alone leads home', () => {
  expect(locationOf(loader())).toBe('/');
});
