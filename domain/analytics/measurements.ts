import type { MeasuredEvent } from './catalogue.ts';

export interface Measurement {
  /** The collector's id of this mode's site. */
  site: string;
  /** The random id that the collector's library gave this browser. */
  visitor: string | null;
  device: 'desktop' | 'mobile';
  events: MeasuredEvent[];
}

/** The collector of events. An event that it cannot take is lost: no page waits for it. */
export interface Measurements {
  pass(measured: Measurement): Promise<void>;
}
