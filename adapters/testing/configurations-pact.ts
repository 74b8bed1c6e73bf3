import { expect, test } from 'vitest';
import type { Configures } from '#domain/journey/service.ts';
import { type Promised, type pactWith, refusal, SHOPPER } from './pact.ts';

const today = '2026-11-23';

type Pact = ReturnType<typeof pactWith>;
type Ports = Parameters<Parameters<Pact>[1]>[0];
type States = Record<string, Record<string, string | number>>;

interface KeptService<Composition extends { quoteId: string }> {
  /** What the titles of tests call it: « a registered letter ». */
  thing: string;
  pact: Pact;
  port(ports: Ports): Configures<Composition, unknown, unknown> & { configurationOf(id: string): Promise<unknown> };
  /** Of the service's addresses: `registered-mail`. */
  path: string;
  /** Of the error of a refusal: `RegisteredMailError`. */
  error: string;
  composition: Composition;
  /** What is sent of it. */
  body: object;
  answered: object;
  id: string;
  /** What the shop reads of it. */
  read: object;
  /** The states of the provider: with a quote, with one that was kept, with both, and where no quote holds. */
  given: { quote: States; kept: States; replace: States; over: States };
  /** What each interaction of the pact is called; one that is absent is covered elsewhere. */
  to: {
    keep: string;
    keepForShopper?: string;
    keepOver: string;
    read: string;
    replace: string;
    replaceOver?: string;
    readUnknown: string;
    replaceUnknown: string;
  };
}

/** The tests of a service whose compositions the backend keeps: created, read, replaced, over and unknown. */
export function testConfigurations<Composition extends { quoteId: string }>(service: KeptService<Composition>): void {
  const { thing, pact, port, path, error, composition, body, answered, id, read, given, to } = service;
  const configurations = `/users/anonymous/${path}/configurations` as const;
  const [one, unknown] = [`${configurations}/${id}`, `${configurations}/inconnue`] as const;
  const over = { ...composition, quoteId: 'devis-perime' };
  const refusedAsOver = {
    sends: { ...body, quoteId: 'devis-perime' },
    status: 400,
    answers: refusal(error, 'quoteExpired'),
  };

  test(`the backend keeps ${thing} at the quoted price`, async () => {
    const call = `POST ${configurations}` as const;
    const promised = { to: to.keep, given: given.quote, call, sends: body, status: 201, answers: answered };
    const configured = await pact([promised], (ports) => port(ports).configure(composition));
    expect(configured).toMatchObject({ kind: 'configured', configuration: { id } });
  });

  if (to.keepForShopper !== undefined) {
    const name = to.keepForShopper;
    test(`the backend keeps ${thing} for a shopper with the shopper’s token`, async () => {
      const promised: Promised = {
        to: name,
        given: { 'a signed-in shopper': { owner: SHOPPER }, ...given.quote },
        call: `POST /users/current/${path}/configurations`,
        sends: body,
        status: 201,
        answers: answered,
        own: true,
      };
      const configured = await pact([promised], (ports) => port(ports).configure(composition));
      expect(configured.kind).toBe('configured');
    });
  }

  test(`the backend does not keep ${thing} at an expired price`, async () => {
    const promised = { ...refusedAsOver, to: to.keepOver, given: given.over, call: `POST ${configurations}` } as const;
    expect(await pact([promised], (ports) => port(ports).configure(over))).toEqual({ kind: 'quote-expired' });
  });

  test(`the backend gives ${thing} back`, async () => {
    const promised = { to: to.read, given: given.kept, call: `GET ${one}`, answers: answered } as const;
    expect(await pact([promised], (ports) => port(ports).configurationOf(id))).toMatchObject({ id, ...read });
  });

  test(`the backend replaces ${thing}`, async () => {
    const promised: Promised = {
      to: to.replace,
      given: given.replace,
      call: `PUT ${one}`,
      sends: body,
      answers: answered,
    };
    const outcome = await pact([promised], (ports) => port(ports).replace(id, composition));
    expect(outcome).toMatchObject({ kind: 'configured', configuration: { id } });
  });

  if (to.replaceOver !== undefined) {
    const name = to.replaceOver;
    test(`the backend does not replace ${thing} at an expired price`, async () => {
      const promised = { ...refusedAsOver, to: name, given: given.kept, call: `PUT ${one}` } as const;
      expect(await pact([promised], (ports) => port(ports).replace(id, over))).toEqual({ kind: 'quote-expired' });
    });
  }

  test(`the backend does not know ${thing} that is gone`, async () => {
    const notFound = {
      given: { 'a day': { today } },
      status: 404,
      answers: refusal('UnknownIdentifierError', 'notFound'),
    };
    const got = { ...notFound, to: to.readUnknown, call: `GET ${unknown}` } as const;
    const put = { ...notFound, to: to.replaceUnknown, call: `PUT ${unknown}`, sends: body } as const;
    const outcomes = await pact([got, put], async (ports) => [
      await port(ports).configurationOf('inconnue'),
      await port(ports).replace('inconnue', composition),
    ]);
    expect(outcomes).toEqual([null, { kind: 'gone' }]);
  });
}
