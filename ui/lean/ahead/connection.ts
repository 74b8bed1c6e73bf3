/** The Network Information API, where a browser has it. */
export interface Connection {
  saveData?: boolean;
  metered?: boolean;
  type?: string;
  effectiveType?: string;
}

/**
 * Whether pages may be fetched in advance: not with data saving, nor on a metered or slow connection (postal-domain
 * 9.13).
 */
export const mayPrefetch = ({ saveData, metered, type, effectiveType }: Connection = {}): boolean =>
  !saveData && !metered && type !== 'cellular' && !effectiveType?.endsWith('2g');
