import type { AddressFault } from './faults.ts';
import { lengthFault, lineMax } from './lines.ts';
import { longestRead } from './normalise.ts';

/** « Bureau » of the address book: free text, but one name is one address (specification §5). */
export const addressNameFault = (name: string, otherNames: readonly string[]): AddressFault | undefined =>
  lengthFault(name, lineMax) ?? (isTaken(name, otherNames) ? { code: 'duplicate-name' } : undefined);

const isTaken = (name: string, others: readonly string[]) =>
  name !== '' && others.some((other) => foldName(other) === foldName(name));

/** Case, accents and outer spaces aside, two names are the same (postal-domain 1.4). */
export const foldName = (text: string): string =>
  text.slice(0, longestRead).normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();
