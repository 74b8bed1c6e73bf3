import { format } from 'node:util';
import type { Logger } from '#adapters/log.ts';

const longest = 300;

/** What a library writes may hold an address that a visitor typed: quoted words and paths are left out. */
const withoutValues = (text: string): string =>
  (text.split('\n', 1)[0] ?? '')
    .slice(0, 4 * longest)
    .replaceAll(/"[^"]*"|'[^']*'|`[^`]*`/g, '"…"')
    .replaceAll(/(?<=^|[\s(])\S*[/@]\S*/g, '…')
    .slice(0, longest);

/** Lets the libraries write to the log of the shop, so that each of its lines is JSON. */
export function consoleToLog(console: Console, log: Pick<Logger, 'error' | 'warn' | 'info' | 'debug'>): void {
  const levels = { error: 'error', warn: 'warn', info: 'info', log: 'info', debug: 'debug' } as const;
  for (const [name, level] of Object.entries(levels) as [keyof typeof levels, (typeof levels)[keyof typeof levels]][])
    console[name] = (...parts: unknown[]) => log[level]({ text: withoutValues(format(...parts)) }, 'library');
}
