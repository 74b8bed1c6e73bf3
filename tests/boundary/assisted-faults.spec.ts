/** Each form of the agents' desk, when what it asks is not well. */
import type { Effect } from '#mocks/shared/scenarios.ts';
import { oneDeadline } from '../shared/unhurried.ts';
import { auditsOf, desk, helps, individual, professional, runsForAgents, test } from './agents.ts';
import { expect, productPath, type Reply } from './ask.ts';
import { leaks } from './leaks.ts';

runsForAgents();

const effects: Effect[] = ['fail', 'unavailable', 'reset', 'contract', 'hang'];

interface Action {
  operation: string;
  act: string;
  fields: Record<string, string>;
  /** What stays in its field. */
  kept?: string;
}
const actions: Action[] = [
  { operation: 'searchCustomers', act: 'search', fields: { intent: 'chercher', nom: 'Compte' }, kept: 'Compte' },
  { operation: 'getUser', act: 'assist', fields: { intent: 'assister', client: professional, profil: 'pro' } },
  { operation: 'bindCart', act: 'bind-cart', fields: { intent: 'rattacher', panier: '00000042' }, kept: '00000042' },
];

function expectSaid({ status, body, headers, waited }: Reply) {
  expect(status).toBe(503);
  expect(waited).toBeLessThanOrEqual(oneDeadline);
  expect(body).not.toMatch(leaks);
  expect(body).toContain('Le service d’assistance ne répond pas');
  expect(headers['cache-control']).toBe('private, no-store');
  expect(body).toContain('Vous agissez pour Compte Particulier');
}

for (const effect of effects)
  test(`each form of the desk that meets "${effect}" says so, keeps what was typed and helps nobody else`, async ({
    there,
    agent,
    shop,
    steers,
  }) => {
    const cookies = await agent();
    const assistance = await helps(there, cookies);
    const acts = auditsOf(shop);
    // Where an answer has no body, nothing of it breaks a contract.
    const bear = effect === 'contract' ? actions.filter(({ operation }) => operation !== 'bindCart') : actions;
    for (const { operation, act, fields, kept } of bear) {
      await steers({ operation, effect });
      const reply = await there(desk, { cookies, form: { assistance, ...fields } });
      expectSaid(reply);
      if (kept) expect(reply.body).toContain(`value="${kept}"`);
      await expect
        .poll(() => acts().filter((line) => line.act === act))
        .toMatchObject([
          { onBehalfOf: act === 'assist' ? null : individual, outcome: 'begun' },
          { outcome: 'unknown' },
        ]);
      await steers({ clear: true });
    }
    // Nothing but the shopper who was helped before is helped, and what is well again works.
    const search = actions[0]?.fields;
    expect((await there(desk, { cookies, form: { assistance, ...search } })).status).toBe(200);
  });

test('ending and quitting ask no backend: nothing that is not well keeps a shopper open', async ({
  there,
  agent,
  steers,
}) => {
  for (const intent of ['terminer', 'quitter']) {
    const cookies = await agent();
    const assistance = await helps(there, cookies);
    await there(await productPath(there), { cookies, form: { assistance, add: '1126001' } });
    await steers({ operation: '*', effect: 'hang' });
    expect((await there(desk, { cookies, form: { assistance, intent } })).status).toBe(302);
    await steers({ clear: true });
    expect((await there(desk, { cookies })).body).not.toContain('Vous agissez pour');
  }
});

const long = 'x'.repeat(1500);
/** The statuses of the desk's forms by what an agent sends: an unknown id, nothing, far too much, and the same twice. */
const sent: [intent: string, fields: Record<string, string>, statuses: number[]][] = [
  ['chercher', { nom: 'Compte' }, [200, 422, 200, 200]],
  ['assister', { client: individual, profil: 'part' }, [422, 422, 422, 302]],
  ['rattacher', { panier: '00000042' }, [422, 422, 422, 422]],
];

test('no form of the desk blames a service for what an agent sends', async ({ there, agent }) => {
  const cookies = await agent();
  for (const [intent, fields, statuses] of sent) {
    const assistance = await helps(there, cookies);
    const all = (value: string) => Object.fromEntries(Object.keys(fields).map((name) => [name, value]));
    const answers: number[] = [];
    for (const form of [all('inconnu-1'), all(''), all(long)])
      answers.push((await there(desk, { cookies, form: { assistance, intent, ...form } })).status);
    await there(desk, { cookies, form: { assistance, intent, ...fields } });
    answers.push((await there(desk, { cookies, form: { assistance, intent, ...fields } })).status);
    expect([intent, answers]).toEqual([intent, statuses]);
  }
});

test('ending what has ended, and quitting twice, blame nobody', async ({ there, agent }) => {
  const cookies = await agent();
  const assistance = await helps(there, cookies);
  for (const intent of ['terminer', 'terminer', 'quitter', 'quitter'])
    expect((await there(desk, { cookies, form: { assistance, intent } })).status, intent).toBeLessThan(500);
});
