/** Codes of products, carts, orders (postal-domain 9.57). */
export const isCode = (value: string | null | undefined): value is string =>
  typeof value === 'string' && /^[A-Za-z0-9_-]{1,64}$/.test(value);
