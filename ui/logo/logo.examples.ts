import { aLogoQuote, theLogoAnswers, theLogoChoices } from '#domain/logo/examples.ts';
import type { LogoStep } from '#domain/logo/journey.ts';
import type { LogoChoices, LogoFault, LogoField, LogoTerm } from '#domain/logo/logo.ts';
import { journeyView, type StepInput } from '#ui/journey/journey.view.ts';
import { wordingOf } from '#ui/wording/wording.server.ts';
import { choiceView } from './choice/choice.view.ts';
import { entryView } from './entry/entry.view.ts';
import { extensionView } from './extension/extension.view.ts';
import { libraryView } from './library/library.view.ts';
import { logo } from './logo.journey.ts';
import { priceView } from './logo-price.view.ts';
import type { PreviewView } from './preview.view.ts';
import { summaryView } from './summary/summary.view.ts';

type LogoPage = StepInput<LogoStep, LogoField, LogoFault, LogoChoices>;
interface StepExample extends Partial<Pick<LogoPage, 'answers' | 'faults' | 'notices'>> {
  lang?: 'fr' | 'en';
  options?: LogoChoices;
  isSignedIn?: boolean;
}

function aStep(step: LogoStep, shown: StepExample) {
  const { lang = 'fr', answers = theLogoAnswers(), faults = {}, notices = [], options = theLogoChoices() } = shown;
  const wording = wordingOf({ lang, mode: 'pro' });
  const journey = logo.journey(options);
  const page: LogoPage = {
    declaration: logo,
    journey,
    options,
    step,
    answers,
    begun: {},
    version: 7,
    faults,
    notices,
  };
  const price = answers.subject ? priceView(aLogoQuote(), wording) : null;
  return { wording, journey, options, answers, faults, view: journeyView(page, { price, wording }) };
}

/** A story has no server that draws: a grey stamp stands for every one. */
const grey = 'data:image/gif;base64,R0lGODlhAQABAIAAANnc4QAAACwAAAAAAQABAAACAkQBADs=';
const drawn = (preview: PreviewView): PreviewView => ({
  ...preview,
  colour: { ...preview.colour, src: grey },
  black: { ...preview.black, src: grey },
});

export function aLibraryStep({ isSignedIn = true, ...shown }: StepExample = {}) {
  const { wording, options, answers, view, faults } = aStep('library', shown);
  const hasFault = Object.keys(faults).length > 0;
  const found = libraryView({ options, answers, view, hasFault, isSignedIn }, wording);
  return { ...found, owned: found.owned.map((one) => ({ ...one, image: grey })) };
}

export function aChoiceStep(shown: StepExample = {}) {
  const { wording, ...found } = aStep('choice', shown);
  const view = choiceView(found, wording);
  return { ...view, preview: drawn(view.preview) };
}

export const theTerms = new Map<number, LogoTerm>([
  [12, { start: '2026-11-26', end: '2027-11-26', isExpected: true }],
  [24, { start: '2026-11-26', end: '2028-11-26', isExpected: true }],
]);

export function anExtensionStep({ terms = theTerms, ...shown }: StepExample & { terms?: typeof theTerms } = {}) {
  const { wording, options, answers, view } = aStep('extension', shown);
  return extensionView({ options, answers, terms, view }, wording);
}

export function aLogoSummary(shown: StepExample = {}) {
  const { wording, options, answers, view } = aStep('summary', shown);
  const found = summaryView({ options, answers, view, term: aLogoQuote().term }, wording);
  return {
    ...found,
    ...(found.preview && { preview: drawn(found.preview) }),
    ...(found.image && { image: { ...found.image, src: grey } }),
  };
}

export const anEntryPage = ({ lang = 'fr', answers = {}, options = theLogoChoices() }: StepExample = {}) =>
  entryView({ options, draft: { answers, version: 3 }, notices: [] }, wordingOf({ lang, mode: 'pro' }));
