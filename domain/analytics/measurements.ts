import type { MeasuredEvent } from './catalogue.ts';

export interface Measured {
  /** The site as which the collector knows this mode. */
  site: string;
  /** Random name that the collector's library gave this browser; nothing of ours. */
  visitor: string | null;
  device: 'desktop' | 'mobile';
  events: MeasuredEvent[];
}

/** The collector of events. An event that it cannot take is lost: no page waits for it. */
export interface Measurements {
  pass(measured: Measured): Promise<void>;
}
