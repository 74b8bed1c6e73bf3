import { redirect } from 'react-router';
import { formAction } from '#ui/forms/answer-form.server.ts';
import { field, pathField } from '#ui/forms/fields.ts';
import { redirectResult } from '#ui/forms/form-result.ts';
import { localeCookie } from '#ui/request/middleware/mode-and-locale.server.ts';
import type { RequestContext } from '#ui/request/request-context.server.ts';

const oneYear = 365 * 86_400;

export const loader = () => redirect('/');

/** Saves the chosen language and redirects back, to a page that still has what was typed. */
export const action = formAction({
  async save(context, form) {
    const back = pathField(form, 'back');
    context.cookies.set(localeCookie, field(form, 'lang') === 'en' ? 'en' : 'fr', oneYear);
    for (const own of ['lang', 'back']) form.delete(own);
    await keepTyped(context, { back, typed: form });
    return redirectResult(back);
  },
});

/** A visitor's drafts are limited, as those of journeys are. */
async function keepTyped(
  { drafts, session, limits }: RequestContext,
  { back, typed }: { back: string; typed: FormData },
) {
  if ([...typed.keys()].length === 0) return;
  if (session.open || (await limits.take('draft')) === 0) await drafts.keepTyped(back, typed);
}
