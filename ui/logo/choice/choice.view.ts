import { type Answers, type Faults, faultsOf, type Journey } from '#domain/journey/journey.ts';
import type { LogoStep } from '#domain/logo/journey.ts';
import type { LogoChoices, LogoFault, LogoField } from '#domain/logo/logo.ts';
import { farthest, largestScale, placementOf, smallestScale, usualPlacement } from '#domain/logo/placement.ts';
import type { NoticeView } from '#ui/components/views.ts';
import type { JourneyView } from '#ui/journey/journey.view.ts';
import type { Wording } from '#ui/wording/wording.ts';
import { logo } from '../logo.journey.ts';
import { guidesOf, type PreviewView, previewView } from '../preview.view.ts';
import { type Fitting, fitNotice } from './fit-notice.ts';

export interface ChoiceView extends JourneyView {
  preview: PreviewView;
  /** How the logo stands in its frame, and what is wrong with that. */
  fit: NoticeView[];
  /** What its fit is said with while the crop is changed; `null`: its size is not known. */
  fitting: Fitting | null;
  frameHint: string;
  name: { hint: string; most: number };
  backgrounds: { value: string; title: string; selected: boolean }[];
  scale: { hint: string; min: number; max: number };
  distance: { hint: string; min: number; max: number };
  hasRights: boolean;
}

interface ChoiceStepInput {
  options: LogoChoices;
  journey: Journey<LogoStep, LogoField, LogoFault>;
  answers: Answers<LogoField>;
  faults: Faults<LogoField, LogoFault>;
  view: JourneyView;
}

export function choiceView({ options, journey, answers, faults, view }: ChoiceStepInput, wording: Wording): ChoiceView {
  const { t, number } = wording;
  const { backgrounds, frame, nameLength } = options;
  const placement = placementOf(answers);
  const fitting = fittingOf(options, wording);
  const background = backgrounds.find(({ code }) => code === answers.background)?.code ?? null;
  return {
    ...view,
    preview: {
      ...previewView({ placement: placement ?? usualPlacement, background }, options, wording),
      guides: guidesOf(options),
    },
    fit: [
      ...placementFaults({ options, journey, answers, faults }, wording),
      ...(placement && fitting ? [fitNotice(placement, fitting)] : []).filter((notice) => notice !== null),
    ],
    fitting,
    frameHint: t('logo.frameHint', {
      width: number(frame.width),
      height: number(frame.height),
      bleed: number(frame.bleed),
    }),
    name: { hint: t('logo.nameHint'), most: nameLength },
    backgrounds: backgrounds.map(({ code, name }) => ({ value: code, title: name, selected: code === background })),
    scale: {
      hint: t('logo.scaleHint', { least: smallestScale, most: largestScale }),
      min: smallestScale,
      max: largestScale,
    },
    distance: { hint: t('logo.distanceHint', { most: farthest }), min: -farthest, max: farthest },
    hasRights: answers.rights === 'yes',
  };
}

const placed = ['background', 'scale', 'across', 'down'] as const;

/** What keeps the picture from being placed like that, as long as the form does not say it already. */
function placementFaults(
  { journey, answers, faults }: Pick<ChoiceStepInput, 'options' | 'journey' | 'answers' | 'faults'>,
  wording: Wording,
): NoticeView[] {
  const found = faultsOf(journey, answers, 'choice');
  return placed.flatMap((field) => {
    const fault = faults[field] ? undefined : found[field];
    return fault ? [{ tone: 'warning', text: logo.faultText({ field, fault }, wording) }] : [];
  });
}

/** Nobody is surprised by a cut: paper is never cut to the tenth of a millimetre. */
function fittingOf({ sent, frame }: LogoChoices, { t }: Wording): Fitting | null {
  if (!sent?.size) return null;
  return {
    size: sent.size,
    frame,
    says: {
      whole: { tone: 'success', text: t('logo.fitWhole') },
      bleed: { tone: 'warning', text: t('logo.fitBleed') },
      cut: { tone: 'warning', text: t('logo.fitCut') },
      outside: null,
    },
  };
}
