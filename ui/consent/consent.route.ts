import { redirect } from 'react-router';
import { consentDays } from '#domain/consent/consent.ts';
import { modeOf } from '#domain/shared/mode.ts';
import { formAction } from '#ui/forms/answer-form.server.ts';
import { field, pathField } from '#ui/forms/fields.ts';
import { type FormOf, redirectResult } from '#ui/forms/form-result.ts';
import { handler } from '#ui/request/handler.server.ts';
import type { RequestContext } from '#ui/request/request-context.server.ts';
import { pathsOf } from '#ui/routing/paths.ts';
import { answeredPlace } from './answered-place.ts';

const seconds = consentDays * 86_400;
/** Cookies of the analytics library: deleted when the consent is withdrawn. */
const libraryCookies = ['_pcid', '_pctx', '_pprv', '_pcus', 'pa_vid', 'pa_user', 'pa_privacy'];

export const loader = handler(async ({ wording }) => redirect(wording.paths.cookies()));

/** Saves the answer and redirects to the page where it was given, or to the choices on the cookies page. */
const consentForm: FormOf = {
  async save(context, form) {
    const back = pathField(form, 'redirect');
    const choice = answerOf(form);
    if (choice === null) return redirectResult(`${pathsOf(modeOf(back)).cookies()}#choix`);
    keep(context, choice);
    // The focus was in the banner, which is gone.
    return redirectResult(back.includes('#') ? back : `${back}#${answeredPlace}`);
  },
};

export const action = formAction(consentForm);

interface ConsentChoice {
  measurement: boolean;
  personalisation: boolean;
}

/** `null`: no answer. Anything but an explicit yes is a refusal. */
function answerOf(form: FormData): ConsentChoice | null {
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
  { measurement, personalisation }: ConsentChoice,
) {
  const { MEASUREMENT_COOKIE, PERSONALISATION_COOKIE } = config;
  cookies.set(MEASUREMENT_COOKIE, measurement ? '1' : '0', seconds);
  cookies.set(PERSONALISATION_COOKIE, personalisation ? '1' : '0', seconds);
  if (!measurement) for (const name of libraryCookies) cookies.set(name, '', 0);
}
