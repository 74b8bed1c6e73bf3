import type { AddressFault } from '#domain/address/fields/faults.ts';
import type { Product } from '#domain/catalog/catalog.ts';
import { faultText } from '#ui/address/form/address-faults.ts';
import type { LinkView, NoticeView } from '#ui/components/views.ts';
import type { Wording } from '#ui/wording/wording.ts';

/** What was typed, and what became of it. */
export interface NoticeState {
  email: string;
  fault: AddressFault | null;
  /** The backend has the product again. */
  isBack: boolean;
}

export interface StockNoticePage {
  product: Pick<Product, 'code' | 'slug' | 'title' | 'picture' | 'stock' | 'noticeMonths'>;
  /** The address of the account; empty for a visitor. */
  ownEmail: string;
  state: NoticeState | null;
  isTaken: boolean;
  notices: NoticeView[];
}

export interface StockNoticeView {
  title: string;
  product: { title: string; picture: string };
  notices: NoticeView[];
  /** Absent once the notice is asked for, and where there is nothing to wait for. */
  form?: { text: string; code: string; label: string; value: string; hint: string; error?: string; send: string };
  /** What happens to the address (GDPR article 13). */
  goodToKnow: string;
  points: string[];
  personalData: LinkView;
  back: LinkView & { isWanted: boolean };
}

export function stockNoticeView(page: StockNoticePage, wording: Wording): StockNoticeView {
  const { product, state, isTaken, notices } = page;
  const { t, paths } = wording;
  const { code, slug, title, picture, noticeMonths } = product;
  const isAvailable = product.stock !== 'out' || state?.isBack === true;
  const points =
    noticeMonths === null
      ? []
      : [t('stock-notice.use'), t('stock-notice.kept', { months: noticeMonths }), t('stock-notice.stop')];
  const view = {
    title: t('stock-notice.title'),
    product: { title, picture: picture ?? '' },
    notices,
    goodToKnow: t('journey.goodToKnow'),
    points,
    personalData: { label: t('stock-notice.personalData'), href: paths.personalData() },
    back: { label: t('stock-notice.back'), href: paths.product({ slug, code }), isWanted: false },
  };
  // The notice of what was asked for is the page's note.
  if (isTaken) return view;
  const instead = (text: string): StockNoticeView => ({
    ...view,
    notices: [...notices, { tone: 'info', text }],
    points: [],
  });
  if (isAvailable)
    return {
      ...instead(t('stock-notice.available')),
      back: { ...view.back, label: t('stock-notice.see'), isWanted: true },
    };
  return noticeMonths === null ? instead(t('stock-notice.notSent')) : { ...view, form: formOf(page, wording) };
}

function formOf(
  { product: { code }, ownEmail, state }: StockNoticePage,
  wording: Wording,
): NonNullable<StockNoticeView['form']> {
  return {
    text: wording.t('stock-notice.text'),
    code,
    value: state?.email ?? ownEmail,
    label: wording.t('stock-notice.email'),
    hint: wording.t('stock-notice.hint'),
    send: wording.t('stock-notice.send'),
    ...(state?.fault ? { error: faultText('email', state.fault, wording) } : {}),
  };
}
