import type { Shop } from '#ui/request/shop.ts';

/** Without one of these nobody can buy: what the shop recommends, compares or prints it can leave out. */
const needed = ['cart', 'catalog', 'checkout', 'session'];
/** Milliseconds for which an answer counts, however often a load balancer asks. */
const life = 1000;

type ReadinessChecks = Pick<Shop, 'keepsRecords' | 'servicesDown'>;

/** What keeps this process from selling, by name: its session records, or a service that only fails; `[]`: nothing. */
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
