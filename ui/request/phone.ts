import type { Mode } from '#domain/shared/mode.ts';
import type { Shop } from './shop.ts';

interface PhoneOf {
  mode: Mode;
  config: Pick<Shop['config'], 'PHONE_PART' | 'PHONE_PRO'>;
}

/** The number of the customer service of the shopper's mode. */
export const phoneOf = ({ mode, config }: PhoneOf): string => (mode === 'pro' ? config.PHONE_PRO : config.PHONE_PART);
