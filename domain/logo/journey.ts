import {
  type FieldJourney,
  type Fields,
  isTicked,
  journeyOfFields,
  offeredCode,
  type Parsed,
} from '../journey/fields.ts';
import type { Answers } from '../journey/journey.ts';
import { isComplete } from '../journey/steps.ts';
import { printableFault } from '../shared/printable.ts';
import { scanFault } from '../shared/scanned-file.ts';
import type {
  LogoChoices,
  LogoDesign,
  LogoFault,
  LogoField,
  LogoPicture,
  LogoRequest,
  PictureDefect,
  PictureFinding,
  Placement,
  PricedLogo,
  SoldLogo,
} from './logo.ts';
import {
  distanceOf,
  fitOf,
  leastScale,
  mostScale,
  placedBox,
  placementOf,
  scaleOf,
  usualPlacement,
} from './placement.ts';
import { answerOfSubject, logoOf, type Subject, subjectOf } from './subject.ts';

export type LogoStep = 'library' | 'choice' | 'extension' | 'summary';

/** The answers of steps that are not needed are absent; `file` and `rights` are asked, and no part of what is bought. */
interface LogoValues {
  subject: Subject;
  file?: undefined;
  /** Its id. */
  picture?: string;
  name?: string;
  /** A code of the options. */
  background?: string;
  placement?: Placement;
  rights?: undefined;
  months?: number;
}
type LogoFields = Fields<LogoValues, LogoFault, 'placement'>;
export type LogoJourney = FieldJourney<LogoStep, LogoField, LogoFault, LogoValues>;
type LogoAnswers = Answers<LogoField>;

/** The journey of a stamp logo (journeys §7), within today's options and with its picture as it is now. */
export const logoJourney = (choices: LogoChoices): LogoJourney =>
  journeyOfFields<LogoStep, LogoField, LogoFault, LogoValues>(
    { library: libraryStep(choices), choice: choiceStep(choices), extension: extensionStep(choices), summary: {} },
    {
      choice: ({ subject }) => subjectOf(subject)?.kind !== 'extension',
      extension: ({ subject }) => subjectOf(subject)?.kind !== 'resubmission',
    },
  );

function libraryStep(choices: LogoChoices): Pick<LogoFields, 'subject' | 'file' | 'picture'> {
  const { sent } = choices;
  return {
    subject: {
      parse(text): Parsed<Subject, LogoFault> {
        const subject = subjectOf(text);
        const isOffered = subject && (subject.kind === 'new' || logoOf(subject, choices));
        return isOffered ? { value: subject } : { fault: { code: 'not-offered' } };
      },
      print: answerOfSubject,
    },
    file: {
      isOptional: true,
      parse(_, { values: { subject }, answers: { picture } }) {
        if (!subject || subject.kind === 'extension') return { value: undefined };
        if (!picture) return { fault: { code: 'required' } };
        const fault = sent?.id === picture ? faultOf(sent) : ({ code: 'picture-gone' } as const);
        return fault ? { fault } : { value: undefined };
      },
      print: () => '',
    },
    picture: {
      isOptional: true,
      parse: (text) => ({ value: sent?.id === text && !faultOf(sent) ? text : undefined }),
      print: (id = '') => id,
      invalidates: ['scale', 'across', 'down'],
    },
  };
}

const defects: readonly PictureDefect[] = ['colour-space', 'too-small', 'unreadable'];
const isDefect = (finding: PictureFinding): finding is PictureDefect => defects.some((one) => one === finding);

/** What keeps a picture from being placed; `undefined`: nothing. */
export function faultOf(picture: LogoPicture): LogoFault | undefined {
  const code = picture.findings.find(isDefect) ?? (picture.size ? undefined : 'unreadable');
  return scanFault(picture) ?? (code && { code });
}

