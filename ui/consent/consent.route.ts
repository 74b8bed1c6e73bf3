import { redirect } from 'react-router';
import { consentDays } from '#domain/consent/consent.ts';
import { safePath } from '#domain/session/safe-path.ts';
import { modeOf } from '#domain/shared/audience.ts';
import { type Cookies, cookiesContext } from '#ui/request/middleware/cookies.server.ts';
import { shop, withPorts } from '#ui/request/ports.server.ts';
import { pathsOf } from '#ui/routing/paths.ts';
import { field } from '#ui/routing/route-params.ts';
import type { Route } from './+types/consent.route';

const seconds = consentDays * 86_400;
/** What the collector's library leaves in a browser: it goes with the agreement. */
const libraryCookies = ['_pcid', '_pctx', '_pprv', '_pcus', 'pa_vid', 'pa_user', 'pa_privacy'];

export const loader = withPorts(async ({ wording }) => redirect(wording.paths.cookies()));

/** Keeps the answer and goes back to where it was given; who wants to choose is led to the choices. */
export const action = withPorts(async (work, { context }: Route.ActionArgs) => {
  const form = await work.form();
  const back = safePath(field(form, 'redirect', 2000)) ?? '/';
  const given = answerOf(form);
  if (given === null) return redirect(`${pathsOf(modeOf(back)).cookies()}#choix`, 303);
  keep(context.get(cookiesContext), given);
  return redirect(back, 303);
});

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

function keep(cookies: Cookies, { measurement, personalisation }: Given) {
  const { MEASUREMENT_COOKIE, PERSONALISATION_COOKIE } = shop.config;
  cookies.set(MEASUREMENT_COOKIE, measurement ? '1' : '0', seconds);
  cookies.set(PERSONALISATION_COOKIE, personalisation ? '1' : '0', seconds);
  if (!measurement) for (const name of libraryCookies) cookies.set(name, '', 0);
}
