import { fileAnswer } from '#ui/request/file-answer.server.ts';
import { handler } from '#ui/request/handler.server.ts';
import { letters } from './letters.journey.ts';

/** The pages of the draft's document as they will be printed. */
export const loader = handler(async (context) => {
  const { answers } = await context.journeyDrafts.of(letters.name);
  const found = answers.document ? await context.ports.letters.pdf(answers.document) : 'unknown';
  return fileAnswer(context, {
    file: Promise.resolve(found === 'unknown' ? 'not-ready' : found),
    failed: context.wording.paths.lettersWriting(),
  });
});
