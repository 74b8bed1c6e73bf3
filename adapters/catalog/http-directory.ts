import { getBrands, getShop, getShops } from '#adapters/generated/catalog/sdk.gen.ts';
import type { Brand as WireBrand, Shop as WireShop } from '#adapters/generated/catalog/types.gen.ts';
import type { Backend } from '#adapters/http/backend.ts';
import type { Brand, Seller, SellerSummary } from '#domain/catalog/directory.ts';

/** The brands and sellers of the shop. */
export class HttpDirectory {
  readonly #backend: Backend;

  constructor(backend: Backend) {
    this.#backend = backend;
  }

  async brands(): Promise<readonly Brand[]> {
    const { calls, open, context } = this.#backend;
    const { brands } = await calls.callOrThrow(
      'getBrands',
      getBrands({ ...open, query: { fields: 'FULL', ...context } }),
    );
    return brands.map(toBrand);
  }

  async sellers(): Promise<readonly SellerSummary[]> {
    const { calls, open, context } = this.#backend;
    const { shops } = await calls.callOrThrow('getShops', getShops({ ...open, query: { fields: 'FULL', ...context } }));
    return shops.map(toSummary);
  }

  async seller(id: string): Promise<Seller | 'unknown'> {
    const { calls, open, context } = this.#backend;
    const answer = await calls.call(
      'getShop',
      getShop({ ...open, path: { sellerId: id }, query: { fields: 'FULL', ...context } }),
    );
    return answer.ok ? toSeller(answer.data) : 'unknown';
  }
}

const toBrand = ({ code, name, productCount }: WireBrand): Brand => ({ code, name, products: productCount ?? null });

const toSummary = ({ id, name, url, grade, evaluationCount, productCount }: WireShop): SellerSummary => ({
  code: id,
  name,
  // Without an address the slug is generic: the code alone finds the seller's goods.
  slug: /^\/boutique\/vendeur\/([\w-]+)\//.exec(url ?? '')?.[1] ?? 'vendeur',
  grade: grade ?? null,
  evaluations: evaluationCount ?? 0,
  products: productCount ?? null,
});

const toSeller = (shop: WireShop): Seller => ({
  ...toSummary(shop),
  description: shop.description ?? '',
  // Professional by default, so that the information required of professionals is shown.
  professional: shop.isProfessional !== false,
  legalName: shop.companyName ?? '',
  registration: shop.registrationNumber ?? '',
  vat: shop.vatNumber ?? '',
  address: shop.address ?? [],
  email: shop.email ?? '',
  phone: shop.phone ?? '',
  returnDays: shop.returnDays ?? null,
  returnPolicy: shop.returnPolicy ?? '',
});
