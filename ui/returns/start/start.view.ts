import type { Returnable, ReturnMethod, ReturnRequest } from '#domain/returns/returns.ts';
import type { FieldErrors, LinkView, NoticeView } from '#ui/components/views.ts';
import { priceWithTax } from '#ui/wording/price.ts';
import type { Wording } from '#ui/wording/wording.ts';

/** The longest comment that the contract takes. */
export const COMMENT_LENGTH = 2000;

/** What was typed into the form, and what is wrong with it. */
export interface TypedReturn {
  /** By entry number, as they were typed. */
  quantities: Record<string, string>;
  reasons: Record<string, string>;
  method: string;
  comment: string;
  /** Tells a request that is sent again from another one. */
  draft: string;
  faults: FieldErrors;
}

interface Select {
  name: string;
  label: string;
  options: { code: string; name: string }[];
  value: string;
}

export interface StartReturnView {
  title: string;
  trail: LinkView[];
  about: string;
  until: string;
  notices: NoticeView[];
  earlier: LinkView[];
  /** What cannot be returned, with the reason. */
  unreturnable: { id: string; name: string; why: string }[];
  /** Absent where nothing may be returned; `nothing` says so. */
  form?: {
    draft: string;
    lines: { id: string; name: string; picture: string | null; quantity: Select; reason: Select }[];
    methods: { value: string; title: string; text: string; price?: string; selected: boolean }[];
    comment: { label: string; value: string; hint: string };
    errors: FieldErrors;
    send: string;
    goodToKnow: string;
    /** What happens once it is sent. */
    points: string[];
  };
  nothing: string;
}

interface Start {
  returnable: Returnable;
  requests: readonly ReturnRequest[];
  place: { code: string; subOrderCode: string };
  typed: TypedReturn | null;
  draft: string;
  notices: NoticeView[];
  /** The customer service's number in the mode. */
  phone: string;
}

export function startReturnView(
  { returnable, requests, place, typed, draft, notices, phone }: Start,
  wording: Wording,
): StartReturnView {
  const { t, paths, numericDay } = wording;
  const { code, subOrderCode } = place;
  const { seller, until, reasons, methods, lines } = returnable;
  const from = seller === null ? 'shop' : 'seller';
  const open = lines.filter(({ most }) => most > 0);
  return {
    title: t('returns.startTitle'),
    trail: [{ label: t('returns.order', { code }), href: paths.orderDetail({ code }) }],
    about: seller
      ? t('returns.startAbout', { code, consignment: subOrderCode, seller })
      : t('returns.about', { code, consignment: subOrderCode }),
    until: until && open.length > 0 ? t('returns.until', { day: numericDay(until) }) : '',
    notices,
    earlier: requests.map((request) => ({
      label: t('returns.earlier', { date: numericDay(request.created), status: t(`returns.status.${request.status}`) }),
      href: paths.orderReturn({ code, returnRequestId: request.code }),
    })),
    unreturnable: lines
      .filter(({ most }) => most === 0)
      .map(({ entryNumber, name, obstacle }) => ({
        id: String(entryNumber),
        name,
        why:
          obstacle === 'already'
            ? t('returns.obstacle.already')
            : t(`returns.obstacle.${obstacle ?? 'other'}`, { phone }),
      })),
    nothing: open.length === 0 ? t('returns.nothing') : '',
    ...(open.length > 0 && {
      form: {
        draft: typed?.draft || draft,
        lines: open.map(({ entryNumber, name, picture, most }) => ({
          id: String(entryNumber),
          name,
          picture,
          quantity: {
            name: `quantite-${entryNumber}`,
            label: t('returns.quantity'),
            options: Array.from({ length: most + 1 }, (_, count) => ({
              code: String(count),
              name: count === 0 ? t('returns.none') : String(count),
            })),
            value: typed?.quantities[entryNumber] ?? '0',
          },
          reason: {
            name: `motif-${entryNumber}`,
            label: t('returns.reason'),
            options: [{ code: '', name: t('returns.chooseReason') }, ...reasons],
            value: typed?.reasons[entryNumber] ?? '',
          },
        })),
        methods: methods.map((method) => methodView(method, { typed, from }, wording)),
        comment: {
          label: t('returns.commentFor', { from }),
          value: typed?.comment ?? '',
          hint: t('returns.commentHint', { count: COMMENT_LENGTH }),
        },
        errors: typed?.faults ?? {},
        send: t('returns.send'),
        goodToKnow: t('journey.goodToKnow'),
        points: [t('returns.next.requested', { from })],
      },
    }),
  };
}

/** Who pays is a sentence; the amount stands beside the name. */
function methodView(
  { code, name, description, cost }: ReturnMethod,
  { typed, from }: { typed: TypedReturn | null; from: 'shop' | 'seller' },
  wording: Wording,
): NonNullable<StartReturnView['form']>['methods'][number] {
  const { t } = wording;
  const isFree = cost?.cents === 0;
  const who =
    cost !== null && !isFree
      ? t('returns.paidByYou')
      : t(isFree ? 'returns.paidBySeller' : 'returns.unknownCost', { from });
  return {
    value: code,
    title: name,
    text: description ? `${description} ${who}` : who,
    ...(cost && { price: isFree ? t('returns.free') : priceWithTax(cost, wording) }),
    selected: typed?.method === code,
  };
}
