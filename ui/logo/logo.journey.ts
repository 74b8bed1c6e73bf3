import type { LogoFault, LogoField, LogoStep } from '#domain/logo/fields.ts';
import { logoJourney } from '#domain/logo/journey.ts';
import type { LogoChoices } from '#domain/logo/logo.ts';
import { orNull } from '#domain/shared/fault.ts';
import type { JourneyDeclaration } from '#ui/journey/journey-declaration.ts';
import { logoFaultText } from './logo-faults.view.ts';
import { summaryRows } from './logo-summary.view.ts';

const labels = {
  bibliotheque: 'logo.stepLibrary',
  choix: 'logo.stepChoice',
  prolongation: 'logo.stepExtension',
  recapitulatif: 'logo.stepSummary',
} as const satisfies Record<LogoStep, string>;

const pathOf = {
  bibliotheque: 'logoLibrary',
  choix: 'logoChoice',
  prolongation: 'logoExtension',
  recapitulatif: 'logoSummary',
} as const satisfies Record<LogoStep, string>;

const fieldLabels = {
  subject: 'logo.subjectName',
  file: 'logo.fileName',
  picture: 'logo.fileName',
  name: 'logo.nameName',
  background: 'logo.backgroundName',
  scale: 'logo.scaleName',
  across: 'logo.acrossName',
  down: 'logo.downName',
  rights: 'logo.rightsName',
  months: 'logo.monthsName',
} as const satisfies Record<LogoField, string>;

/** A stamp logo, in four steps (journeys §7). The options come with the draft's picture and the company's logos. */
export const logo: JourneyDeclaration<LogoStep, LogoField, LogoFault, LogoChoices> = {
  name: 'logo',
  service: 'logo',
  options: async ({ ports }, { picture }) => {
    const [options, sent, logos] = await Promise.all([
      ports.logos.options(),
      picture ? ports.logos.picture(picture) : null,
      orNull(ports.logos.owned()),
    ]);
    return { ...options, sent, logos };
  },
  journey: logoJourney,
  keptTitle: ({ t }) => t('logo.keptTitle'),
  resume: ({ paths }) => paths.logoSummary(),
  entry: ({ paths }) => paths.logo(),
  path: (step, { paths }, query) => paths[pathOf[step]](query),
  stepLabel: (step, { t }) => t(labels[step]),
  fieldLabel: (field, { t }) => t(fieldLabels[field]),
  faultText: logoFaultText,
  summary: summaryRows,
};
