import type { Config } from '#adapters/config.ts';
import { bindCart, searchCustomers } from '#adapters/generated/assisted-service/sdk.gen.ts';
import type { Customer as WireCustomer } from '#adapters/generated/assisted-service/types.gen.ts';
import { getUser } from '#adapters/generated/session/sdk.gen.ts';
import type { Backend } from '#adapters/http/backend.ts';
import { type Client, clientAt } from '#adapters/http/client.ts';
import type {
  AssistedService,
  BoundCart,
  Customer,
  CustomerSearch,
  FoundCustomers,
} from '#domain/assisted-service/assisted-service.ts';
import { Fault } from '#domain/shared/fault.ts';
import { type Mode, modes } from '#domain/shared/mode.ts';

const mostFound = 20;
/** `current` is the agent; `anonymous` is no account. */
const isCustomerId = (id: string) => /^(?!current$|anonymous$)[\w-]{1,64}$/i.test(id);

export class HttpAssistedService implements AssistedService {
  readonly #backend: Backend;
  /** `null`: the shop has no assisted service, and no page calls it. */
  readonly #client: Client | null;

  constructor(backend: Backend, config: Pick<Config, 'ASM_BASE_URL'>) {
    this.#backend = backend;
    this.#client = config.ASM_BASE_URL === undefined ? null : clientAt(config.ASM_BASE_URL);
  }

  async find(search: CustomerSearch): Promise<FoundCustomers | 'forbidden'> {
    const answers = await Promise.all(modes.map((mode) => this.#findIn(mode, search)));
    const permitted = answers.filter((each) => each !== 'forbidden');
    if (permitted.length < answers.length) return 'forbidden';
    return {
      customers: permitted.flatMap(({ customers }) => customers),
      hasMore: permitted.some(({ hasMore }) => hasMore),
    };
  }

  async #findIn(baseSite: Mode, search: CustomerSearch): Promise<FoundCustomers | 'forbidden'> {
    const { context, asAgent } = this.#backend;
    const criterion = 'name' in search ? { query: search.name } : { orderId: search.orderCode };
    const query = { ...criterion, baseSite, pageSize: mostFound, sort: 'byNameAsc' as const, lang: context.lang };
    const answer = await asAgent.calls.call('searchCustomers', searchCustomers({ ...this.#options(), query }));
    if (answer.ok) {
      const { entries, pagination } = answer.data;
      const customers = entries.map((entry) => toCustomer(entry, baseSite));
      return { customers, hasMore: pagination.totalResults > entries.length };
    }
    if (answer.refusal.status === 403) return 'forbidden';
    throw new Fault('contract', 'searchCustomers');
  }

  async customer(id: string, mode: Mode): Promise<Customer | null> {
    if (!isCustomerId(id)) return null;
    const { context, asAgent, own } = this.#backend;
    const query = { fields: 'DEFAULT', ...context, baseSite: mode };
    const call = getUser({ client: own.client, fetch: asAgent.fetch, path: { userId: id }, query });
    const answer = await asAgent.calls.call('getUser', call);
    if (!answer.ok) return null;
    return toCustomer({ name: '', ...answer.data, customerId: id }, mode);
  }

  async bindCart({ number, customer }: { number: string; customer: Customer }): Promise<BoundCart> {
    const { asAgent } = this.#backend;
    const body = { cartId: number, customerId: customer.id };
    const call = bindCart({ ...this.#options(), query: { baseSite: customer.profile }, body });
    const answer = await asAgent.calls.call('bindCart', call);
    if (answer.ok) return 'bound';
    if (answer.refusal.type === 'CartError') return 'unknown-cart';
    throw new Fault(answer.refusal.status === 403 ? 'forbidden' : 'contract', 'bindCart');
  }

  #options() {
    if (this.#client === null) throw new Fault('unavailable', 'assisted service');
    return { client: this.#client, fetch: this.#backend.asAgent.fetch };
  }
}

function toCustomer({ customerId, uid = '', name, firstName, lastName, profile }: WireCustomer, mode: Mode): Customer {
  const ownName = firstName ?? lastName;
  return {
    id: customerId,
    firstName: firstName ?? (ownName === undefined ? name : ''),
    lastName: lastName ?? '',
    email: uid.includes('@') ? uid : '',
    profile: profile === 'pro' || profile === 'part' ? profile : mode,
  };
}
