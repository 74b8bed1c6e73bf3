import type { LoaderFunctionArgs } from 'react-router';
import { ask, type Product } from './backend.ts';

export async function loader({ url }: LoaderFunctionArgs): Promise<{ found: string[] }> {
  const text = url.searchParams.get('q') ?? '';
  if (text.length < 2) return { found: [] };
  const query = encodeURIComponent(`${text}:relevance`);
  const { products } = await ask<{ products: Product[] }>(
    `/products/search?query=${query}&currentPage=0&pageSize=6&fields=FULL`,
  );
  return { found: products.map(({ name }) => name) };
}
