/** The Network Information API, where a browser has it. */
export interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/**
 * Whether pages may be fetched in advance: not with data saving, nor on a slow line (postal-domain 9.13). That a line is a
 * phone's does not say that it is metered: who pays for each page says so by data saving.
 */
export const mayPrefetch = ({ saveData, effectiveType }: Connection = {}): boolean =>
  !saveData && !effectiveType?.endsWith('2g');
