import { aDepositList, someDepositable } from '#domain/labels/examples.ts';
import type { Lang, Mode } from '#domain/shared/mode.ts';
import { wordingOf } from '#ui/wording/wording.server.ts';
import { type DepositListView, depositListView } from './list/list.view.ts';
import { type DepositListsView, depositListsView } from './lists/lists.view.ts';

interface ExampleLocale {
  lang?: Lang;
  mode?: Mode;
}

export const aDepositListsView = ({
  lang = 'fr',
  mode = 'part',
  ...given
}: Partial<Parameters<typeof depositListsView>[0]> & ExampleLocale = {}): DepositListsView =>
  depositListsView(
    {
      depositable: someDepositable(),
      lists: [],
      typed: null,
      orderCode: null,
      notices: [],
      today: '2026-11-30',
      ...given,
    },
    wordingOf({ lang, mode }),
  );

export const aDepositListView = ({
  lang = 'fr',
  mode = 'part',
  ...given
}: Partial<Parameters<typeof depositListView>[0]> & ExampleLocale = {}): DepositListView =>
  depositListView({ list: aDepositList(), notices: [], ...given }, wordingOf({ lang, mode }));
