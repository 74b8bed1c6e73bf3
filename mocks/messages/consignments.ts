import { sellers } from '../catalog/sellers.ts';
import { PRO, SHOPPER } from '../records/shoppers.ts';

/** What a seller sends of an order. The code is the order's, with a letter. */
export interface Consignment {
  code: string;
  order: string;
  owner: string;
  sellerName: string;
  /** It answers only when it is reminded. */
  isSilent: boolean;
  /** Nobody may be written to about it any more. */
  isClosed: boolean;
}

const shopOf = (code: string) => sellers.find((seller) => seller.code === code)?.name ?? '';

const consignment = (
  code: string,
  [owner, shop]: [owner: string, shop: string],
  traits: Partial<Pick<Consignment, 'isSilent' | 'isClosed'>> = {},
): Consignment => ({
  code,
  order: code.replace(/-[A-Z]$/, ''),
  owner,
  sellerName: shopOf(shop),
  isSilent: false,
  isClosed: false,
  ...traits,
});

/** The consignments of the demonstration, by which threads are joined to orders. */
export const consignments: readonly Consignment[] = [
  consignment('CMD-26-000101-A', [SHOPPER, '2001']),
  consignment('CMD-26-000101-B', [SHOPPER, '2002'], { isSilent: true }),
  consignment('CMD-26-000101-C', [SHOPPER, '2003'], { isClosed: true }),
  consignment('CMD-26-000102-A', [SHOPPER, '2001']),
  consignment('CMD-26-000201-A', [PRO, '2001']),
  consignment('CMD-26-000201-B', [PRO, '2002'], { isSilent: true }),
];
