import type { Consent } from '#domain/consent/consent.ts';
import type { LinkView, NoticeView } from '#ui/components/views.ts';
import type { Wording } from '#ui/wording/wording.ts';
import { topPlace } from './answered-place.ts';

/** Three buttons of equal weight in a native form, which works without scripts. */
export interface ConsentRequestView {
  action: string;
  /** The page to redirect to. */
  redirect: string;
  title: string;
  text: string;
  answers: { value: ConsentAnswer; label: string }[];
}

/** What the page says after the answer. */
export interface ConsentAnswered {
  text: string;
  /** Leads the focus to the top of the page. */
  close: LinkView;
}

export type ConsentAnswer = 'accept' | 'refuse' | 'customise' | 'save';

export interface ConsentFormView extends ConsentRequestView {
  notices: NoticeView[];
  choices: { name: 'measurement' | 'personalisation'; title: string; text: string; accepted: boolean }[];
  yes: string;
  no: string;
}

const answersOf = (values: readonly ConsentAnswer[], { t }: Wording) =>
  values.map((value) => ({ value, label: t(`consent.${value}`) }));

/** `path`: the page that shows the banner. */
export const consentBanner = ({ path }: { path: string }, wording: Wording): ConsentRequestView => ({
  action: wording.paths.consent(),
  redirect: path,
  title: wording.t('consent.bannerTitle'),
  text: wording.t('consent.bannerText'),
  answers: answersOf(['accept', 'refuse', 'customise'], wording),
});

export const consentAnswered = ({ t }: Wording): ConsentAnswered => ({
  text: t('consent.saved'),
  close: { label: t('consent.close'), href: `#${topPlace}` },
});

/** The current choices on the cookies page. `saved`: they have just been changed. */
export function consentForm(
  { consent, saved }: { consent: Consent; saved: boolean },
  wording: Wording,
): ConsentFormView {
  const { t, paths } = wording;
  const choices = (['measurement', 'personalisation'] as const).map((name) => ({
    name,
    title: t(`consent.${name}`),
    text: t(`consent.${name}Text`),
    accepted: consent[name],
  }));
  return {
    action: paths.consent(),
    redirect: `${paths.cookies({ choice: 'enregistre' })}#choix`,
    title: t('consent.formTitle'),
    text: t('consent.formText'),
    answers: answersOf(['save', 'accept', 'refuse'], wording),
    notices: [
      ...(saved ? [{ tone: 'success' as const, text: t('consent.saved') }] : []),
      ...(consent.signalled ? [{ tone: 'info' as const, text: t('consent.signal') }] : []),
    ],
    choices,
    yes: t('consent.yes'),
    no: t('consent.no'),
  };
}
