import { editedField } from '#domain/journey/drafts.ts';
import type { Answers } from '#domain/journey/journey.ts';
import type { Configures, UnknownRefusal } from '#domain/journey/service.ts';
import { orNull } from '#domain/shared/fault.ts';
import type { NoticeView } from '#ui/components/views.ts';
import type { RequestContext } from '#ui/request/request-context.server.ts';
import { cartRefusal } from './cart-refusal.view.ts';
import type { Finished, Judged } from './journey-form.server.ts';

/** Whether the shopper's cart has a line with this configuration: another cart's is not theirs, an ordered one is sold. */
export async function isInCart({ carts }: Pick<RequestContext['ports'], 'carts'>, configurationId: string) {
  const cart = await carts.current();
  return cart?.lines.some((line) => line.configurationId === configurationId) ?? false;
}

/** « Modifier » opened the journey, and its line was taken out of the cart since; nothing where the cart cannot be read. */
export async function missingLine(
  { [editedField]: edited }: Answers,
  { ports, wording }: Pick<RequestContext, 'ports' | 'wording'>,
): Promise<NoticeView[]> {
  const isMissing = edited !== undefined && (await orNull(isInCart(ports, edited))) === false;
  return isMissing ? [{ tone: 'warning', text: wording.t('journey.lineGone') }] : [];
}

interface ComposedLine<Composition, Configuration, Refusal, Field extends string, Fault> {
  service: Configures<Composition, Configuration, Refusal>;
  /** With the quote that was shown; `null` where the answers do not make one. */
  composition: Composition | null;
  /** The configuration that is changed; `null` for a new one. */
  edited: string | null;
  productOf(configuration: Configuration): string;
  /** Pieces alike; one where nothing is said. */
  quantity?: number | undefined;
  /** Also of answers that are not complete: no field of the journey is about these. */
  refused(refusals: readonly (Refusal | UnknownRefusal)[]): Judged<Field, Fault>;
}

/** A line of the cart is changed in place; what is new, or whose line is gone, becomes a line of its own. */
export async function keepInCart<
  Composition,
  Configuration extends { id: string },
  Refusal,
  Field extends string,
  Fault,
>(
  { ports, wording }: Pick<RequestContext, 'ports' | 'wording'>,
  line: ComposedLine<Composition, Configuration, Refusal, Field, Fault>,
): Promise<Finished<Field, Fault>> {
  const { service, composition, edited, productOf, quantity = 1 } = line;
  const outcome = { kind: 'kept', to: wording.paths.cart() } as const;
  const refusalOf = (refusals: readonly (Refusal | UnknownRefusal)[]) =>
    ({ kind: 'refused', ...line.refused(refusals) }) as const;

  if (!composition) return refusalOf([{ kind: 'other', reason: 'incomplete' }]);
  const replaced =
    edited && (await isInCart(ports, edited)) ? await service.replace(edited, composition) : { kind: 'gone' as const };
  const configured = replaced.kind === 'gone' ? await service.configure(composition) : replaced;
  switch (configured.kind) {
    case 'refused':
      return refusalOf(configured.refusals);
    case 'quote-expired':
      return { kind: 'price-changed' };
    default: {
      if (replaced.kind !== 'gone') return outcome;
      const { id: configurationId } = configured.configuration;
      const code = productOf(configured.configuration);
      const added = await ports.carts.add({ code, offerId: null, configurationId, quantity });
      return added.kind === 'added' ? outcome : { kind: 'refused', faults: {}, notices: [cartRefusal(added, wording)] };
    }
  }
}
