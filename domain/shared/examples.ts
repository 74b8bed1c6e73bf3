import { euros, type Money } from './money.ts';

/** An amount with the usual tax, and the one without: whoever reads the wrong one is noticed. */
export const withTax = (ttc: number): { ttc: Money; ht: Money } => ({ ttc: euros(ttc), ht: euros(ttc / 1.2) });
