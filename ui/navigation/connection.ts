/** What browsers tell of their connection; most tell nothing. */
export interface Connection {
  saveData?: boolean;
  metered?: boolean;
  type?: string;
  effectiveType?: string;
}

/** Nothing is fetched ahead where it costs the shopper: data saving, a metered or a slow connection (postal-domain 9.13). */
export const mayPrefetch = ({ saveData, metered, type, effectiveType }: Connection = {}): boolean =>
  !saveData && !metered && type !== 'cellular' && !effectiveType?.endsWith('2g');
