import type { Exclusion, ExclusionRule } from '#domain/carriers/carriers.ts';
import type { Wording } from '#ui/wording/wording.ts';

const measured = {
  'too-heavy': 'carriers.tooHeavy',
  'too-long': 'carriers.tooLong',
  'too-thick': 'carriers.tooThick',
  'too-large': 'carriers.tooLarge',
} as const;
const plain = {
  'dimensions-needed': 'carriers.tooMuch',
  'destination-not-served': 'carriers.destinationNotServed',
  'destination-suspended': 'carriers.destinationSuspended',
  'origin-not-served': 'carriers.originNotServed',
  'professionals-only': 'carriers.professionalsOnly',
  other: 'carriers.otherRule',
} as const;

const isMeasured = (rule: ExclusionRule): rule is keyof typeof measured => Object.hasOwn(measured, rule);

const millimetresPerCentimetre = 10;

/** Why a carrier does not take a shipment, and by how much: « 2 cm de trop ». */
export function exclusionText({ rule, limit, excess }: Exclusion, { t, number, weight }: Wording): string {
  const centimetres = (millimetres: number) => number(millimetres / millimetresPerCentimetre);
  if (rule === 'dimensions-needed' && limit !== null)
    return t('carriers.dimensionsNeeded', { limit: centimetres(limit) });
  if (!isMeasured(rule)) return t(plain[rule]);
  if (limit === null || excess === null) return t('carriers.tooMuch');
  const said = rule === 'too-heavy' ? weight : centimetres;
  return t(measured[rule], { excess: said(excess), limit: said(limit) });
}
