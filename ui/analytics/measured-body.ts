import { eventOf, type MeasuredEvent } from '#domain/analytics/catalogue.ts';

/** More than any page of the shop sends. */
export const longestBody = 16 * 1024;

export interface MeasuredBody {
  device: 'desktop' | 'mobile';
  events: MeasuredEvent[];
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The posted events that the catalogue knows; `null` when there are none. */
export function measuredBody(text: string): MeasuredBody | null {
  const body = parseJson(text);
  const sent = isRecord(body) && Array.isArray(body.events) ? body.events : [];
  const data = sent.flatMap((event: unknown) => (isRecord(event) && isRecord(event.data) ? [event.data] : []));
  const events = data.flatMap((values) => eventOf(values) ?? []);
  if (events.length === 0) return null;
  return { device: data.some(({ device }) => device === 'desktop') ? 'desktop' : 'mobile', events };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
