import type { Address } from '#domain/address/address.ts';
import { type BookEntry, isSelectable } from '#domain/address/book/address-book.ts';
import { pastedParty } from '#domain/address/pasted-address.ts';
import type { Answers } from '#domain/journey/journey.ts';
import { orNull } from '#domain/shared/fault.ts';
import { field } from '#ui/forms/fields.ts';
import { type Alteration, Lacking } from '#ui/journey/alter-form.server.ts';
import type { RequestContext } from '#ui/request/request-context.server.ts';
import { inSentence } from '#ui/wording/in-sentence.ts';
import type { Wording } from '#ui/wording/wording.ts';
import type { PartySource } from './party-source.ts';

/** A visitor has no book; without the book addresses are typed. */
export const bookEntries = async ({
  ports,
  session,
}: Pick<RequestContext, 'ports' | 'session'>): Promise<readonly BookEntry[]> =>
  session.open ? ((await orNull(ports.addressBooks.entries())) ?? []) : [];

const longestPasted = 2000;
const pastedIn = (form: FormData, party: string): string => field(form, `paste.${party}`, longestPasted);

type Alter<Step extends string, Field extends string, Fault, Options> = Alteration<
  Step,
  Field,
  Fault,
  Options
>['alter'];

/** Whatever button is pressed, a pasted address that was not split fills in what is still empty. */
export const withPastedRest =
  <Step extends string, Field extends string, Fault, Options>(
    sources: readonly PartySource<Field, Options>[],
    alter: Alter<Step, Field, Fault, Options>,
  ): Alter<Step, Field, Fault, Options> =>
  (saved, about) => {
    const answers = sources.reduce(
      (next, source) =>
        source.withRest(next, { pasted: pastedParty(pastedIn(about.form, source.party)), options: saved.options }),
      saved.answers,
    );
    return alter({ ...saved, answers }, about);
  };

/** The buttons of the sources, for each party: `use-sender`, `paste-sender`; and whoever pastes and goes on. */
export function sourceAlters<Step extends string, Field extends string, Fault, Options>(
  sources: readonly PartySource<Field, Options>[],
  { pasted }: { pasted(wording: Wording): string },
): Record<string, Alteration<Step, Field, Fault, Options>> {
  const whole = (alter: Alter<Step, Field, Fault, Options>) => ({ alter: withPastedRest(sources, alter) });
  return {
    paste: {
      ...whole(({ answers }) => answers),
      isMeant: (form) => sources.some(({ party }) => pastedIn(form, party).trim() !== ''),
      at: pasted,
    },
    ...Object.fromEntries(
      sources.flatMap((source) => [
        [`paste-${source.party}`, whole(fromPaste(source))],
        [`use-${source.party}`, whole(fromBook(source))],
      ]),
    ),
  };
}

/** What was pasted takes the place of what was typed. */
const fromPaste =
  <Step extends string, Field extends string, Fault, Options>(
    source: PartySource<Field, Options>,
  ): Alter<Step, Field, Fault, Options> =>
  ({ answers, options }, { context, form }) => {
    const pasted = pastedIn(form, source.party);
    return pasted.trim() === ''
      ? new Lacking(answers, faultOf(source, 'pasteFirst', context.wording))
      : source.withPasted(answers, { pasted: pastedParty(pasted), options });
  };

/** What was chosen takes the place of what was typed; an address that does not fit changes nothing. */
function fromBook<Step extends string, Field extends string, Fault, Options>(
  source: PartySource<Field, Options>,
): Alter<Step, Field, Fault, Options> {
  return async ({ answers, options }, about) => {
    const address = await chosenIn(source, { answers, options }, about);
    if (typeof address === 'string') return new Lacking(answers, address);
    const answerOf = (name: string) => (answers as Readonly<Record<string, string>>)[`${source.party}.${name}`] ?? '';
    // An address of the book often lacks how its addressee is told.
    const email = address.email || answerOf('email');
    const mobilePhone = address.mobilePhone || answerOf('mobilePhone');
    return source.withAddress(answers, { ...address, email, mobilePhone });
  };
}

/** The address that was chosen, or a sentence that says why there is none. */
async function chosenIn<Field extends string, Options>(
  source: PartySource<Field, Options>,
  { answers, options }: { answers: Answers<Field>; options: Options },
  { context, form }: { context: RequestContext; form: FormData },
): Promise<Address | string> {
  const { wording } = context;
  const id = field(form, `book.${source.party}`, 64);
  if (!id) return faultOf(source, 'choose', wording);
  if (!context.session.open) return wording.t('address.bookSignIn');
  const entries = await orNull(context.ports.addressBooks.entries());
  if (!entries) return wording.t('address.bookAway');
  const entry = entries.find((each) => each.id === id);
  if (!entry) return faultOf(source, 'gone', wording);
  const isTaken = isSelectable(entry) && source.fits(entry.address, { answers, options });
  // Specification §8 gives the whole sentence.
  return isTaken ? entry.address : wording.t('address.ineligible');
}

type OwnFault = 'choose' | 'gone' | 'pasteFirst';

const faultOf = <Field extends string, Options>(
  source: PartySource<Field, Options>,
  fault: OwnFault,
  wording: Wording,
): string => source.faultText(inSentence(wording.t(`address.${fault}`)), wording);
