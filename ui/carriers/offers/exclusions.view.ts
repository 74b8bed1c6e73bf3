import type { Exclusion } from '#domain/carriers/carriers.ts';
import type { Wording } from '#ui/wording/wording.ts';

const millimetresPerCentimetre = 10;

/** Why a carrier does not take a shipment, and by how much: « 2 cm de trop ». */
export function exclusionText({ rule, limit, excess }: Exclusion, { t, number, weight }: Wording): string {
  const centimetres = (millimetres: number) => number(millimetres / millimetresPerCentimetre);
  switch (rule) {
    case 'dimensions-needed':
      return limit === null ? t('carriers.tooMuch') : t(`carriers.excluded.${rule}`, { limit: centimetres(limit) });
    case 'too-heavy':
    case 'too-long':
    case 'too-thick':
    case 'too-large': {
      if (limit === null || excess === null) return t('carriers.tooMuch');
      const measure = rule === 'too-heavy' ? weight : centimetres;
      return t(`carriers.excluded.${rule}`, { excess: measure(excess), limit: measure(limit) });
    }
    default:
      return t(`carriers.excluded.${rule}`);
  }
}
