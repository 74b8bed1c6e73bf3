import type { Answers } from '#domain/journey/journey.ts';
import { type FormOf, type RedirectResult, redirectResult } from '#ui/forms/form-result.ts';
import type { RequestContext } from '#ui/request/request-context.server.ts';
import { isInCart } from '../composed-line.server.ts';
import type { JourneyDeclaration } from '../journey-declaration.ts';
import { configurationIn, reopenJourney } from './journey-entry.server.ts';

export interface ComposedLine<Field extends string, Composed> {
  /** What the line was composed of; `null` where the backend no longer has it. */
  originalOf(id: string, context: RequestContext): Promise<Composed | null>;
  answersOf(composed: Composed, context: RequestContext): Answers<Field> | Promise<Answers<Field>>;
}

interface Copying<Step extends string, Field extends string, Fault, Options, Composed>
  extends ComposedLine<Field, Composed> {
  declaration: JourneyDeclaration<Step, Field, Fault, Options>;
  /**
   * The same at today's price, as a configuration of its own; `null` where the backend does not take it now. `quantity`:
   * of its line, one where it says none. Absent: something must be declared anew, and the journey always opens.
   */
  copy?(composed: Composed, context: RequestContext): Promise<{ id: string; code: string; quantity?: number } | null>;
  /** For a configuration that another page composed; `null` where that has none either. */
  opensOther?(id: string, context: RequestContext): Promise<RedirectResult | null>;
  /** Where the journey opens that asks for what has changed. */
  reopensAt: Step;
}

/** What « Modifier » opens the journey with. */
export const composedBy =
  <Field extends string, Composed>({ originalOf, answersOf }: ComposedLine<Field, Composed>) =>
  async (id: string, context: RequestContext): Promise<Answers<Field> | null> => {
    const original = await originalOf(id, context);
    return original && answersOf(original, context);
  };

/**
 * « Dupliquer » in the cart: the same once more, at today's price, as a line of its own. What the backend no longer
 * takes opens the journey, which asks for what has changed; what the cart has no room for is said there.
 */
export const duplicateLine = <Step extends string, Field extends string, Fault, Options, Composed>({
  declaration,
  originalOf,
  copy,
  answersOf,
  opensOther,
  reopensAt,
}: Copying<Step, Field, Fault, Options, Composed>): FormOf => ({
  failure: 'journey-save',
  async save(context, form) {
    const { ports, wording } = context;
    const id = configurationIn(form);
    // Nobody copies what is in another cart, or already ordered.
    if (!(await isInCart(ports, id))) return redirectResult(wording.paths.cart());
    const original = await originalOf(id, context);
    if (!original) return (await opensOther?.(id, context)) ?? redirectResult(wording.paths.cart());
    const copied = await copy?.(original, context);
    if (copied) {
      const { id: configurationId, code, quantity = 1 } = copied;
      const added = await ports.carts.add({ code, offerId: null, configurationId, quantity });
      if (added.kind === 'added') return redirectResult(wording.paths.cart());
      if (added.reason === 'too-much' || added.reason === 'maximum')
        return redirectResult(wording.paths.cart({ refusal: added.reason }));
    }
    return reopenJourney(context, { declaration, answers: await answersOf(original, context), step: reopensAt });
  },
});
