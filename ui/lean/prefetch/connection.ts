/** The Network Information API, where a browser has it. */
export interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/**
 * Whether pages may be fetched in advance: not with data saving, nor on a slow line (postal-domain 9.13). A phone's line is
 * not always metered: people who pay for each page turn data saving on.
 */
export const mayPrefetch = ({ saveData, effectiveType }: Connection = {}): boolean =>
  !saveData && !effectiveType?.endsWith('2g');
