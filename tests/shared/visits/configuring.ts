/** A service of a journey and a cart that note what they are asked. */
import { aCart, aLine } from '#domain/cart/examples.ts';
import type { GivenPorts } from '#ui/request/ports.examples.ts';

/** The service keeps everything as this configuration, which stands in a line of the cart. */
export function configuring<Composition, Configuration extends { id: string }>(configuration: Configuration) {
  const asked = { configured: [] as Composition[], replaced: [] as [string, Composition][], added: [] as unknown[] };
  const configured = { kind: 'configured', configuration } as const;
  const service = {
    configure: async (composition: Composition) => {
      asked.configured.push(composition);
      return configured;
    },
    replace: async (id: string, composition: Composition) => {
      asked.replaced.push([id, composition]);
      return configured;
    },
    configurationOf: async (id: string) => (id === configuration.id ? configuration : null),
  };
  const carts: NonNullable<GivenPorts['carts']> = {
    current: async () => aCart({ lines: [aLine({ configurationId: configuration.id })] }),
    add: async (product) => {
      asked.added.push(product);
      return { kind: 'added', added: 1, line: null } as never;
    },
  };
  return { asked, service, carts };
}
