import type { Feature } from '../shared/feature.ts';
import { payPalOrdersIn } from './records.ts';

/** The payment provider has no contract here: only its records are part of a world. */
export const payment: Feature = { tables: { payPalOrders: payPalOrdersIn } };
