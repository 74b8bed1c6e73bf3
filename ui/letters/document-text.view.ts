import type { LetterDocument } from '#domain/letters/letters.ts';
import type { Wording } from '#ui/wording/wording.ts';

/** Its name, which for a typed letter says only that it was typed, and its pages. */
export function documentText(written: LetterDocument | null, { t }: Pick<Wording, 't'>): string | undefined {
  if (!written) return undefined;
  const name = written.text === null ? written.name : t('letters.typed');
  return written.pages === null ? name : [name, t('letters.pages', { count: written.pages })].join(', ');
}
