import { privateHeaders } from '#ui/page/page-headers.ts';
import type { Shop } from './shop.ts';

type LimitName = Parameters<Shop['limits']['take']>[0];

/** How often this visitor may do something; each answer is the seconds to wait, 0 when there is no need. */
export interface RequestLimits {
  take(name: LimitName): Promise<number>;
  waitOf(name: LimitName): Promise<number>;
  miss(name: LimitName): Promise<void>;
}

/** @param wait is told how long the answer asks to wait. */
export function requestLimits(
  limits: Omit<Shop['limits'], 'close'>,
  { whose, wait }: { whose: Parameters<Shop['limits']['take']>[1]; wait(seconds: number): void },
): RequestLimits {
  const told = (seconds: number) => {
    if (seconds > 0) wait(seconds);
    return seconds;
  };
  return {
    take: async (name) => told(await limits.take(name, whose)),
    waitOf: async (name) => told(await limits.waitOf(name, whose)),
    miss: (name) => limits.miss(name, whose),
  };
}

/** The answer to a program of the page, which goes on without it: `Retry-After` says for how long. */
export const tooOften = (): Response => Response.json([], { status: 429, headers: privateHeaders });
