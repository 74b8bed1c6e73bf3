import type { Answers } from '../journey/journey.ts';
import { isComplete } from '../journey/steps.ts';
import type { LogoFault, LogoField } from './fields.ts';
import { faultOf, logoJourney, placementOf } from './journey.ts';
import type { LogoChoices, LogoDesign, LogoRefusal, LogoRequest, PricedLogo, SoldLogo } from './logo.ts';
import { usualPlacement } from './placement.ts';
import { answerOfSubject, subjectOf } from './subject.ts';

type LogoAnswers = Answers<LogoField>;

/** What is asked for as far as it is valid; `null` until one knows what it is about. */
export function pricedLogoOf(answers: LogoAnswers, choices: LogoChoices): PricedLogo | null {
  const subject = subjectOf(answers);
  const months = choices.terms.find((term) => String(term.months) === answers.months)?.months ?? null;
  switch (subject?.kind) {
    case undefined:
      return null;
    case 'extension':
      return { ...subject, months };
    case 'resubmission':
      return { ...subject, design: designOf(answers, choices) };
    case 'new':
      return { kind: 'new', design: designOf(answers, choices), months };
  }
}

/** The picture as it is placed; `null` while it cannot be. */
function designOf(answers: LogoAnswers, { sent, backgrounds }: LogoChoices): LogoDesign | null {
  const placement = placementOf(answers);
  const background = backgrounds.find(({ code }) => code === answers.background);
  if (!sent || faultOf(sent) || !placement || !background || !answers.name || answers.rights !== 'yes') return null;
  return { pictureId: sent.id, name: answers.name, background: background.code, placement };
}

/** What is asked for, whole; `null` while a step is incomplete. */
export function logoRequestOf(answers: LogoAnswers, choices: LogoChoices): LogoRequest | null {
  if (!isComplete(logoJourney(choices), answers)) return null;
  const priced = pricedLogoOf(answers, choices);
  switch (priced?.kind) {
    case undefined:
      return null;
    case 'extension':
      return priced.months === null ? null : { ...priced, months: priced.months };
    case 'resubmission':
      return priced.design && { ...priced, design: priced.design };
    case 'new':
      return priced.design && priced.months !== null
        ? { ...priced, design: priced.design, months: priced.months }
        : null;
  }
}

/** The answers for what was bought: « Modifier » opens the journey with them. */
export function answersOf(request: SoldLogo): LogoAnswers {
  const about = { subject: answerOfSubject(request), months: String(request.months) };
  return request.kind === 'extension' ? about : { ...about, ...designAnswers(request.design) };
}

function designAnswers({ pictureId, name, background, placement }: LogoDesign): LogoAnswers {
  const { scale, across, down } = placement;
  return {
    picture: pictureId,
    name,
    background,
    scale: String(scale),
    across: String(across),
    down: String(down),
    rights: 'yes',
  };
}

/** What the fields of the choice begin with: the whole logo, in the middle, on the usual background. */
export function usualChoice({ sent, backgrounds, nameLength }: LogoChoices): LogoAnswers {
  const isWhite = sent?.findings.includes('white-on-transparent') === true;
  const background = backgrounds.find((each) => !isWhite || !each.isWhite);
  return {
    ...(sent && { name: sent.name.replace(/\.\w+$/, '').slice(0, nameLength) }),
    ...(background && { background: background.code }),
    scale: String(usualPlacement.scale),
    across: String(usualPlacement.across),
    down: String(usualPlacement.down),
  };
}

const fields: Record<Exclude<LogoRefusal['kind'], 'other'>, LogoField> = {
  'picture-unknown': 'file',
  'picture-not-clean': 'file',
  'picture-not-printable': 'file',
  'background-unknown': 'background',
  'out-of-frame': 'across',
  'too-coarse': 'scale',
  'too-small': 'scale',
  invisible: 'background',
  'rights-missing': 'rights',
  'name-missing': 'name',
  'sign-not-printable': 'name',
  'logo-unknown': 'subject',
  'not-extendable': 'subject',
  'not-refused': 'subject',
  'term-unknown': 'months',
};

/** The field of a backend's refusal; `null`: it is shown above the form. */
export const fieldOfRefusal = ({ kind }: LogoRefusal): LogoField | null => (kind === 'other' ? null : fields[kind]);

const refusalFaults: Readonly<Record<Exclude<LogoRefusal['kind'], 'other'>, LogoFault>> = {
  'picture-unknown': { code: 'picture-gone' },
  'picture-not-clean': { code: 'unscanned' },
  'picture-not-printable': { code: 'unreadable' },
  'background-unknown': { code: 'not-offered' },
  'out-of-frame': { code: 'out-of-frame' },
  'too-coarse': { code: 'placed-too-large' },
  'too-small': { code: 'placed-too-small' },
  invisible: { code: 'invisible' },
  'rights-missing': { code: 'required' },
  'name-missing': { code: 'required' },
  'sign-not-printable': { code: 'sign-not-printable' },
  'logo-unknown': { code: 'not-offered' },
  'not-extendable': { code: 'not-offered' },
  'not-refused': { code: 'not-offered' },
  'term-unknown': { code: 'not-offered' },
};

/** What the backend refuses, in the words of the rule that it is about; `null` where it is new to us. */
export const refusalFault = ({ kind }: LogoRefusal): LogoFault | null =>
  kind === 'other' ? null : refusalFaults[kind];
