import type { components } from '#contracts/generated/content.ts';
import type { Lang } from '../shared/lang.ts';
import { type Reader, visibleTo } from './find.ts';
import type { Page } from './page.ts';

type Schemas = components['schemas'];

export const pageAnswer = (page: Page, reader: Reader, lang: Lang): Schemas['CMSPage'] => ({
  ...pageRow(page, lang),
  uuid: `${page.uid}-${reader.site}`,
  description: page.description[lang],
  template: `${page.typeCode}Template`,
  defaultPage: false,
  robotTag: page.noIndex || page.draft ? 'NOINDEX_NOFOLLOW' : 'INDEX_FOLLOW',
  contentSlots: {
    contentSlot: page.slots.map(({ position, components: standing }) => ({
      slotId: `${page.uid}-${position}`,
      position,
      slotShared: false,
      components: { component: visibleTo(reader, standing).map((each) => ({ ...each.wire(lang) })) },
    })),
  },
});

export const pageRow = ({ uid, title, labels, typeCode }: Page, lang: Lang): Schemas['PageList']['page'][number] => ({
  uid,
  title: title[lang],
  ...(labels[0] && { label: labels[0] }),
  typeCode,
});

/** One page of a list, from 0. */
export function slice<Row>(rows: Row[], { page, size }: { page: number; size: number }) {
  const totalPages = Math.ceil(rows.length / size);
  const pageRows = rows.slice(page * size, (page + 1) * size);
  const pagination: Schemas['Pagination'] = {
    count: pageRows.length,
    page,
    totalCount: rows.length,
    totalPages,
    hasNext: page + 1 < totalPages,
    hasPrevious: page > 0,
  };
  return { rows: pageRows, pagination };
}
