import type { LetterDocument } from '#domain/letters/letters.ts';
import type { Wording } from '#ui/wording/wording.ts';

/** « Ajuster à la page », or « Reprendre l’original » once that was done. */
export interface FittingView {
  intent: 'fit' | 'original';
  label: string;
  text: string;
}

/** `null`: there is nothing to fit. */
export function fittingView(
  { isFittable, originalId }: Pick<LetterDocument, 'isFittable' | 'originalId'>,
  { t }: Pick<Wording, 't'>,
): FittingView | null {
  if (originalId !== null) return { intent: 'original', label: t('letters.takeOriginal'), text: t('letters.fitted') };
  return isFittable ? { intent: 'fit', label: t('letters.fit'), text: t('letters.fitText') } : null;
}
