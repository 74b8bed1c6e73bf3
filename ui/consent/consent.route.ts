import { redirect } from 'react-router';
import { consentDays } from '#domain/consent/consent.ts';
import { safePath } from '#domain/session/safe-path.ts';
import { modeOf } from '#domain/shared/mode.ts';
import { formAction } from '#ui/forms/answer-form.server.ts';
import { field } from '#ui/forms/fields.ts';
import { done, type FormOf } from '#ui/forms/form-result.ts';
import { handler } from '#ui/request/handler.server.ts';
import type { RequestContext } from '#ui/request/request-context.server.ts';
import { pathsOf } from '#ui/routing/paths.ts';

const seconds = consentDays * 86_400;
/** What the collector's library leaves in a browser: it goes with the agreement. */
const libraryCookies = ['_pcid', '_pctx', '_pprv', '_pcus', 'pa_vid', 'pa_user', 'pa_privacy'];

export const loader = handler(async ({ wording }) => redirect(wording.paths.cookies()));

/** Keeps the answer and goes back to where it was given; who wants to choose is led to the choices. */
const consentForm: FormOf = {
  async save(context, form) {
    const back = safePath(field(form, 'redirect', 2000)) ?? '/';
    const given = answerOf(form);
    if (given === null) return done(`${pathsOf(modeOf(back)).cookies()}#choix`);
    keep(context, given);
    return done(back);
  },
};

export const action = formAction(consentForm);

interface Given {
  measurement: boolean;
  personalisation: boolean;
}

/** `null`: no answer yet. What is not said in so many words is refused. */
function answerOf(form: FormData): Given | null {
  switch (field(form, 'answer')) {
    case 'accept':
      return { measurement: true, personalisation: true };
    case 'refuse':
      return { measurement: false, personalisation: false };
    case 'save':
      return {
        measurement: field(form, 'measurement') === '1',
        personalisation: field(form, 'personalisation') === '1',
      };
    default:
      return null;
  }
}

function keep(
  { cookies, config }: Pick<RequestContext, 'cookies' | 'config'>,
  { measurement, personalisation }: Given,
) {
  const { MEASUREMENT_COOKIE, PERSONALISATION_COOKIE } = config;
  cookies.set(MEASUREMENT_COOKIE, measurement ? '1' : '0', seconds);
  cookies.set(PERSONALISATION_COOKIE, personalisation ? '1' : '0', seconds);
  if (!measurement) for (const name of libraryCookies) cookies.set(name, '', 0);
}
