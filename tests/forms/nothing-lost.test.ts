import { describe, expect, test } from 'vitest';
import { Fault, type FaultKind } from '#domain/shared/fault.ts';
import { storedDrafts } from '#tests/shared/stored-drafts.ts';
import type { ResubmitForm } from '#ui/request/error/error.view.ts';
import type { GivenPorts } from '#ui/request/ports.examples.ts';
import { aForm, aRequest, argsOf } from '#ui/request/request.examples.ts';
import type { Drafted, DraftedPage } from './drafted-form.examples.ts';
import { pages } from './form-pages.examples.ts';

/** Whoever left, and whoever has to sign in again, gets no answer of the page. */
const kinds: FaultKind[] = ['timeout', 'unavailable', 'contract', 'not-found'];
const faults: [what: string, error: () => Error][] = [
  ...kinds.map((kind): [string, () => Error] => [kind, () => new Fault(kind, 'backend')]),
  ['mistake of ours', () => new TypeError('nothing of the world')],
];
/** More than any page asks. */
const mostCalls = 40;

/** Every port fails from its call of this number on; a port that was not given always fails. */
function failing(given: GivenPorts, { from, error }: { from: number; error: () => Error }) {
  let calls = 0;
  const port = (own: object) =>
    new Proxy(own, {
      get: (_, name) => {
        const answer = typeof name === 'symbol' ? undefined : Reflect.get(own, name);
        return async (...args: unknown[]) => {
          calls += 1;
          if (calls >= from || typeof answer !== 'function') throw error();
          return answer(...args) as unknown;
        };
      },
    });
  const ports = new Proxy(given, {
    get: (_, name) => (typeof name === 'symbol' ? undefined : port(given[name as keyof GivenPorts] ?? {})),
  });
  return { ports, calls: () => calls };
}

/** What a browser without scripts gets: the page that the action or the loader makes, or the error page of either. */
async function answerOf(page: DraftedPage, { fields, from, error }: { fields: object; from: number; error(): Error }) {
  const { ports, calls } = failing(page.ports, { from, error });
  const context = aRequest({
    mode: page.mode ?? 'pro',
    ports,
    otherPorts: ports,
    journeyDrafts: storedDrafts(),
  });
  const args = argsOf(context, { path: pathOf(page), form: aForm({ ...fields }) }) as never;
  const thrownBy = (error: unknown) =>
    error instanceof Response ? { left: true } : { error: (error as { data?: { typed?: ResubmitForm } }).data };
  try {
    const { data } = await page.action(args);
    const { view } = data as { view: object | null };
    if (view) return { view, calls: calls() };
    return { view: ((await page.loader(args)) as { view: object }).view, calls: calls() };
  } catch (error) {
    return { ...thrownBy(error), calls: calls() };
  }
}

/** A page of the shop with text to keep; the address does not change what is kept. */
const pathOf = ({ path }: DraftedPage) => path ?? '/checkout/livraison';

/** The values that the answer holds, in the page's own form or to be sent again. */
function heldIn(answer: Awaited<ReturnType<typeof answerOf>>, { part, values }: Drafted) {
  if ('view' in answer) return values((answer.view as Record<string, never>)[part] as never);
  return Object.fromEntries('error' in answer ? (answer.error?.typed?.fields ?? []) : []);
}

const forms = pages.flatMap((page) =>
  Object.entries(page.drafts).map(([intent, drafted]) => ({ page, file: page.file, intent, drafted })),
);

describe('nothing typed is lost', () => {
  test.each(forms)(
    'nothing typed is lost in « $intent » of $file, whichever call fails',
    async ({ page, intent, drafted }) => {
      const fields = { intent, ...drafted.fields };
      for (const [what, error] of faults)
        for (let from = 1; from <= mostCalls; from += 1) {
          const answer = await answerOf(page, { fields, from, error });
          // Everything was answered before the failing call: the form is saved.
          if ('left' in answer) break;
          expect(heldIn(answer, drafted), `${what}, from call ${from} on`).toMatchObject(drafted.fields);
          if (answer.calls < from) break;
        }
    },
  );
});
