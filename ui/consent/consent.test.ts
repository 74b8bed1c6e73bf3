import { describe, expect, test } from 'vitest';
import { aForm, aRequest, argsOf, ledTo, locationOf } from '#ui/request/request.examples.ts';
import { answeredPlace } from './answered-place.ts';
import { action, loader } from './consent.route.ts';

const path = '/ecom/consentement';
/** Six months, as the page of cookies says. */
const seconds = 182 * 86_400;

async function answered(fields: Record<string, string>) {
  const context = aRequest();
  const to = await ledTo(action(argsOf(context, { path, form: aForm(fields) })));
  const cookies = Object.fromEntries([...context.effects.cookies].map(([name, { value }]) => [name, value]));
  return { to, cookies, effects: context.effects };
}

describe('an answer', () => {
  test.each([
    ['accept', {}, '1', '1'],
    ['refuse', { measurement: '1' }, '0', '0'],
    ['save', {}, '0', '0'],
    ['save', { measurement: '1' }, '1', '0'],
    ['save', { personalisation: '1' }, '0', '1'],
    ['save', { measurement: 'on', personalisation: 'true' }, '0', '0'],
  ])('« %s » with %o is kept, and leads back', async (answer, choices, measurement, personalisation) => {
    const { to, cookies, effects } = await answered({ answer, redirect: '/boutique?page=2', ...choices });
    expect(to).toBe(`/boutique?page=2#${answeredPlace}`);
    expect(cookies).toMatchObject({ lpel_mesure: measurement, lpel_perso: personalisation });
    for (const name of ['lpel_mesure', 'lpel_perso']) expect(effects.cookies.get(name)?.seconds).toBe(seconds);
    // The library's cookies are deleted when the consent is withdrawn.
    expect(effects.cookies.get('_pcid')).toEqual(measurement === '1' ? undefined : { value: '', seconds: 0 });
  });

  test.each(['', 'perhaps', 'toString'])('« %s » is none: the choices are shown', async (answer) => {
    const { to, effects } = await answered({ answer, redirect: '/professionnel/boutique' });
    expect(to).toMatch(/^\/professionnel\/.*#choix$/);
    expect(effects.cookies.size).toBe(0);
  });
});

describe('the way back', () => {
  test.each([
    '',
    '//evil.example',
    'https:evil.example',
    'https://evil.example/',
    '/\\evil.example',
    '\\\\evil.example',
    '/%2f%2fevil.example',
    '/%5cevil.example',
    '/%255cevil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '/\u0000/evil.example',
    ' //evil.example',
    'javascript:alert(1)',
    `/${'a'.repeat(2001)}//evil.example`,
  ])('%j is none of this shop, and leads home', async (redirect) => {
    const { to } = await answered({ answer: 'refuse', redirect });
    expect(new URL(to, 'https://boutique.example').origin).toBe('https://boutique.example');
    expect(to.startsWith('//')).toBe(false);
    if (redirect.length < 2000) expect(to).toBe(`/#${answeredPlace}`);
  });

  test.each(['/', '/boutique', '/professionnel?page=2#bas', '/recherche?q=https://exemple.fr'])(
    '%s is one of this shop',
    async (redirect) => {
      expect((await answered({ answer: 'accept', redirect })).to.split('#')[0]).toBe(redirect.split('#')[0]);
    },
  );
});

test('the address of the answer alone leads to the page of the choices', async () => {
  expect(locationOf(await loader(argsOf(aRequest(), { path })))).toBe(aRequest().wording.paths.cookies());
});
