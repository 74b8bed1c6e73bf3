import { ConfigError, readConfig } from '#adapters/config.ts';
import { compose } from '#adapters/container.ts';
import { redisRefusal } from '#adapters/records/redis-refusal.ts';
import type { Shop } from '#ui/request/shop.ts';

/**
 * Composes the shop from the environment. A wrong setting stops the start and is printed with the expected value. A store
 * that cannot be used stops it too.
 */
export async function composeOrStop(): Promise<Shop> {
  try {
    const { REDIS_URL } = readConfig(process.env);
    const refusal = REDIS_URL === undefined ? null : await redisRefusal(REDIS_URL);
    if (refusal !== null) throw new ConfigError(refusal);
    return compose(process.env);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}
