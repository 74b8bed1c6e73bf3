/** How a foreign backend is put into the states of an interaction: by the calls that Pact's own verifier sends. */
import type { VerifierOptions } from '@pact-foundation/pact';

/** How long a backend may take until it is unreachable; any answer counts. */
const REACHED_WITHIN = 10_000;

type Handlers = NonNullable<VerifierOptions['stateHandlers']>;

/**
 * The states that an address refused, by the number of the interaction: the verifier says which states it makes and when
 * it asks, and gives its results in that order, but does not name the interaction meanwhile.
 */
export class StateCalls {
  readonly refused = new Map<number, string>();
  #begun = 0;

  /** An interaction's request goes to the backend. */
  countRequest(): void {
    this.#begun += 1;
  }

  /** `setup` of each state before the interaction, `teardown` of each after it. */
  handlers(address: string, names: string[]): Handlers {
    const call = (action: 'setup' | 'teardown', state: string) => async (params?: unknown) => {
      const refusal = await whyRefused(address, { action, state, params: params ?? {} });
      // After a teardown, the interaction's request is counted already.
      const interaction = action === 'setup' ? this.#begun : this.#begun - 1;
      if (refusal && !this.refused.has(interaction)) this.refused.set(interaction, refusal);
    };
    return Object.fromEntries(
      names.map((name) => [name, { setup: call('setup', name), teardown: call('teardown', name) }]),
    );
  }
}

/** The data must be there beforehand. */
export const withoutStates = (names: string[]): Handlers =>
  Object.fromEntries(names.map((name) => [name, async () => undefined]));

/** Why an address cannot be reached, or `null` where it answers anything. */
export async function whySilent(address: string): Promise<string | null> {
  try {
    await fetch(address, { signal: AbortSignal.timeout(REACHED_WITHIN), redirect: 'manual' });
    return null;
  } catch (error) {
    return `${address}: ${reasonOf(error)}`;
  }
}

async function whyRefused(
  address: string,
  call: { action: 'setup' | 'teardown'; state: string; params: unknown },
): Promise<string | null> {
  const headers = { 'content-type': 'application/json' };
  const signal = AbortSignal.timeout(REACHED_WITHIN);
  const which = `${call.action} of "${call.state}"`;
  try {
    const { ok, status } = await fetch(address, { method: 'POST', headers, body: JSON.stringify(call), signal });
    return ok ? null : `${which}: ${address} answered ${status}`;
  } catch (error) {
    return `${which}: ${address}: ${reasonOf(error)}`;
  }
}

/** Node says only `fetch failed`, and its cause the reason. */
function reasonOf(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  if (!(cause instanceof Error)) return String(cause);
  return cause.message || ('code' in cause ? String(cause.code) : cause.name);
}
