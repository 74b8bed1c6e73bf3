import { dirname } from 'node:path';
import { describe, expect, test } from 'vitest';
import { Fault, type FaultKind } from '#domain/shared/fault.ts';
import { storedDrafts } from '#tests/shared/stored-drafts.ts';
import { shopContext } from '#ui/request/contexts.server.ts';
import type { GivenPorts } from '#ui/request/ports.examples.ts';
import { aForm, aRequest, argsOf, type GivenRequest, locationOf } from '#ui/request/request.examples.ts';
import type { RouteEntry } from '#ui/routing/route-entry.ts';
import { type Row, unusual } from './every-action.examples.ts';
import { actions } from './every-form.ts';
import { pages } from './form-pages.examples.ts';

/** What a backend may do to any action, and the status of the answer to it. */
const faults: Record<Exclude<FaultKind, 'aborted'>, number[]> = {
  timeout: [503, 504],
  unavailable: [503],
  contract: [502, 503],
  'not-found': [404, 502, 503],
  invalid: [422, 502, 503],
  'signed-out': [302],
  forbidden: [403, 503],
};

/** The page of a route with declared forms. */
const pageOf = ({ file }: RouteEntry) => pages.find((page) => dirname(page.file) === `ui/${dirname(file)}`);

/** Every port fails in this way; what was asked is listed. */
function failing(error: () => Error) {
  const asked: string[] = [];
  const descriptor = { configurable: true, enumerable: true, writable: true, value: undefined };
  const port = (name: string) =>
    new Proxy(
      {},
      {
        getOwnPropertyDescriptor: () => descriptor,
        get: (_, method) => async () => {
          asked.push(`${name}.${String(method)}`);
          throw error();
        },
      },
    );
  const ports = new Proxy({}, { get: (_, name) => (typeof name === 'symbol' ? undefined : port(name)) });
  return { ports: ports as GivenPorts, asked };
}

/** Who helps somebody, and whose own records fail as the ports do. */
const agentOn = (ports: GivenPorts): Pick<GivenRequest, 'agent' | 'agentSignIns'> => ({
  agent: {
    state: 'open',
    id: 'session-2',
    agent: { id: 'agent-1' },
    assistance: {
      id: 'aide-1',
      customer: { id: '0000000001', firstName: 'Compte', lastName: 'Particulier', email: '', profile: 'part' },
    },
    accessToken: async () => 'jeton',
  },
  agentSignIns: Object(ports).agentSignIns,
});

async function answered({ entry, action }: (typeof actions)[number], intent: string, row: Row, error: () => Error) {
  const { ports, asked: calls } = failing(error);
  const page = pageOf(entry);
  const journeyDrafts = storedDrafts();
  const asked = { mode: page?.mode ?? 'part', ports, otherPorts: ports, journeyDrafts };
  const context = aRequest({ ...asked, ...(row.isAgents && agentOn(ports)) });
  const form = aForm({ intent, ...page?.drafts[intent]?.fields, ...row.fields });
  const args = argsOf(context, { path: row.path ?? entry.path.replaceAll(/:\w+/g, 'A1'), form });
  Object.assign(args.context.get(shopContext), { journeyDrafts });
  const answer: unknown = await action(args as never).catch((thrown: unknown) => thrown);
  const location = answer instanceof Response ? (locationOf(answer) ?? '') : '';
  return { status: statusOf(answer), location, asked: calls };
}

function statusOf(answer: unknown): number | string {
  if (answer instanceof Response) return answer.status;
  if (answer instanceof Error) return `${answer.name}: ${answer.message}`;
  return Object(answer).init?.status ?? 200;
}

const endOf = ({ isAgents }: Row) => (isAgents ? '/ecom/assistance?note=expiree' : '/deconnexion');

/** Asks the backend with what the page's own example holds, and answers as usual. */
const usual: Row = {};
const cells = actions.flatMap((of) =>
  of.intents.map((intent) => ({ name: of.entry.name, intent, row: unusual[of.entry.name]?.[intent] ?? usual, of })),
);

test('every row of every-action.examples.ts is of a form of the shop', () => {
  const known = cells.map(({ name, intent }) => `${name} ${intent}`);
  const rows = Object.entries(unusual).flatMap(([name, forms]) => Object.keys(forms).map((each) => `${name} ${each}`));
  expect(rows.filter((row) => !known.includes(row))).toEqual([]);
});

describe('an action whose backend fails', () => {
  test.each(cells.filter(({ row }) => !row.asksNobody))(
    '« $intent » of $name says so, whatever the fault is',
    async ({ intent, row, of }) => {
      for (const [kind, statuses] of Object.entries(faults)) {
        const { status, location, asked } = await answered(
          of,
          intent,
          row,
          () => new Fault(kind as FaultKind, 'backend'),
        );
        expect(
          asked.length,
          `${kind}: calls; a form that asks nobody has a row in every-action.examples.ts`,
        ).toBeGreaterThan(0);
        const own = row.leadsTo ? 302 : row.answers;
        const isSaid = kind === 'forbidden' && own !== undefined ? [...statuses, own] : statuses;
        const wanted = kind === 'signed-out' || kind === 'forbidden' || own === undefined ? isSaid : [own];
        expect(wanted, `${kind}: ${status}`).toContain(status);
        if (status === 302) expect(location).toContain(kind === 'signed-out' ? endOf(row) : row.leadsTo);
      }
    },
  );

  test.each(cells.filter(({ row }) => row.asksNobody))(
    '« $intent » of $name asks no backend',
    async ({ intent, row, of }) => {
      const { status, asked } = await answered(of, intent, row, () => new Fault('timeout', 'backend'));
      expect([status, asked]).toEqual([row.asksNobody, []]);
    },
  );
});
