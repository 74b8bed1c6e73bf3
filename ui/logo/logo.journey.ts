import type { Answers } from '#domain/journey/journey.ts';
import { logoJourney } from '#domain/logo/journey.ts';
import type { LogoChoices, LogoFault, LogoField } from '#domain/logo/logo.ts';
import { farthest, largestScale, smallestScale } from '#domain/logo/placement.ts';
import { logoOf } from '#domain/logo/subject.ts';
import { orNull } from '#domain/shared/fault.ts';
import { declareJourney } from '#ui/journey/declare-journey.ts';
import type { Wording } from '#ui/wording/wording.ts';
import { logoFacts } from './facts.view.ts';

/** A stamp logo, in four steps (journeys §7). The options come with the draft's picture and the company's logos. */
export const logo = declareJourney({
  name: 'logo',
  icon: 'stamp',
  route: 'logo',
  measuredAs: { library: 'bibliotheque', choice: 'choix', extension: 'prolongation', summary: 'recapitulatif' },
  service: 'logo',
  options: async ({ ports }, { picture }): Promise<LogoChoices> => {
    const [options, sent, logos] = await Promise.all([
      ports.logos.options(),
      picture ? ports.logos.picture(picture) : null,
      orNull(ports.logos.mine()),
    ]);
    return { ...options, sent, logos };
  },
  journey: logoJourney,
  faults: {
    'too-few-pixels': ({ width, height, minWidth, minHeight }, { number }) => ({
      width: number(width),
      height: number(height),
      minWidth: number(minWidth),
      minHeight: number(minHeight),
    }),
    'name-too-long': ({ most }) => ({ most }),
    scale: () => ({ least: smallestScale, most: largestScale }),
    distance: () => ({ most: farthest }),
    'too-coarse': ({ most }) => ({ most }),
    'logo-too-small': ({ least }) => ({ least }),
  },
  otherFault,
  summary,
  facts: logoFacts,
});

function otherFault(
  _: LogoField,
  fault: Extract<LogoFault, { code: 'required' | 'characters' }>,
  { t }: Wording,
): string {
  return fault.code === 'characters'
    ? t('address.characters', { count: fault.signs.length, signs: fault.signs.join(' ') })
    : t('logo.fault.not-offered');
}

const subjectTexts = {
  new: 'logo.subjectNew',
  extension: 'logo.subjectExtension',
  resubmission: 'logo.subjectResubmission',
} as const;

function summary(answers: Answers<LogoField>, { options, wording: { t } }: { options: LogoChoices; wording: Wording }) {
  const { subject, name, background, months } = logoJourney(options).read(answers).values;
  const owned = subject && logoOf(subject, options)?.name;
  return {
    library: {
      subject: subject && [t(subjectTexts[subject.kind]), ...(owned ? [owned] : [])].join('\n'),
      file: subject?.kind === 'extension' ? undefined : options.sent?.name,
    },
    choice: { name, background: name && options.backgrounds.find(({ code }) => code === background)?.name },
    extension: { months: months === undefined ? undefined : t('logo.monthCount', { count: months }) },
    summary: {},
  };
}
