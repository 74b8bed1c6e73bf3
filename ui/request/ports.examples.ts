import type { RequestPorts } from './shop.ts';

/** The answers of fake ports; a call without an answer throws its name. */
export type GivenPorts = { [Name in keyof RequestPorts]?: Partial<RequestPorts[Name]> };

/** On most days nothing has to be known of any service; editors have written nothing, and nobody tells what it costs at least. */
const usual: GivenPorts = {
  serviceNotices: { inForce: async () => [] },
  contents: { page: async () => null },
  postage: { waysToSend: async () => ({ kind: 'unknown-item' }) },
};

/** Every port answers; one that was not given throws its name when it is asked. */
export const portsGiven = (given: GivenPorts = {}): RequestPorts =>
  new Proxy(given, {
    get: (_, key) => {
      if (typeof key === 'symbol') return undefined;
      const name = key as keyof GivenPorts;
      return only<object>(`port ${key}`, given[name] ?? usual[name] ?? {});
    },
  }) as RequestPorts;

/** A partial fake: a member that was not given throws its name when it is read. */
export function only<Whole extends object>(name: string, given: Partial<Whole>): Whole {
  return new Proxy(given, {
    get(target, key) {
      if (typeof key === 'symbol' || Object.hasOwn(target, key)) return Reflect.get(target, key) as unknown;
      throw new Error(name.startsWith('port ') ? `${name}.${key} is not given` : `${name} ${key} is not given`);
    },
  }) as Whole;
}
