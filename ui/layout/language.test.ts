import { expect, test } from 'vitest';
import { aForm, aRequest, argsOf, ledTo, locationOf } from '#ui/request/request.examples.ts';
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

test('the address of the choice alone leads home', () => {
  expect(locationOf(loader())).toBe('/');
});
