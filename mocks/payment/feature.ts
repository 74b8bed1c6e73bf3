import type { Feature } from '../shared/feature.ts';
import { payPalOrdersIn } from './records.ts';

/** The payment provider speaks no contract of ours: only its books stand in a world. */
export const payment: Feature = { tables: { payPalOrders: payPalOrdersIn } };
