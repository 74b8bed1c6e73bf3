import { privateHeaders } from '#ui/page/page-headers.ts';
import type { Uploads } from '#ui/routing/route-entry.ts';
import { formLimit, type PostedForm } from './posted-form.server.ts';
import type { Shop } from './shop.ts';

type LimitName = Parameters<Shop['limits']['take']>[0];

/** Counts what this visitor does; each result is the seconds to wait, 0 when there is no need. */
export interface RequestLimits {
  take(name: LimitName): Promise<number>;
  /** Counts nothing, and the answer asks nobody to wait. */
  wait(name: LimitName): Promise<number>;
  reserve(name: LimitName): Promise<number>;
  giveBack(name: LimitName): Promise<void>;
}

/** @param wait gets the seconds for the answer's `Retry-After`. */
export function requestLimits(
  limits: Omit<Shop['limits'], 'close'>,
  { whose, wait }: { whose: Parameters<Shop['limits']['take']>[1]; wait(seconds: number): void },
): RequestLimits {
  const withWait = (seconds: number) => {
    if (seconds > 0) wait(seconds);
    return seconds;
  };
  return {
    take: async (name) => withWait(await limits.take(name, whose)),
    wait: (name) => limits.wait(name, whose),
    reserve: async (name) => withWait(await limits.reserve(name, whose)),
    giveBack: (name) => limits.giveBack(name, whose),
  };
}

/**
 * Counts a posted form that holds files, read or not, or a pasted text of that size; the seconds to wait, where too many
 * came from there.
 */
export async function fileWait(
  limits: Pick<RequestLimits, 'take'>,
  { form, unread, hasFiles, uploads }: PostedForm & { uploads: Uploads | null },
): Promise<number> {
  if (uploads === null) return 0;
  const isLarge = [...form.values()].some((value) => typeof value === 'string' && value.length > formLimit);
  return hasFiles || unread.length > 0 || isLarge ? limits.take(uploads) : 0;
}

type Guessed<Answer> = { seconds: number } | { answer: Answer };

/**
 * Counts a guess before the backend checks it, and takes the count back where the guess was right. `seconds`: too many
 * guesses were wrong, and the backend was not asked.
 */
export async function limitGuesses<Answer>(
  limits: Pick<RequestLimits, 'reserve' | 'giveBack'>,
  name: LimitName,
  { run, isWrong }: { run(): Promise<Answer>; isWrong(answer: Answer): boolean },
): Promise<Guessed<Answer>> {
  const seconds = await limits.reserve(name);
  if (seconds > 0) return { seconds };
  let counts = false;
  try {
    const answer = await run();
    counts = isWrong(answer);
    return { answer };
  } finally {
    if (!counts) await limits.giveBack(name);
  }
}

/** The answer to a program of the page, which goes on without it; `Retry-After` says when to try again. */
export const tooOften = (): Response => Response.json([], { status: 429, headers: privateHeaders });