function choiceStep(choices: LogoChoices): Pick<LogoFields, 'name' | 'background' | 'placement' | 'rights'> {
  const { backgrounds, sent, nameLength } = choices;
  const isWhite = isWhiteOnly(sent);
  return {
    name: {
      parse(name) {
        const fault: LogoFault | undefined =
          name.length > nameLength ? { code: 'name-too-long', most: nameLength } : printableFault(name);
        return fault ? { fault } : { value: name };
      },
    },
    background: {
      parse: (text) =>
        isWhite && backgrounds.some((each) => each.isWhite && each.code === text)
          ? { fault: { code: 'invisible' } }
          : offeredCode(text, backgrounds),
    },
    placement: {
      inputs: ['scale', 'across', 'down'],
      parse(answers) {
        const placement = placementOf(answers);
        const faults = placement ? limitFaults(placement, choices) : unreadable(answers);
        return placement && Object.keys(faults).length === 0 ? { value: placement } : { faults };
      },
      print: (placement = usualPlacement) => placementAnswers(placement),
    },
    rights: {
      parse: (text) => (isTicked(text) ? { value: undefined } : { fault: { code: 'required' } }),
      print: () => 'yes',
    },
  };
}

const isWhiteOnly = (picture: LogoPicture | null): boolean =>
  picture?.findings.includes('white-on-transparent') === true;

type PlacementFaults = Partial<Record<'scale' | 'across' | 'down', LogoFault>>;

const unreadable = ({ scale, across, down }: LogoAnswers): PlacementFaults => ({
  ...(scaleOf(scale) === null && { scale: { code: 'scale' } }),
  ...(distanceOf(across) === null && { across: { code: 'distance' } }),
  ...(distanceOf(down) === null && { down: { code: 'distance' } }),
});

function limitFaults(placement: Placement, { sent, frame, picture }: LogoChoices): PlacementFaults {
  if (!sent?.size) return {};
  const [least, most] = [leastScale(sent, frame), mostScale(sent, { frame, picture })];
  if (placement.scale < least) return { scale: { code: 'logo-too-small', least } };
  if (most !== null && placement.scale > most) return { scale: { code: 'too-coarse', most } };
  const isOutside = fitOf(placedBox(sent.size, placement, frame), frame) === 'outside';
  return isOutside ? { across: { code: 'out-of-frame' } } : {};
}

const placementAnswers = ({ scale, across, down }: Placement): LogoAnswers => ({
  scale: String(scale),
  across: String(across),
  down: String(down),
});

const extensionStep = ({ terms }: LogoChoices): Pick<LogoFields, 'months'> => ({
  months: {
    parse(text) {
      const term = terms.find(({ months }) => String(months) === text);
      return term ? { value: term.months } : { fault: { code: 'not-offered' } };
    },
  },
});

/** What the fields of the choice begin with: the whole logo, in the middle, on the usual background. */
export function usualChoice({ sent, backgrounds, nameLength }: LogoChoices): LogoAnswers {
  const background = backgrounds.find((each) => !isWhiteOnly(sent) || !each.isWhite);
  return {
    ...(sent && { name: sent.name.replace(/\.\w+$/, '').slice(0, nameLength) }),
    ...(background && { background: background.code }),
    ...placementAnswers(usualPlacement),
  };
}

/** What is asked for as far as it is valid; `null` until one knows what it is about. */
export function pricedLogoOf(answers: LogoAnswers, choices: LogoChoices): PricedLogo | null {
  const { values, faults } = logoJourney(choices).read(answers);
  const { subject, picture, name, background, placement, months = null } = values;
  if (!subject) return null;
  if (subject.kind === 'extension') return { ...subject, months };
  const design: LogoDesign | null =
    picture && name && background && placement && !faults.rights
      ? { pictureId: picture, name, background, placement }
      : null;
  return subject.kind === 'new' ? { kind: 'new', design, months } : { ...subject, design };
}

/** What is asked for, whole; `null` while a step is incomplete. */
export function logoRequestOf(answers: LogoAnswers, choices: LogoChoices): LogoRequest | null {
  const priced = isComplete(logoJourney(choices), answers) ? pricedLogoOf(answers, choices) : null;
  return priced && isWhole(priced) ? priced : null;
}

const isWhole = (priced: PricedLogo): priced is LogoRequest =>
  (priced.kind === 'extension' || priced.design !== null) && (priced.kind === 'resubmission' || priced.months !== null);

/** The answers for what was bought: « Modifier » opens the journey with them. */
export function answersOf(request: SoldLogo, choices: LogoChoices): LogoAnswers {
  const journey = logoJourney(choices);
  if (request.kind === 'extension') return journey.answersOf({ subject: request, months: request.months });
  const { pictureId: picture, ...design } = request.design;
  return journey.answersOf({ subject: request, picture, ...design, months: request.months });
}
