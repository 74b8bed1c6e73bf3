import type { Config } from '#adapters/config.ts';
import {
  addAccountAddress,
  changeAccountAddress,
  getAddressAccount,
  removeAccountAddress,
  setMainAddress,
} from '#adapters/generated/address/sdk.gen.ts';
import type { Backend } from '#adapters/http/backend.ts';
import { type Refusal, unexpectedRefusal } from '#adapters/http/backend-calls.ts';
import type { Client } from '#adapters/http/client.ts';
import type { RequestScope } from '#adapters/scope.ts';
import { wordOf } from '#adapters/shared-mapping.ts';
import type { Address } from '#domain/address/address.ts';
import { type BookEntry, inOrder } from '#domain/address/book/address-book.ts';
import type { AddressBooks, BookRefusal } from '#domain/address/book/address-books.ts';
import { Fault } from '#domain/shared/fault.ts';
import { fromAddress, toEntries } from './address-mapping.ts';

interface World {
  backend: Backend;
  /** The client of the operator's address services. */
  client: Client;
  config: Pick<Config, 'ADDRESS_SITE_PART' | 'ADDRESS_SITE_PRO'>;
}

export class HttpAddressBooks implements AddressBooks {
  readonly #backend: Backend;
  readonly #client: Client;
  readonly #siteId: string;

  constructor({ mode }: Pick<RequestScope, 'mode'>, { backend, client, config }: World) {
    this.#backend = backend;
    this.#client = client;
    this.#siteId = mode === 'pro' ? config.ADDRESS_SITE_PRO : config.ADDRESS_SITE_PART;
  }

  async entries(): Promise<BookEntry[]> {
    const { siteId, ...call } = this.#call();
    const { calls } = this.#backend;
    return inOrder(
      toEntries(await calls.callOrThrow('getAddressAccount', getAddressAccount({ ...call, path: { siteId } }))),
    );
  }

  async add(address: Address): Promise<{ id: string } | BookRefusal> {
    const { siteId, ...call } = this.#call();
    const body = fromAddress(address);
    const answer = await this.#backend.calls.call(
      'addAccountAddress',
      addAccountAddress({ ...call, path: { siteId }, body }),
    );
    return answer.ok ? { id: answer.data.id } : reasonOf(answer.refusal, 'addAccountAddress');
  }

  async change(addressId: string, address: Address): Promise<'saved' | BookRefusal> {
    const { siteId, ...call } = this.#call();
    const body = fromAddress(address);
    const answer = await this.#backend.calls.call(
      'changeAccountAddress',
      changeAccountAddress({ ...call, path: { siteId, addressId }, body }),
    );
    return answer.ok ? 'saved' : reasonOf(answer.refusal, 'changeAccountAddress');
  }

  async remove(addressId: string): Promise<'removed' | 'unknown'> {
    const { siteId, ...call } = this.#call();
    const answer = await this.#backend.calls.call(
      'removeAccountAddress',
      removeAccountAddress({ ...call, path: { siteId, addressId } }),
    );
    return answer.ok ? 'removed' : onlyUnknown(answer.refusal, 'removeAccountAddress');
  }

  async makeMain(addressId: string): Promise<'saved' | 'unknown'> {
    const { siteId, ...call } = this.#call();
    const answer = await this.#backend.calls.call(
      'setMainAddress',
      setMainAddress({ ...call, path: { siteId, addressId } }),
    );
    return answer.ok ? 'saved' : onlyUnknown(answer.refusal, 'setMainAddress');
  }

  #call() {
    const { own, context } = this.#backend;
    return { client: this.#client, fetch: own.fetch, siteId: this.#siteId, query: { lang: context.lang } };
  }
}

const reasons: Record<string, BookRefusal> = {
  AddressBookFullError: 'full',
  DuplicateAddressNameError: 'duplicate-name',
  AddressNotEligibleError: 'not-eligible',
  UnknownIdentifierError: 'unknown',
};

function reasonOf(refusal: Refusal, operation: string): BookRefusal {
  const reason = wordOf(reasons, refusal.type);
  if (!reason) throw unexpectedRefusal(refusal, operation);
  return reason;
}

function onlyUnknown(refusal: Refusal, operation: string): 'unknown' {
  if (reasonOf(refusal, operation) !== 'unknown') throw new Fault('contract', operation);
  return 'unknown';
}
