import type { Address } from '../address/address.ts';
import { addressLines } from '../address/address-lines.ts';
import { type Cart, type Carts, needsDelivery } from '../cart/cart.ts';
import type { Companies } from '../company/company.ts';
import { type CompanyNumberFault, companyNumberOf } from '../company/company-number.ts';
import { orNull } from '../shared/fault.ts';
import type { Mode } from '../shared/mode.ts';
import type { Deliveries } from './deliveries.ts';

/** Whether the billing address is printed differently from the delivery address. */
export function hasOtherBillingAddress({
  deliveryAddress,
  billingAddress,
}: Pick<Cart, 'deliveryAddress' | 'billingAddress'>) {
  if (deliveryAddress === null || billingAddress === null) return false;
  return addressLines(deliveryAddress).join('\n') !== addressLines(billingAddress).join('\n');
}

/** A professional's invoice needs the company's SIREN or SIRET (postal-domain 5, e-invoicing). */
export const hasInvoiceNumber = ({ billingAddress }: Pick<Cart, 'billingAddress'>, mode: Mode): boolean =>
  mode === 'part' || (billingAddress?.companyNumber ?? '') !== '';

/**
 * What a cart without deliveries still lacks for its invoice: goods are asked for theirs with the delivery. An
 * individual’s invoice needs nothing.
 */
export function requiredForInvoice(cart: Cart, mode: Mode): 'address' | 'number' | null {
  if (mode === 'part' || needsDelivery(cart)) return null;
  if (cart.billingAddress === null) return 'address';
  return hasInvoiceNumber(cart, mode) ? null : 'number';
}

export interface BillingPorts {
  carts: Pick<Carts, 'current'>;
  deliveries: Pick<Deliveries, 'deliverTo' | 'billTo'>;
  companies: Companies;
}

export interface BillingDestination {
  address: Address;
  mode: Mode;
}

/** Delivers to an address. The billing address is the same, unless the shopper has chosen another one. */
export async function deliverTo(
  ports: BillingPorts,
  destination: BillingDestination,
): Promise<'saved' | 'not-eligible'> {
  const cart = await ports.carts.current();
  const saved = await ports.deliveries.deliverTo(destination.address);
  if (saved !== 'saved' || (cart && hasOtherBillingAddress(cart))) return saved;
  return bill(ports, { ...destination, cart });
}

/** Changes the billing address and keeps the company number. */
export async function billTo(ports: BillingPorts, destination: BillingDestination): Promise<'saved' | 'not-eligible'> {
  const cart = destination.mode === 'pro' ? await ports.carts.current() : null;
  return bill(ports, { ...destination, cart });
}

/**
 * The billing address of a cart without deliveries is the account's main address, unless the shopper has chosen another
 * one.
 */
export async function billByDefault(
  ports: Pick<BillingPorts, 'companies'> & { deliveries: Pick<Deliveries, 'mainAddress' | 'billTo'> },
  { cart, mode }: { cart: Cart; mode: Mode },
): Promise<Cart> {
  if (cart.billingAddress !== null || needsDelivery(cart)) return cart;
  const main = await orNull(ports.deliveries.mainAddress());
  if (!main || main.firstName.trim() === '' || main.lastName.trim() === '') return cart;
  const billingAddress = await toBillingAddress(ports, { address: main, mode, cart });
  const saved = await orNull(ports.deliveries.billTo(billingAddress));
  return saved === 'saved' ? { ...cart, billingAddress } : cart;
}

const bill = async (
  ports: Pick<BillingPorts, 'deliveries' | 'companies'>,
  destination: BillingDestination & { cart: Cart | null },
): Promise<'saved' | 'not-eligible'> => ports.deliveries.billTo(await toBillingAddress(ports, destination));

/** The billing address, with the company number if there is one. */
async function toBillingAddress(
  ports: Pick<BillingPorts, 'companies'>,
  { address, mode, cart }: BillingDestination & { cart: Cart | null },
): Promise<Address> {
  const { companyNumber: _, ...plain } = address;
  const companyNumber =
    mode === 'pro' ? (cart?.billingAddress?.companyNumber ?? (await ownCompanyNumber(ports))) : undefined;
  return { ...plain, ...(companyNumber ? { companyNumber } : {}) };
}

/** The company number of the account, if it is valid. */
export async function ownCompanyNumber({ companies }: Pick<BillingPorts, 'companies'>): Promise<string | undefined> {
  const company = await orNull(companies.mine());
  const parsed = companyNumberOf(company?.siret ?? '');
  return 'number' in parsed ? parsed.number : undefined;
}

export type InvoiceOutcome = 'saved' | 'not-eligible' | 'no-address' | CompanyNumberFault;

/** Changes the company number of the invoice, whatever its address. */
export async function invoiceAs(
  { carts, deliveries }: Pick<BillingPorts, 'carts' | 'deliveries'>,
  typed: string,
): Promise<InvoiceOutcome> {
  const parsed = companyNumberOf(typed);
  if ('fault' in parsed) return parsed.fault;
  const cart = await carts.current();
  const address = cart?.billingAddress ?? cart?.deliveryAddress;
  if (!address) return 'no-address';
  return deliveries.billTo({ ...address, companyNumber: parsed.number });
}
