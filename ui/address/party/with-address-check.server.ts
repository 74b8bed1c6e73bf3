import type { AddressQuestionFault } from '#domain/address/check/address-check.ts';
import { type PartyAddress, partyQuestions } from '#domain/address/check/party-check.ts';
import type { Answers } from '#domain/journey/journey.ts';
import type { Judged } from '#ui/journey/journey-form.server.ts';
import type { RequestContext } from '#ui/request/request-context.server.ts';

type Judge<Saved, Field extends string, Fault> = (
  saved: Saved,
  context: RequestContext,
) => Promise<Judged<Field, Fault>>;

/** The backend and the checking service are asked at once; what the backend refuses comes first. */
export const withAddressCheck =
  <Saved extends { answers: Answers<Field> }, Field extends string, Fault>(
    judge: Judge<Saved, Field, Fault>,
    addressesOf: (saved: Saved) => readonly PartyAddress<Field>[],
  ): Judge<Saved, Field, Fault | AddressQuestionFault> =>
  async (saved, context) => {
    const [refused, questions] = await Promise.all([
      judge(saved, context),
      partyQuestions(context.ports.addressChecks, addressesOf(saved), saved.answers),
    ]);
    const isRefused = Object.keys(refused.faults).length > 0 || refused.notices?.length;
    return isRefused ? refused : { faults: questions, isQuestion: true };
  };
