import { fileAnswer } from '#ui/request/file-answer.server.ts';
import { handler } from '#ui/request/handler.server.ts';
import type { RequestContext } from '#ui/request/request-context.server.ts';
import { letters } from './letters.journey.ts';

/** The pages of the draft's document as they will be printed. Where they cannot be had, a page says so and offers them again. */
export const loader = handler((context) =>
  fileAnswer(context, { file: pdfOf(context), failed: context.wording.paths.lettersPresentation({ note: 'pdf' }) }),
);

async function pdfOf({ journeyDrafts, ports }: RequestContext) {
  const { document } = (await journeyDrafts.of(letters.name)).answers;
  const found = document ? await ports.letters.pdf(document) : 'unknown';
  return found === 'unknown' ? 'not-ready' : found;
}
