import { aDepositList, someDepositable } from '#domain/labels/examples.ts';
import { depositListPage } from '#ui/deposit-lists/list/list.server.ts';
import { depositListsPage } from '#ui/deposit-lists/lists/lists.server.ts';
import type { DepositListsView } from '#ui/deposit-lists/lists/lists.view.ts';
import type { DraftedPage } from './drafted-form.examples.ts';

/** The pages of deposit lists. */
export const depositPages: readonly DraftedPage[] = [
  {
    file: 'ui/deposit-lists/lists/lists.server.ts',
    ...depositListsPage,
    ports: { depositLists: { depositable: async () => someDepositable(), all: async () => [] } },
    drafts: {
      create: {
        fields: { etiquette: '6A37590596021', jour: '2026-12-01' },
        part: 'form',
        values: ({ labels, day }: NonNullable<DepositListsView['form']>) => ({
          etiquette: labels
            .filter(({ selected }) => selected)
            .map(({ id }) => id)
            .join(),
          jour: day,
        }),
      },
    },
  },
  {
    file: 'ui/deposit-lists/list/list.server.ts',
    ...depositListPage,
    ports: { depositLists: { ofNumber: async () => aDepositList() } },
    drafts: {},
  },
];
