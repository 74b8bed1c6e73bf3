import type { Answers } from '#domain/journey/journey.ts';
import { done, type FormOf } from '#ui/forms/form-result.ts';
import type { RequestContext } from '#ui/request/request-context.server.ts';
import { isInCart } from './composed-line.server.ts';
import type { JourneyDeclaration } from './journey-declaration.ts';
import { configurationIn, reopened } from './journey-entry.server.ts';

interface Copying<Step extends string, Field extends string, Fault, Options, Composed> {
  declaration: JourneyDeclaration<Step, Field, Fault, Options>;
  /** What the line was composed of; `null` where the backend no longer has it. */
  originalOf(id: string, context: RequestContext): Promise<Composed | null>;
  /** The same at today's price, as a configuration of its own; `null` where the backend does not take it now. */
  copy(composed: Composed, context: RequestContext): Promise<{ id: string; code: string } | null>;
  answersOf(composed: Composed, context: RequestContext): Answers<Field> | Promise<Answers<Field>>;
  /** Where the journey opens that asks for what has changed. */
  reopensAt: Step;
}

/**
 * « Dupliquer » in the cart: the same once more, at today's price, as a line of its own. What the backend no longer
 * takes opens the journey, which asks for what has changed.
 */
export const duplicateLine = <Step extends string, Field extends string, Fault, Options, Composed>({
  declaration,
  originalOf,
  copy,
  answersOf,
  reopensAt,
}: Copying<Step, Field, Fault, Options, Composed>): FormOf => ({
  failure: 'journey-save',
  async save(context, form) {
    const { ports, wording } = context;
    const id = configurationIn(form);
    // Nobody copies what is in another cart, or already ordered.
    const original = (await isInCart(ports, id)) ? await originalOf(id, context) : null;
    if (!original) return done(wording.paths.cart());
    const copied = await copy(original, context);
    if (copied) {
      const { id: configurationId, code } = copied;
      const added = await ports.carts.add({ code, offerId: null, configurationId, quantity: 1 });
      if (added.kind === 'added') return done(wording.paths.cart());
    }
    return reopened(context, { declaration, answers: await answersOf(original, context), step: reopensAt });
  },
});
