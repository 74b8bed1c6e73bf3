import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { routeTable } from '#ui/routing/route-table.ts';
import { Metrics } from './http/metrics.ts';
import { openAccount } from './http/request-account.ts';

const page = readFileSync(new URL('ALERTS.md', import.meta.url), 'utf8');
const expressions = page
  .split('\n')
  .filter((line) => line.startsWith('| '))
  .flatMap((line) => line.match(/(?<=\| `).*(?=` \|)/) ?? []);
/** Of the language, and of labels. */
const words = new Set(
  'sum rate increase max by min_over_time histogram_quantile offset and service operation realm route le line'.split(
    ' ',
  ),
);
/** The measurements that an expression names: words outside of braces, brackets and numbers. */
const namesIn = (expression: string) =>
  [...expression.replaceAll(/\{[^}]*\}|\[[^\]]*\]|\b\d[\w.]*/g, ' ').matchAll(/[a-z_][a-z0-9_]*/g)]
    .map(([name]) => name)
    .filter((name) => !words.has(name));

/** The labels of each measurement in an expression. */
const labelsIn = (expression: string) =>
  [...expression.matchAll(/(\w+)\{([^}]*)\}/g)].flatMap(([, name = '', labels = '']) =>
    [...labels.matchAll(/(\w+)=~?"([^"]*)"/g)].map(([, label = '', value = '']) => ({ name, label, value })),
  );

/** What `/metrics` prints once everything has happened. */
async function printed() {
  const metrics = new Metrics({ running: 0, waiting: 0 });
  const { observer } = metrics;
  metrics.answered(openAccount(new Headers(), { method: 'GET', route: { id: 'cart', pattern: '/x' } }), 200);
  observer.backendAnswered?.({ operation: 'placeOrder', outcome: 'timeout', milliseconds: 30 });
  observer.circuitChanged?.({ service: 'cart', operation: 'reads', isOpen: true });
  observer.backendNotCalled?.({ service: 'cart', reason: 'busy' });
  observer.orderHeard?.('unknown');
  observer.orderHeard?.('settled');
  observer.publicPageRequested?.('stale');
  observer.sessionStoreFailed?.();
  observer.identityProviderFailed?.('shoppers');
  observer.logLineLost?.('audit');
  return (await metrics.text()).split('\n').filter((line) => line !== '' && !line.startsWith('#'));
}

test('each alert is about measurements that the shop prints, with labels that they have', async () => {
  const lines = await printed();
  const names = new Set(lines.map((line) => /^\w+/.exec(line)?.[0]));
  expect(expressions.length).toBeGreaterThan(10);
  for (const expression of expressions) {
    const named = namesIn(expression);
    expect(named.length, expression).toBeGreaterThan(0);
    for (const name of named) expect(names, expression).toContain(name);
    for (const { name, label, value } of labelsIn(expression)) {
      const line = lines.find((each) => each.startsWith(`${name}{`) && each.includes(`${label}="`));
      expect(line ?? 'printed nowhere', `${name} ${label}`).toContain(`${label}="`);
      if (!['outcome', 'reason', 'line'].includes(label)) continue;
      expect(lines.some((each) => value.split('\\|').some((one) => each.includes(`${label}="${one}"`)))).toBe(true);
    }
  }
});

/** Prometheus sees no increase in a number that was not there before. */
test('each counter whose increase alerts is printed before anything has happened', async () => {
  const text = await new Metrics({ running: 0, waiting: 0 }).text();
  const increasing = expressions.flatMap((each) => each.match(/(?<=increase\()[^[]*/g) ?? []);
  expect(increasing.length).toBeGreaterThan(5);
  for (const counter of increasing) {
    const name = /^\w+/.exec(counter)?.[0] ?? '';
    const lines = text.split('\n').filter((line) => new RegExp(`^${name}[{ ]`).test(line));
    expect(lines, counter).not.toEqual([]);
    for (const { label, value } of labelsIn(counter))
      for (const one of value.split('\\|'))
        expect(
          lines.some((line) => line.includes(`${label}="${one}"`)),
          `${counter}: ${one}`,
        ).toBe(true);
  }
});

test('every measurement of the shop’s own is in an alert', async () => {
  const own = (await printed())
    .map((line) => /^\w+/.exec(line)?.[0] ?? '')
    .filter((name) => !/^(nodejs|process)_/.test(name))
    .map((name) => name.replace(/_(bucket|sum|count)$/, ''));
  for (const name of new Set(own)) expect(page).toContain(name);
});

test('the routes of the objective of buying are routes of the shop', () => {
  const [, routes = ''] = /route=~"\(([^)]*)\)/.exec(page) ?? [];
  const known: string[] = routeTable.map(({ name }) => name);
  for (const route of routes.split('\\|')) expect(known).toContain(route);
});
