import type { Line } from '#domain/cart/cart.ts';
import type { Wording } from '#ui/wording/wording.ts';

/** What tells a composed line from another (« Destinataire : Mairie, 69002 Lyon »). */
export const compositionText = ({ composition }: Pick<Line, 'composition'>, { t }: Wording): string[] =>
  composition.map(({ label, value }) => t('cart.composed', { label, value }));
