import type { MessageLimits } from './messages.ts';

/** Types that a browser would run as a page: never sent, whatever a backend accepts. */
const isActive = (type: string) => /html|svg|xml|script|xslt|flash|multipart/i.test(type);

/** The types that a shopper may send. */
export const acceptedTypes = (types: readonly string[]): string[] =>
  [...new Set(types.map((type) => type.trim().toLowerCase()))].filter(
    (type) => /^[a-z]+\/[a-z0-9.+-]+$/.test(type) && !isActive(type),
  );

/** A chosen file before it is sent: `type` is what its content shows, `null` when nothing is recognised. */
export interface ChosenFile {
  name: string;
  size: number;
  type: string | null;
}

export type FileFault = 'empty' | 'too-large' | 'type' | 'infected' | 'too-many' | 'total';

/** What keeps a file from being sent, by its place among the chosen ones; `null` where nothing does. */
export function fileFaults(
  files: readonly ChosenFile[],
  limits: Omit<MessageLimits, 'textLength'>,
): (FileFault | null)[] {
  const types = acceptedTypes(limits.types);
  let [count, total] = [0, 0];
  return files.map(({ size, type }) => {
    if (size === 0) return 'empty';
    if (size > limits.fileSize) return 'too-large';
    if (type === null || !types.includes(type)) return 'type';
    if (count >= limits.files) return 'too-many';
    if (limits.totalSize !== null && total + size > limits.totalSize) return 'total';
    count += 1;
    total += size;
    return null;
  });
}
