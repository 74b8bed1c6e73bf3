import type { components } from '#contracts/generated/cart.ts';
import type { CartRecord } from '../records/carts.ts';
import type { Lang, Words } from '../shared/lang.ts';
import { priceOf } from '../shared/money.ts';
import { refusal } from '../shared/problems.ts';
import type { Site } from '../shared/site.ts';

export interface VoucherRule {
  name: Words;
  /** Percent off goods, never off delivery. */
  percent: number;
  freeDelivery: boolean;
  sites: readonly Site[];
  expired: boolean;
}

const BOTH: readonly Site[] = ['part', 'pro'];
const worth = { percent: 0, freeDelivery: false, sites: BOTH, expired: false };

export const voucherRules: Readonly<Record<string, VoucherRule>> = {
  BIENVENUE10: {
    ...worth,
    percent: 10,
    name: { fr: 'Bienvenue : −10 % sur vos articles', en: 'Welcome: 10% off your items' },
  },
  PORTOFFERT: { ...worth, freeDelivery: true, name: { fr: 'Livraison offerte', en: 'Free delivery' } },
  PRO2026: {
    ...worth,
    percent: 5,
    sites: ['pro'],
    name: { fr: 'Professionnels : −5 % sur vos articles', en: 'Professionals: 5% off your items' },
  },
  EXPIRE2025: { ...worth, percent: 15, expired: true, name: { fr: 'Offre de 2025', en: '2025 offer' } },
};

const normal = (code: string) => code.trim().toUpperCase();

/** The stored code; refuses an invalid one with OCC's error and our reason. */
export function acceptedVoucher(cart: CartRecord, voucherId: string): string {
  const code = normal(voucherId);
  const rule = Object.hasOwn(voucherRules, code) ? voucherRules[code] : undefined;
  if (!rule) throw voucherRefusal(code, 'invalid');
  if (rule.expired) throw voucherRefusal(code, 'expired');
  if (!rule.sites.includes(cart.site)) throw voucherRefusal(code, 'notApplicable');
  if (cart.vouchers.includes(code)) throw voucherRefusal(code, 'alreadyApplied');
  return code;
}

export function voucherCodeOf(cart: CartRecord, voucherId: string): string {
  const code = normal(voucherId);
  if (!cart.vouchers.includes(code)) throw voucherRefusal(code, 'notFound');
  return code;
}

const voucherRefusal = (subject: string, reason: string) =>
  refusal(400, {
    type: 'VoucherOperationError',
    reason,
    subject,
    subjectType: 'voucher',
    // OCC's clients know this message, and have no other sign of a wrong code.
    message: reason === 'invalid' ? 'coupon.invalid.code.provided' : `The voucher ${subject} was refused: ${reason}.`,
  });

export const rulesOf = (cart: Pick<CartRecord, 'vouchers'>): [string, VoucherRule][] =>
  cart.vouchers.flatMap((code) => {
    const rule = voucherRules[code];
    return rule ? [[code, rule]] : [];
  });

/** What one voucher takes off goods. */
export const percentOff = (goodsCents: number, { percent }: VoucherRule): number =>
  Math.round((goodsCents * percent) / 100);

interface Worth {
  goodsCents: number;
  deliveryCents: number;
}

export const voucherAnswers = (
  cart: Pick<CartRecord, 'vouchers'>,
  { goodsCents, deliveryCents }: Worth,
  lang: Lang,
): components['schemas']['Voucher'][] =>
  rulesOf(cart).map(([code, rule]) => {
    const appliedValue = priceOf(rule.freeDelivery ? deliveryCents : percentOff(goodsCents, rule), lang);
    return {
      code,
      voucherCode: code,
      name: rule.name[lang],
      appliedValue,
      ...(appliedValue.formattedValue && { valueFormatted: appliedValue.formattedValue }),
    };
  });
