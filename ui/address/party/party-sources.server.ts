import type { Address } from '#domain/address/address.ts';
import { type BookEntry, isSelectable } from '#domain/address/book/address-book.ts';
import { pastedTerritory } from '#domain/address/fill-party.ts';
import { placeName } from '#domain/address/party-columns.ts';
import { type PastedParty, pastedParties, pastedParty } from '#domain/address/pasted-address.ts';
import type { Answers } from '#domain/journey/journey.ts';
import { orNull } from '#domain/shared/fault.ts';
import { fieldId } from '#ui/components/controls/field.tsx';
import { field } from '#ui/forms/fields.ts';
import type { Notes } from '#ui/forms/form-page.server.ts';
import { type Alteration, MissingRequirement } from '#ui/journey/alter-form.server.ts';
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

/** The addresses of a text that has several, such as a sender's and a recipient's. */
function severalIn(text: string): PastedParty[] {
  const parties = pastedParties(text).filter(
    ({ codePostal, lastName, companyName }) => codePostal && (lastName ?? companyName),
  );
  return parties.length > 1 ? parties : [];
}

/** The address of a text, the first one where there are several. */
const partyIn = (text: string): PastedParty => severalIn(text)[0] ?? pastedParty(text);

/** A text that is no address, for lack of a street and of a town. */
function isUnread(text: string): boolean {
  const { city, streetName } = partyIn(text);
  return text.trim() !== '' && city === undefined && streetName === undefined;
}

const readIn = (form: FormData, party: string): PastedParty => {
  const text = pastedIn(form, party);
  return isUnread(text) ? {} : partyIn(text);
};

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
      (next, source) => source.withRest(next, { pasted: readIn(about.form, source.party), options: saved.options }),
      saved.answers,
    );
    return alter({ ...saved, answers }, about);
  };

/** What the step says after an address has filled in its fields. */
export const sourceNotes = {
  colle: ['info', 'address.pastedNote'],
  ailleurs: ['warning', 'address.pastedElsewhere'],
} satisfies Notes;

/**
 * The buttons of the sources, for each party: `use-sender`, `paste-sender`; and whoever pastes and goes on.
 * @param noted the step's address, with one of `sourceNotes`.
 */
export function sourceAlters<Step extends string, Field extends string, Fault, Options>(
  sources: readonly PartySource<Field, Options>[],
  noted: (wording: Wording, note: keyof typeof sourceNotes) => string,
): Record<string, Alteration<Step, Field, Fault, Options>> {
  const isElsewhere = (altered: Answers<Field>, form: FormData) =>
    sources.some(({ party }) => {
      const { [`${party}.city`]: city = '' } = altered as Readonly<Record<string, string>>;
      return city === '' && readIn(form, party).city !== undefined;
    });
  const isPasted = (form: FormData) => sources.some(({ party }) => pastedIn(form, party).trim() !== '');
  const whole = (alter: Alter<Step, Field, Fault, Options>, of = sources): Alteration<Step, Field, Fault, Options> => ({
    alter: withPastedRest(of, alter),
    at: (wording, { altered, form }) =>
      isPasted(form) ? noted(wording, isElsewhere(altered, form) ? 'ailleurs' : 'colle') : undefined,
  });
  return {
    ...Object.fromEntries(
      sources.flatMap((source) => {
        const { party } = source;
        const others = sources.filter((other) => other !== source);
        return [
          [`paste-${party}`, whole(fromPaste(source), others)],
          [
            `use-${party}`,
            {
              ...whole(fromBook(source)),
              // A card of the book is a button of its own.
              isMeant: (form: FormData) => field(form, `book.${party}`, 64) !== '',
              anchor: fieldId(party),
            },
          ],
        ];
      }),
    ),
    paste: {
      ...whole(({ answers }, { context, form }) => {
        const unread = sources.find(({ party }) => isUnread(pastedIn(form, party)));
        if (unread) return new MissingRequirement(answers, faultOf(unread, 'pasteUnread', context.wording));
        const several = sources.find(({ party }) => severalIn(pastedIn(form, party)).length > 0);
        if (several) return new MissingRequirement(answers, faultOf(several, 'pasteSeveral', context.wording));
        const mismatched = sources.find((source) => !source.takesPasted(answers, readIn(form, source.party)));
        return mismatched ? countryMismatch(mismatched, { answers, form, wording: context.wording }) : answers;
      }),
      isMeant: isPasted,
    },
  };
}

/** What was pasted takes the place of what was typed. */
const fromPaste =
  <Step extends string, Field extends string, Fault, Options>(
    source: PartySource<Field, Options>,
  ): Alter<Step, Field, Fault, Options> =>
  ({ answers, options }, { context, form }) => {
    const text = pastedIn(form, source.party);
    const lacks = (fault: OwnFault) => new MissingRequirement(answers, faultOf(source, fault, context.wording));
    if (text.trim() === '') return lacks('pasteFirst');
    if (isUnread(text)) return lacks('pasteUnread');
    const pasted = partyIn(text);
    const filled = source.withPasted(answers, { pasted, options });
    if (severalIn(text).length > 0)
      return new MissingRequirement(filled, faultOf(source, 'pasteSeveral', context.wording));
    if (source.takesPasted(filled, pasted)) return filled;
    return countryMismatch(source, { answers: filled, form, wording: context.wording });
  };

/** The fields are filled in all the same: who pasted the wrong address sees which one it was. */
function countryMismatch<Field extends string, Options>(
  source: PartySource<Field, Options>,
  { answers, form, wording }: { answers: Answers<Field>; form: FormData; wording: Wording },
): MissingRequirement<Field> {
  const country = placeName(pastedTerritory(readIn(form, source.party)) ?? '', wording.lang);
  return new MissingRequirement(
    answers,
    source.faultText(inSentence(wording.t('address.pastedCountry', { country })), wording),
  );
}

/** What was chosen takes the place of what was typed; an address that does not fit changes nothing. */
function fromBook<Step extends string, Field extends string, Fault, Options>(
  source: PartySource<Field, Options>,
): Alter<Step, Field, Fault, Options> {
  return async ({ answers, options }, about) => {
    const address = await chosenIn(source, { answers, options }, about);
    if (typeof address === 'string') return new MissingRequirement(answers, address);
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
  if (!context.session.open) return wording.t('address.bookSignIn');
  const entries = await orNull(context.ports.addressBooks.entries());
  if (!entries) return wording.t('address.bookAway');
  const entry = entries.find(({ id }) => id === field(form, `book.${source.party}`, 64));
  if (!entry) return faultOf(source, 'gone', wording);
  const isTaken = isSelectable(entry) && source.fits(entry.address, { answers, options });
  // Specification §8 gives the whole sentence.
  return isTaken ? entry.address : wording.t('address.ineligible');
}

type OwnFault = 'gone' | 'pasteFirst' | 'pasteUnread' | 'pasteSeveral';

const faultOf = <Field extends string, Options>(
  source: PartySource<Field, Options>,
  fault: OwnFault,
  wording: Wording,
): string => source.faultText(inSentence(wording.t(`address.${fault}`)), wording);
