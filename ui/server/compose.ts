import { ConfigError } from '#adapters/config.ts';
import { compose } from '#adapters/container.ts';
import type { Shop } from '#ui/request/shop.ts';

/** The shop of this process, from its environment. A wrong setting stops the start with its name and what was expected. */
export function composeOrStop(): Shop {
  try {
    return compose(process.env);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}
