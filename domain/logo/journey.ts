import { type Answers, broken, type Faults, type Journey, journeyOf } from '../journey/journey.ts';
import { printableFault } from '../shared/printable.ts';
import { scanFault } from '../shared/scanned-file.ts';
import type { LogoFault, LogoField, LogoStep } from './fields.ts';
import type { LogoChoices, LogoPicture, PictureFinding, Placement } from './logo.ts';
import { distanceOf, fitOf, leastScale, mostScale, placedBox, scaleOf } from './placement.ts';
import { logoOf, subjectOf } from './subject.ts';

type LogoAnswers = Answers<LogoField>;
type LogoFaults = Faults<LogoField, LogoFault>;
export type LogoJourney = Journey<LogoStep, LogoField, LogoFault>;

/** The journey of a stamp logo (journeys §7), within today's options and with its picture as it is now. */
export const logoJourney = (choices: LogoChoices): LogoJourney =>
  journeyOf<LogoStep, LogoField, LogoFault>([
    {
      name: 'bibliotheque',
      fields: ['subject', 'file', 'picture'],
      check: (answers) => libraryFaults(answers, choices),
      invalidates: { picture: ['scale', 'across', 'down'] },
    },
    {
      name: 'choix',
      fields: ['name', 'background', 'scale', 'across', 'down', 'rights'],
      check: (answers) => choiceFaults(answers, choices),
      isNeeded: (answers) => subjectOf(answers)?.kind !== 'extension',
    },
    {
      name: 'prolongation',
      fields: ['months'],
      check: (answers) => termFaults(answers, choices),
      isNeeded: (answers) => subjectOf(answers)?.kind !== 'resubmission',
    },
    { name: 'recapitulatif', fields: [], check: () => ({}) },
  ]);

function libraryFaults(answers: LogoAnswers, choices: LogoChoices): LogoFaults {
  const subject = subjectOf(answers);
  if (!subject) return { subject: { code: answers.subject ? 'not-offered' : 'required' } };
  if (subject.kind !== 'new' && !logoOf(subject, choices)) return { subject: { code: 'not-offered' } };
  if (subject.kind === 'extension') return {};
  if (!answers.picture) return { file: { code: 'required' } };
  if (choices.sent?.id !== answers.picture) return { file: { code: 'picture-gone' } };
  const fault = faultOf(choices.sent);
  return fault ? { file: fault } : {};
}

const defects: ReadonlySet<PictureFinding> = new Set(['colour-space', 'too-small', 'unreadable']);

/** What keeps a picture from being placed; `undefined`: nothing. */
export function faultOf(picture: LogoPicture): LogoFault | undefined {
  const code = picture.findings.find((finding) => defects.has(finding)) ?? (picture.size ? undefined : 'unreadable');
  return scanFault(picture) ?? (code && { code });
}

/** Where the answers place the picture; `null` while they cannot be read. */
export function placementOf(answers: LogoAnswers): Placement | null {
  const [scale, across, down] = [scaleOf(answers.scale), distanceOf(answers.across), distanceOf(answers.down)];
  return scale === null || across === null || down === null ? null : { scale, across, down };
}

function choiceFaults(answers: LogoAnswers, choices: LogoChoices): LogoFaults {
  const { name = '', rights, background } = answers;
  const chosen = choices.backgrounds.find(({ code }) => code === background);
  const isLost = chosen?.isWhite && choices.sent?.findings.includes('white-on-transparent');
  return {
    ...broken<LogoField, LogoFault>({ name: nameFault(name, choices) }),
    ...(!chosen && { background: { code: background ? 'not-offered' : 'required' } }),
    ...(isLost && { background: { code: 'invisible' } }),
    ...placementFaults(answers, choices),
    ...(rights !== 'yes' && { rights: { code: 'required' } }),
  };
}

function nameFault(name: string, { nameLength }: LogoChoices): LogoFault | undefined {
  if (name === '') return { code: 'required' };
  return name.length > nameLength ? { code: 'name-too-long', most: nameLength } : printableFault(name);
}

function placementFaults(answers: LogoAnswers, { sent, frame, picture }: LogoChoices): LogoFaults {
  const placement = placementOf(answers);
  if (!placement)
    return {
      ...(scaleOf(answers.scale) === null && { scale: { code: 'scale' } }),
      ...(distanceOf(answers.across) === null && { across: { code: 'distance' } }),
      ...(distanceOf(answers.down) === null && { down: { code: 'distance' } }),
    };
  if (!sent?.size) return {};
  const [least, most] = [leastScale(sent, frame), mostScale(sent, { frame, picture })];
  if (placement.scale < least) return { scale: { code: 'logo-too-small', least } };
  if (most !== null && placement.scale > most) return { scale: { code: 'too-coarse', most } };
  const isOutside = fitOf(placedBox(sent.size, placement, frame), frame) === 'outside';
  return isOutside ? { across: { code: 'out-of-frame' } } : {};
}

function termFaults({ months }: LogoAnswers, { terms }: LogoChoices): LogoFaults {
  if (!months) return { months: { code: 'required' } };
  return terms.some((term) => String(term.months) === months) ? {} : { months: { code: 'not-offered' } };
}
