import { aReturn, aReturnable } from '#domain/returns/examples.ts';
import type { Returnable, ReturnRequest } from '#domain/returns/returns.ts';
import type { Lang, Mode } from '#domain/shared/mode.ts';
import type { NoticeView } from '#ui/components/views.ts';
import { wordingOf } from '#ui/wording/wording.server.ts';
import { type ReturnView, returnView } from './request/request.view.ts';
import { type StartReturnView, startReturnView, type TypedReturn } from './start/start.view.ts';

interface PageParts {
  lang?: Lang;
  mode?: Mode;
  notices?: NoticeView[];
}

const phoneIn = (mode: Mode) => (mode === 'pro' ? '36 34' : '36 31');

export const aReturnView = (
  request: ReturnRequest = aReturn(),
  { lang = 'fr', mode = 'part', notices = [] }: PageParts = {},
): ReturnView => returnView({ request, notices, phone: phoneIn(mode) }, wordingOf({ lang, mode }));

export const aTypedReturn = (over: Partial<TypedReturn> = {}): TypedReturn => ({
  quantities: { 0: '2', 1: '0' },
  reasons: { 0: 'OTHER', 1: '' },
  method: 'MAIL',
  comment: 'Trop grand.',
  draft: 'brouillon-1',
  faults: {},
  ...over,
});

interface StartGiven extends PageParts {
  typed?: TypedReturn;
  requests?: readonly ReturnRequest[];
}

export const aStartView = (
  over: Partial<Returnable> = {},
  { lang = 'fr', mode = 'part', notices = [], typed, requests = [] }: StartGiven = {},
): StartReturnView =>
  startReturnView(
    {
      returnable: aReturnable(over),
      requests,
      place: { code: 'CMD-26-000101', subOrderCode: 'CMD-26-000101-A' },
      typed: typed ?? null,
      draft: 'brouillon-0',
      notices,
      phone: phoneIn(mode),
    },
    wordingOf({ lang, mode }),
  );
