import { ConfigError } from '#adapters/config.ts';
import { compose } from '#adapters/container.ts';
import type { Shop } from '#ui/request/shop.ts';

/** Composes the shop from the environment. A wrong setting stops the start, with its name and the expected value. */
export function composeOrStop(): Shop {
  try {
    return compose(process.env);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}
