import type { FormOf } from '#ui/forms/form-result.ts';
import type { JourneyDeclaration } from '../journey-declaration.ts';
import { type StepRules, type StepState, stepForm } from '../journey-form.server.ts';

/** The intent of « Se connecter » in a step. */
export const signInIntent = 'sign-in';

/** « Se connecter » pressed in a step: what stands in its form is kept, right or wrong, and found again afterwards. */
export const signInForm = <Step extends string, Field extends string, Fault, Options>(
  declaration: JourneyDeclaration<Step, Field, Fault, Options>,
  { step, reads, answersToRedisplay, price }: StepRules<Step, Field, Fault, Options>,
): FormOf<StepState<Field, Fault>> =>
  stepForm(declaration, {
    step,
    price,
    ...(reads && { reads }),
    ...(answersToRedisplay && { answersToRedisplay }),
    leavesTo: (_, { wording }) =>
      wording.paths.signIn({ redirect: declaration.path(step, wording), profile: wording.mode }),
  });
