import { useEffect } from 'react';
import type { MeasuredEvent } from '#domain/analytics/catalogue.ts';
import { measure } from './measure.ts';

/** Measures the event of a form's answer: a dialog that opens, a change that failed. */
export const useMeasured = (event: MeasuredEvent | undefined) => useEffect(() => measure(event), [event]);
