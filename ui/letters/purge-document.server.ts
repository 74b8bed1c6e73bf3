import { orNull } from '#domain/shared/fault.ts';
import type { RequestContext } from '#ui/request/request-context.server.ts';

type Ports = Pick<RequestContext['ports'], 'carts' | 'letters'>;

/**
 * Purges a document that a draft no longer needs, unless a letter of the cart was composed of it: a draft that was copied
 * from a line shares the line's. What cannot be purged now is purged by the backend when its time is over.
 */
export const purgeDocument = (document: string, ports: Ports): Promise<unknown> => orNull(purge(document, ports));

async function purge(document: string, ports: Ports): Promise<void> {
  const letters = await lettersIn(ports);
  if (!letters.some((composed) => composed?.letter.documentId === document)) await ports.letters.purge(document);
}

async function lettersIn({ carts, letters }: Ports) {
  const cart = await carts.current();
  const ids = (cart?.lines ?? []).flatMap((line) => (line.service === 'letter' ? (line.configurationId ?? []) : []));
  return Promise.all(ids.map((id) => letters.configurationOf(id)));
}
