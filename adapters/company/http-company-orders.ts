import type { Config } from '#adapters/config.ts';
import { listCompanyOrders } from '#adapters/generated/company/sdk.gen.ts';
import type { CompanyOrderList } from '#adapters/generated/company/types.gen.ts';
import type { Backend } from '#adapters/http/backend.ts';
import { type Client, clientAt } from '#adapters/http/client.ts';
import { toPrice } from '#adapters/shared-mapping.ts';
import type { CompanyOrder, CompanyOrders } from '#domain/company/company.ts';

export class HttpCompanyOrders implements CompanyOrders {
  readonly #backend: Backend;
  /** The service for professionals stands beside the shop's own. */
  readonly #client: Client;

  constructor(backend: Backend, config: Pick<Config, 'PRO_API_URL'>) {
    this.#backend = backend;
    this.#client = clientAt(config.PRO_API_URL);
  }

  async last(count: number): Promise<CompanyOrder[]> {
    const { calls, own, context } = this.#backend;
    const query = { pageSize: count, lang: context.lang };
    const call = listCompanyOrders({ ...own, client: this.#client, query });
    return (await calls.callOrThrow('listCompanyOrders', call)).orders.slice(0, count).map(toOrder);
  }
}

const toOrder = ({
  code,
  placed,
  statusDisplay,
  totalPriceWithTax,
  totalPriceWithoutTax,
}: CompanyOrderList['orders'][number]): CompanyOrder => ({
  code,
  created: placed,
  statusDisplay: statusDisplay ?? null,
  total: totalPriceWithTax ? toPrice(totalPriceWithTax, totalPriceWithoutTax) : null,
});
