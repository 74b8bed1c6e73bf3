import type { MailFault, MailField, MailStep } from '#domain/registered-mail/fields.ts';
import { registeredMailJourney } from '#domain/registered-mail/journey.ts';
import type { RegisteredMailOptions } from '#domain/registered-mail/registered-mail.ts';
import type { JourneyDeclaration } from '#ui/journey/journey-declaration.ts';
import { fieldLabel } from './fields.view.ts';
import { mailFaultText } from './mail-faults.view.ts';
import { summaryRows } from './mail-summary.view.ts';

const labels = {
  'votre-recommande': 'registered-mail.stepItem',
  'adresses-depot': 'registered-mail.stepAddresses',
  recapitulatif: 'registered-mail.stepSummary',
} as const satisfies Record<MailStep, string>;

const pathOf = {
  'votre-recommande': 'registeredMailItem',
  'adresses-depot': 'registeredMailAddresses',
  recapitulatif: 'registeredMailSummary',
} as const satisfies Record<MailStep, string>;

/** The vignette of a registered letter, composed in three steps (journeys §6). */
export const registeredMail: JourneyDeclaration<MailStep, MailField, MailFault, RegisteredMailOptions> = {
  name: 'registered-mail',
  service: 'registered-mail',
  options: ({ ports }) => ports.registeredMails.options(),
  journey: registeredMailJourney,
  keptTitle: ({ t }) => t('registered-mail.keptTitle'),
  resume: ({ paths }) => paths.registeredMailSummary(),
  entry: ({ paths }) => paths.registeredMail(),
  path: (step, { paths }, query) => paths[pathOf[step]](query),
  stepLabel: (step, { t }) => t(labels[step]),
  fieldLabel,
  faultText: mailFaultText,
  summary: summaryRows,
};
