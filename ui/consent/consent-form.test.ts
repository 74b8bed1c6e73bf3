import { expect, test } from 'vitest';
import { hostileAddresses } from '#tests/shared/hostile-addresses.ts';
import { aForm, aRequest, argsOf, locationOf } from '#ui/request/request.examples.ts';
import { answeredPlace } from './answered-place.ts';
import { action } from './consent.route.ts';

const answers = async (fields: Record<string, string>) => {
  const form = aForm(fields);
  const context = aRequest({ posted: form });
  const answer: unknown = await Promise.resolve(
    action(argsOf(context, { path: '/ecom/consentement', form }) as never),
  ).catch((thrown: unknown) => thrown);
  const to = answer instanceof Response ? locationOf(answer) : null;
  return { to, cookies: context.effects.cookies };
};

/** A posted field is cut before it is judged. */
const posted = hostileAddresses.filter(({ length }) => length <= 2000);

test.each(posted)('an answer never leads out of the shop: %j', async (redirect) => {
  expect((await answers({ answer: 'refuse', redirect })).to).toBe(`/#${answeredPlace}`);
});

test.each(['/checkout/recapitulatif', '/boutique/recherche?q=carnet&page=2'])(
  'a consent answer leads back to %s, at what says that it was saved',
  async (redirect) => {
    expect((await answers({ answer: 'accept', redirect })).to).toBe(`${redirect}#${answeredPlace}`);
  },
);

test.each([
  [{ answer: 'accept' }, '1', '1'],
  [{ answer: 'refuse' }, '0', '0'],
  [{ answer: 'save', measurement: '1' }, '1', '0'],
  [{ answer: 'save', personalisation: '1' }, '0', '1'],
  [{ answer: 'save', measurement: 'on', personalisation: 'true' }, '0', '0'],
])('the answer %j keeps measurement %s and personalisation %s', async (fields, measurement, personalisation) => {
  const { cookies } = await answers(fields);
  expect([cookies.get('lpel_mesure')?.value, cookies.get('lpel_perso')?.value]).toEqual([measurement, personalisation]);
});

test('a visitor who wants to choose is led to the choices of their site, and no cookie is set', async () => {
  const { to, cookies } = await answers({ redirect: '/professionnel/aide' });
  expect(to).toBe('/professionnel/cookies#choix');
  expect(cookies.size).toBe(0);
});
