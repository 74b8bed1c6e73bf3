import { fromAddress, toAddress } from '#adapters/address/address-mapping.ts';
import type {
  WholeForwarding,
  ForwardingConfiguration as WireConfiguration,
  Forwarding as WireForwarding,
  Objection as WireObjection,
  Offer as WireOffer,
  ForwardingOptions as WireOptions,
  Refusal as WireRefusal,
} from '#adapters/generated/forwarding/types.gen.ts';
import type { RefusalWords } from '#adapters/http/refusal-words.ts';
import { contractTypes, toContractAddress } from '#adapters/orders/services-mapping.ts';
import { toMoney, wordOf } from '#adapters/shared-mapping.ts';
import type {
  Activation,
  Forwarding,
  ForwardingConfiguration,
  ForwardingFault,
  ForwardingField,
  ForwardingOffer,
  ForwardingOptions,
  ForwardingRefusal,
  Objection,
  PricedForwarding,
} from '#domain/forwarding/forwarding.ts';

const destinations: Record<string, ForwardingOffer['destination']> = {
  national: 'national',
  international: 'international',
};
const contractOptions: Record<string, NonNullable<ForwardingOffer['option']>> = {
  MAIL_KEEPING: 'mail-keeping',
  POSTE_RESTANTE: 'poste-restante',
};
const activations: Record<string, Activation> = { CODE_COURRIER: 'code-courrier', POST_OFFICE: 'post-office' };
const activationCodes: Record<Activation, string> = { 'code-courrier': 'CODE_COURRIER', 'post-office': 'POST_OFFICE' };

/** What this shop has no words for is not offered. */
export const toOptions = (wire: WireOptions): ForwardingOptions => ({
  validFrom: wire.validFrom,
  orderDate: wire.orderDate,
  latestStartDate: wire.latestStartDate,
  maxBeneficiaries: wire.maxBeneficiaries,
  offers: wire.offers.flatMap((offer) => toOffer(offer) ?? []),
  activations: wire.activations.flatMap(({ code, workingDays }) => {
    const activation = wordOf(activations, code);
    return activation ? [{ activation, workingDays }] : [];
  }),
  countries: wire.countries.map(({ code, name }) => ({ code, name })),
  scope: wire.scope.map(({ name, national, international }) => ({ name, national, international })),
});

function toOffer(wire: WireOffer): ForwardingOffer | null {
  const [type, destination] = [wordOf(contractTypes, wire.contractType), wordOf(destinations, wire.destination)];
  const option = wire.contractOption === undefined ? null : wordOf(contractOptions, wire.contractOption);
  const duration = toDuration(wire);
  if (!type || !destination || option === undefined || !duration) return null;
  const { code, name, productCode } = wire;
  return {
    code,
    name,
    type,
    destination,
    option,
    duration,
    productCode,
    ttc: toMoney(wire.priceWithTax),
    ht: toMoney(wire.price),
  };
}

function toDuration({ months, minDays, maxDays }: WireOffer): ForwardingOffer['duration'] | null {
  if (months !== undefined) return { months };
  return minDays !== undefined && maxDays !== undefined ? { minDays, maxDays } : null;
}

/** `null`: the configuration has something that this shop cannot compose. */
export function toConfiguration(wire: WireConfiguration): ForwardingConfiguration | null {
  const activation = wordOf(activations, wire.activation);
  if (!activation) return null;
  return {
    id: wire.configurationId,
    productCode: wire.productCode,
    forwarding: {
      offer: wire.offerCode,
      activation,
      startDate: wire.startDate,
      endDate: wire.endDate ?? null,
      from: toAddress(wire.addressFrom),
      to: wire.addressTo ? toAddress(wire.addressTo) : null,
      beneficiaries: wire.beneficiaries,
    },
    ttc: toMoney(wire.totalPriceWithTax),
    ht: toMoney(wire.totalPriceWithoutTax),
  };
}

export const fromPricedForwarding = (priced: PricedForwarding): WireForwarding => {
  const { offer, activation, startDate, endDate, from, to, beneficiaries } = priced;
  return {
    offerCode: offer,
    ...(activation && { activation: activationCodes[activation] }),
    ...(startDate && { startDate }),
    ...(endDate && { endDate }),
    ...(from && { addressFrom: fromAddress(from) }),
    ...(to && { addressTo: fromAddress(to) }),
    ...(beneficiaries && { beneficiaries: [...beneficiaries] }),
  };
};

export const fromForwarding = (forwarding: Forwarding): WholeForwarding => {
  const { offer, activation, startDate, endDate, from, to, beneficiaries } = forwarding;
  return {
    offerCode: offer,
    activation: activationCodes[activation],
    startDate,
    ...(endDate && { endDate }),
    addressFrom: fromAddress(from),
    ...(to && { addressTo: fromAddress(to) }),
    beneficiaries: [...beneficiaries],
  };
};

/** The known fields of a refusal: in OCC's format only its reason and its subject. */
type ReasonedRefusal = Pick<WireRefusal, 'reason' | 'subject'> & Partial<WireRefusal>;

const at = (field: ForwardingField, fault: ForwardingFault): ForwardingRefusal => ({ kind: 'fault', field, fault });
const notOffered = { code: 'not-offered' } as const;
const partyOf = (subject: string) => (subject === 'addressFrom' ? 'from' : 'to');

/** What the shop says of each reason that the contract names, at the answer that it is about. */
export const refusalWords: RefusalWords<ReasonedRefusal, ForwardingRefusal> = {
  offerUnknown: () => at('offer', notOffered),
  activationUnknown: () => at('activation', notOffered),
  dateTooEarly: ({ earliestStartDate: earliest }) =>
    at('startDate', earliest ? { code: 'too-early', earliest } : notOffered),
  dateTooLate: ({ latestStartDate: latest }) => at('startDate', latest ? { code: 'too-late', latest } : notOffered),
  endNotOffered: () => at('endDate', notOffered),
  sameAddress: () => at('to.streetName', { code: 'same-address' }),
  tooManyBeneficiaries: () => at('beneficiary.a', notOffered),
  addressMissing: ({ subject }) => at(`${partyOf(subject)}.streetName`, { code: 'address-missing' }),
  addressNotEligible: ({ subject }) => at(`${partyOf(subject)}.codePostal`, { code: 'not-eligible' }),
};

const objectionStatuses: Record<string, Objection['status']> = { OPEN: 'open', OBJECTED: 'objected', OVER: 'over' };

/** Nothing is stopped in a status that the shop does not know. */
export const toObjection = (wire: WireObjection): Objection => ({
  status: wordOf(objectionStatuses, wire.status) ?? 'over',
  type: wordOf(contractTypes, wire.contractType) ?? null,
  isKept: wordOf(contractOptions, wire.contractOption) === 'mail-keeping',
  from: toContractAddress(wire.addressFrom),
  startDate: wire.startDate ?? null,
  until: wire.stoppableUntil ?? null,
  objectedAt: wire.objectedAt ?? null,
});
