import type { Shop } from '#ui/request/shop.ts';

/** Services that a purchase needs. The shop can sell without recommendations, comparisons and prints. */
const needed = ['cart', 'catalog', 'checkout', 'session'];
/** Milliseconds for which an answer counts, however often a load balancer asks. */
const life = 1000;

type ReadinessChecks = Pick<Shop, 'keepsRecords' | 'servicesDown'>;

/** What stops this process from selling, by name: its session records, or a service whose calls all fail. */
export function readiness({ keepsRecords, servicesDown }: ReadinessChecks, now = Date.now): () => Promise<string[]> {
  let last: { at: number; records: Promise<string[]> } | null = null;
  const records = () =>
    keepsRecords().then(
      () => [],
      () => ['sessions'],
    );
  return async () => {
    if (last === null || now() - last.at >= life) last = { at: now(), records: records() };
    return [...(await last.records), ...servicesDown().filter((service) => needed.includes(service))];
  };
}
