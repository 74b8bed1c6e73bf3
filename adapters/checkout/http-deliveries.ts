import { fromAddress, toAddress } from '#adapters/address/address-mapping.ts';
import { withOverseasPrefix } from '#adapters/address/mobile-numbers.ts';
import { getCart } from '#adapters/generated/cart/sdk.gen.ts';
import {
  createDeliveryAddress,
  getDeliveryModes,
  getMainAddress,
  setBillingAddress,
  setDeliveryAddress,
  setDeliveryMode,
  setDeliveryPointOfService,
  setPhone,
} from '#adapters/generated/checkout/sdk.gen.ts';
import type { DeliveryGroup as WireGroup } from '#adapters/generated/checkout/types.gen.ts';
import { getCountries, getUserAddresses } from '#adapters/generated/session/sdk.gen.ts';
import type { Backend } from '#adapters/http/backend.ts';
import { type Refusal, unexpectedRefusal } from '#adapters/http/backend-calls.ts';
import { toPickupPoint } from '#adapters/pickup/pickup-mapping.ts';
import { toPrice } from '#adapters/shared-mapping.ts';
import type { Address } from '#domain/address/address.ts';
import type { Deliveries, DeliveryGroup, DeliveryMode, ModeChoice } from '#domain/checkout/deliveries.ts';
import { path } from './own-cart.ts';

type WireMode = WireGroup['modes'][number];

export class HttpDeliveries implements Deliveries {
  readonly #backend: Backend;

  constructor(backend: Backend) {
    this.#backend = backend;
  }

  async groups(): Promise<DeliveryGroup[]> {
    const { calls, own, context } = this.#backend;
    const { deliveryGroups, deliveryModes } = await calls.callOrThrow(
      'getDeliveryModes',
      getDeliveryModes({ ...own, path, query: { fields: 'FULL', ...context } }),
    );
    return deliveryGroups?.map(toGroup) ?? this.#onlyGroup(deliveryModes);
  }

  /** A plain OCC backend has no groups: its modes are those of one sender, and the cart says which one is chosen. */
  async #onlyGroup(modes: WireMode[]): Promise<DeliveryGroup[]> {
    if (modes.length === 0) return [];
    const { calls, own, context } = this.#backend;
    const cart = await calls.callOrThrow('getCart', getCart({ ...own, path, query: { fields: 'FULL', ...context } }));
    const chosen = 'deliveryMode' in cart ? cart.deliveryMode : undefined;
    const group = { sellerName: '', isMk: false, itemCount: 0, modes };
    return [toGroup({ ...group, ...(chosen && { selectedModeCode: chosen.code }) })];
  }

  async countries() {
    const { calls, open, context } = this.#backend;
    const { countries } = await calls.callOrThrow(
      'getCountries',
      getCountries({ ...open, query: { type: 'SHIPPING', ...context } }),
    );
    return countries.map(({ isocode, name }) => ({ code: isocode, name: name ?? isocode }));
  }

  async accountAddresses(): Promise<Address[]> {
    const { calls, own, context } = this.#backend;
    const { addresses } = await calls.callOrThrow(
      'getUserAddresses',
      getUserAddresses({ ...own, path: { userId: 'current' }, query: { fields: 'FULL', ...context } }),
    );
    return addresses.map(toAddress);
  }

  async mainAddress(): Promise<Address | null> {
    const { calls, own, context } = this.#backend;
    const { address } = await calls.callOrThrow('getMainAddress', getMainAddress({ ...own, path, query: context }));
    return address ? toAddress(address) : null;
  }

  async deliverTo(address: Address): Promise<'saved' | 'not-eligible'> {
    const { calls, own, context } = this.#backend;
    const operation = address.id ? 'setDeliveryAddress' : 'createDeliveryAddress';
    const answer = await calls.call(
      operation,
      address.id
        ? setDeliveryAddress({ ...own, path, query: { addressId: address.id, ...context } })
        : createDeliveryAddress({ ...own, path, query: context, body: fromAddress(address) }),
    );
    return answer.ok ? 'saved' : onlyNotEligible(answer.refusal, operation);
  }

  async billTo(address: Address): Promise<'saved' | 'not-eligible'> {
    const { calls, own, context } = this.#backend;
    const answer = await calls.call(
      'setBillingAddress',
      setBillingAddress({ ...own, path, query: context, body: fromAddress(address) }),
    );
    return answer.ok ? 'saved' : onlyNotEligible(answer.refusal, 'setBillingAddress');
  }

  async choose(mode: ModeChoice): Promise<void> {
    const { calls, own, context } = this.#backend;
    const query = { ...choiceOf(mode), ...context };
    await calls.callOrThrow('setDeliveryMode', setDeliveryMode({ ...own, path, query }));
  }

  async choosePoint({ point, ...mode }: Parameters<Deliveries['choosePoint']>[0]) {
    const { calls, own, context } = this.#backend;
    const query = { name: point.id, countryIsoCode: point.country, ...choiceOf(mode), ...context };
    const answer = await calls.call('setDeliveryPointOfService', setDeliveryPointOfService({ ...own, path, query }));
    if (answer.ok) return 'chosen';
    const { reason, subjectType } = answer.refusal;
    if (reason === 'full' || reason === 'closed') return 'not-taking';
    // Any other `notFound` is about the cart.
    if (reason === 'notFound' && (subjectType === 'pointOfService' || subjectType === 'deliveryMode')) return 'unknown';
    throw unexpectedRefusal(answer.refusal, 'setDeliveryPointOfService');
  }

  async setPhone({ number, country }: Parameters<Deliveries['setPhone']>[0]) {
    const { calls, own, context } = this.#backend;
    const answer = await calls.call(
      'setPhone',
      setPhone({ ...own, path, query: context, body: { phone: withOverseasPrefix(number), countryIsoCode: country } }),
    );
    if (answer.ok) return 'saved';
    if (answer.refusal.subject !== 'phone') throw unexpectedRefusal(answer.refusal, 'setPhone');
    return 'refused';
  }
}

const choiceOf = ({ sellerId, code, leadTime, shippingTypes }: ModeChoice) => ({
  deliveryModeId: code,
  ...(sellerId ? { sellerId } : {}),
  ...(leadTime === null ? {} : { leadTimeToShip: leadTime }),
  ...(shippingTypes.length > 0 ? { shippingTypesCodes: shippingTypes.join(',') } : {}),
});

function onlyNotEligible(refusal: Refusal, operation: string): 'not-eligible' {
  if (refusal.reason !== 'notEligible') throw unexpectedRefusal(refusal, operation);
  return 'not-eligible';
}

const toGroup = (group: WireGroup): DeliveryGroup => ({
  sellerId: group.sellerId ?? null,
  sellerName: group.sellerName,
  marketplace: group.isMk,
  itemCount: group.itemCount,
  leadTime: group.leadTimeToShip ?? null,
  selected: group.selectedModeCode ?? null,
  pickupPoint: group.deliveryPointOfService ? toPickupPoint(group.deliveryPointOfService) : null,
  unavailableZone: group.unavailableZone ?? null,
  modes: group.modes.map(toMode),
});

function toMode({ code, name, description, deliveryCost, deliveryCostWithoutTax, ...mode }: WireMode): DeliveryMode {
  const { earliestDate, latestDate, shippingTypesCodes, pickup } = mode;
  return {
    code,
    name,
    description: description ?? null,
    cost: toPrice(deliveryCost, deliveryCostWithoutTax),
    dates: earliestDate && latestDate ? { earliest: earliestDate, latest: latestDate } : null,
    shippingTypes: shippingTypesCodes ?? [],
    pickup: pickup === true,
  };
}
