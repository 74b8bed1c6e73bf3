import type { Wording } from '#ui/wording/wording.ts';

/** The place of a professional's labels on the page. */
export const labelsAnchor = 'etiquettes';

/** Where the labels of an order stand together: professionals print them on the order's own page (specification §2). */
export const labelsPlace = (code: string, { mode, paths }: Pick<Wording, 'mode' | 'paths'>): string =>
  mode === 'part' ? paths.labels({ code }) : `${paths.orderDetail({ code })}#${labelsAnchor}`;
