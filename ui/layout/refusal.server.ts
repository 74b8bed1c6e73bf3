import type { MiddlewareFunction, RouterContextProvider } from 'react-router';
import { withLayout } from '#ui/layout/layout.server.ts';
import {
  consentContext,
  errorLayoutContext,
  langContext,
  modeContext,
  refusalContext,
  shopContext,
  sidContext,
} from '#ui/request/contexts.server.ts';
import { refusedPage } from '#ui/request/error/error-page.server.ts';
import { wordingOf } from '#ui/wording/wording.server.ts';

/** What the layout of an error page needs, before anything is read of the visitor. */
function askingFrom(context: Readonly<RouterContextProvider>) {
  const { config, categoriesOf } = context.get(shopContext);
  const [mode, lang] = [context.get(modeContext), context.get(langContext)];
  return {
    wording: wordingOf({ lang, mode }),
    mode,
    config,
    consent: context.get(consentContext),
    categories: () => categoriesOf(mode, lang),
    sid: context.get(sidContext),
  };
}

/**
 * Answers a request that the server refused with the shop's error page, before anything is read of the visitor: a
 * refused request may come from another site. An action that ends in an error page gets its layout here too: the router
 * leaves out the layout's loader then.
 */
export const refusal: MiddlewareFunction<Response> = async ({ context }) => {
  context.set(errorLayoutContext, (page) => withLayout(askingFrom(context), page));
  const status = context.get(refusalContext);
  if (status === null) return;
  const asking = askingFrom(context);
  throw await withLayout(asking, refusedPage(asking, status));
};
