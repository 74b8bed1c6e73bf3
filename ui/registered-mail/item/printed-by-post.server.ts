import type { Answers } from '#domain/journey/journey.ts';
import { answersFromMail } from '#domain/letters/from-registered-mail.ts';
import type { MailField } from '#domain/registered-mail/registered-mail.ts';
import { orNull } from '#domain/shared/fault.ts';
import { letters } from '#ui/letters/letters.journey.ts';
import type { RequestContext } from '#ui/request/request-context.server.ts';

/**
 * « Nous l’imprimons et l’envoyons pour vous »: the letter journey goes on with what was answered here. What its own draft says
 * already stays, and this draft too, for whoever comes back.
 */
export async function goToLetters(answers: Answers<MailField>, context: RequestContext): Promise<string> {
  const { journeyDrafts, ports, wording } = context;
  // Without its options nothing can be carried over; the letter is composed all the same.
  const options = await orNull(ports.letters.options());
  if (options) {
    const { answers: own, version } = await journeyDrafts.of(letters.name);
    await journeyDrafts.save(letters.name, { answers: { ...answersFromMail(answers, options), ...own }, version });
  }
  return wording.paths.lettersWriting();
}
