import { type Config, readConfig } from '#adapters/config.ts';
import { CountedLimits } from '#adapters/operations/counted-limits.ts';
import { requiredSettings } from './required-settings.ts';

/** Limits in memory, as without settings, or with some. */
export const countedLimits = (over: Partial<Config> = {}): CountedLimits =>
  new CountedLimits({ ...readConfig(requiredSettings), ...over }, (error) => {
    throw error;
  });
