import type { MiddlewareFunction } from 'react-router';
import { withLayout } from '#ui/layout/layout.server.ts';
import {
  consentContext,
  langContext,
  modeContext,
  refusalContext,
  shopContext,
  sidContext,
} from '#ui/request/contexts.server.ts';
import { refusedPage } from '#ui/request/error/error-page.server.ts';
import { wordingOf } from '#ui/wording/wording.server.ts';

/**
 * Answers a request that the server refused with the shop's error page, before anything is read of the visitor: a
 * refused request may come from another site.
 */
export const refusal: MiddlewareFunction<Response> = async ({ context }) => {
  const status = context.get(refusalContext);
  if (status === null) return;
  const { config, categoriesOf } = context.get(shopContext);
  const [mode, lang] = [context.get(modeContext), context.get(langContext)];
  const asking = {
    wording: wordingOf({ lang, mode }),
    mode,
    config,
    consent: context.get(consentContext),
    categories: () => categoriesOf(mode, lang),
    sid: context.get(sidContext),
  };
  throw await withLayout(asking, refusedPage(asking, status));
};
