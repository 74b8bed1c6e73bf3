/** A customs code with what it stands for. */
export interface HsCode {
  code: string;
  name: string;
}

export const isHsCode = (code: string): boolean => /^([0-9]{6}|[0-9]{8}|[0-9]{10})$/.test(code);
