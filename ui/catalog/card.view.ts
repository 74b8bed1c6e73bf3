/** One product in a list. Kept small: 96 of them travel twice, as HTML and as data. */
export interface CardView {
  code: string;
  href: string;
  title: string;
  picture: string;
  price: string;
  /** Professionals read HT first, TTC beside. */
  priceNote?: string;
  seller?: string;
  /** At most one sustainability mark. */
  mark?: string;
  /** Why it cannot be added (« Épuisé »). */
  unavailable?: string;
}
