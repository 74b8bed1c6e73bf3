import { type Answers, type Faults, faultsOf, saveStep } from '#domain/journey/journey.ts';
import { displayedResult, type FormOf } from '#ui/forms/form-result.ts';
import { lostIn, readStepFields, versionIn } from '../drafts/step-form-data.ts';
import type { JourneyDeclaration } from '../journey-declaration.ts';
import { optionsOf, type StepState } from '../journey-form.server.ts';
import { wrongField } from './recalculate.ts';

/**
 * Shows a step as it was typed, with its price: nothing is kept, only fields that were wrong are judged, and what another
 * answer makes void counts no more.
 */
export const recalculateForm = <Step extends string, Field extends string, Fault, Options>(
  declaration: JourneyDeclaration<Step, Field, Fault, Options>,
  step: Step,
): FormOf<StepState<Field, Fault>> => ({
  async save(context, form) {
    const saved = (await context.journeyDrafts.of(declaration.name)).answers as Answers<Field>;
    const journey = declaration.journey(await optionsOf(declaration, context, saved));
    const typed = readStepFields(form, journey, step);
    const { answers, dropped } = saveStep(journey, saved, { step, typed });
    const wrong = new Set(form.getAll(wrongField));
    const faults = Object.entries(faultsOf(journey, answers, step)).filter(([field]) => wrong.has(field));
    const emptied = Object.fromEntries(dropped.map((field) => [field, '']));
    return displayedResult({
      typed: { ...typed, ...emptied } as Answers<Field>,
      faults: Object.fromEntries(faults) as Faults<Field, Fault>,
      version: versionIn(form),
      ...lostIn(form),
    });
  },
});
