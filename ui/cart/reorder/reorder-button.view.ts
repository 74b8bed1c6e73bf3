import type { Wording } from '#ui/wording/wording.ts';
import type { ReorderView } from './reorder-button.tsx';

/** For any page that shows an order. */
export const reorderView = (order: string, { t, paths }: Wording): ReorderView => ({
  action: paths.cart(),
  order,
  label: t('cart.reorderLabel', { code: order }),
});
