import type { Address } from '../address/address.ts';
import { labelLines } from '../address/label.ts';
import { type Cart, type Carts, needsDelivery } from '../cart/cart.ts';
import type { Companies } from '../company/company.ts';
import { type CompanyNumberFault, companyNumberOf } from '../company/company-number.ts';
import { orNull } from '../shared/fault.ts';
import type { Mode } from '../shared/mode.ts';
import type { Deliveries } from './deliveries.ts';

/** The bill goes elsewhere than the parcel: the two addresses print differently. */
export function hasOtherBillingAddress({
  deliveryAddress,
  billingAddress,
}: Pick<Cart, 'deliveryAddress' | 'billingAddress'>) {
  if (deliveryAddress === null || billingAddress === null) return false;
  return labelLines(deliveryAddress).join('\n') !== labelLines(billingAddress).join('\n');
}

/** An invoice of a professional names the company by its SIREN or SIRET (postal-domain 5, e-invoicing). */
export const hasInvoiceNumber = ({ billingAddress }: Pick<Cart, 'billingAddress'>, mode: Mode): boolean =>
  mode === 'part' || (billingAddress?.companyNumber ?? '') !== '';

/**
 * What the invoice of a cart still lacks of which nothing is delivered: goods are asked for theirs with the delivery.
 * An individual’s needs nothing.
 */
export function missingForInvoice(cart: Cart, mode: Mode): 'address' | 'number' | null {
  if (mode === 'part' || needsDelivery(cart)) return null;
  if (cart.billingAddress === null) return 'address';
  return hasInvoiceNumber(cart, mode) ? null : 'number';
}

interface Ports {
  carts: Pick<Carts, 'current'>;
  deliveries: Pick<Deliveries, 'deliverTo' | 'billTo'>;
  companies: Companies;
}

interface Destination {
  address: Address;
  mode: Mode;
}

/** The bill follows the parcel, until the shopper has sent it elsewhere. */
export async function deliverTo(ports: Ports, destination: Destination): Promise<'saved' | 'not-eligible'> {
  const cart = await ports.carts.current();
  const saved = await ports.deliveries.deliverTo(destination.address);
  if (saved !== 'saved' || (cart && hasOtherBillingAddress(cart))) return saved;
  return bill(ports, { ...destination, cart });
}

/** The company's number goes with the bill wherever it goes. */
export async function billTo(ports: Ports, destination: Destination): Promise<'saved' | 'not-eligible'> {
  const cart = destination.mode === 'pro' ? await ports.carts.current() : null;
  return bill(ports, { ...destination, cart });
}

/** The bill of a cart of which nothing is delivered goes to the main address, until the shopper sends it elsewhere. */
export async function billByDefault(
  ports: Pick<Ports, 'companies'> & { deliveries: Pick<Deliveries, 'mainAddress' | 'billTo'> },
  { cart, mode }: { cart: Cart; mode: Mode },
): Promise<Cart> {
  if (cart.billingAddress !== null || needsDelivery(cart)) return cart;
  const main = await orNull(ports.deliveries.mainAddress());
  if (!main || main.firstName.trim() === '' || main.lastName.trim() === '') return cart;
  const billingAddress = await billed(ports, { address: main, mode, cart });
  const saved = await orNull(ports.deliveries.billTo(billingAddress));
  return saved === 'saved' ? { ...cart, billingAddress } : cart;
}

const bill = async (
  ports: Pick<Ports, 'deliveries' | 'companies'>,
  destination: Destination & { cart: Cart | null },
): Promise<'saved' | 'not-eligible'> => ports.deliveries.billTo(await billed(ports, destination));

/** The address as it stands on the bill: with the company’s number, or with none. */
async function billed(
  ports: Pick<Ports, 'companies'>,
  { address, mode, cart }: Destination & { cart: Cart | null },
): Promise<Address> {
  const { companyNumber: _, ...plain } = address;
  const companyNumber =
    mode === 'pro' ? (cart?.billingAddress?.companyNumber ?? (await knownNumber(ports))) : undefined;
  return { ...plain, ...(companyNumber ? { companyNumber } : {}) };
}

/** What the account says of its company, when it is a number at all. */
export async function knownNumber({ companies }: Pick<Ports, 'companies'>): Promise<string | undefined> {
  const company = await orNull(companies.mine());
  const known = companyNumberOf(company?.siret ?? '');
  return 'number' in known ? known.number : undefined;
}

export type InvoiceOutcome = 'saved' | 'not-eligible' | 'no-address' | CompanyNumberFault;

/** Another number for the invoice, wherever the bill goes. */
export async function invoiceAs(
  { carts, deliveries }: Pick<Ports, 'carts' | 'deliveries'>,
  typed: string,
): Promise<InvoiceOutcome> {
  const given = companyNumberOf(typed);
  if ('fault' in given) return given.fault;
  const cart = await carts.current();
  const address = cart?.billingAddress ?? cart?.deliveryAddress;
  if (!address) return 'no-address';
  return deliveries.billTo({ ...address, companyNumber: given.number });
}
