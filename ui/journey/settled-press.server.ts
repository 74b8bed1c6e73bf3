import type { PostedDraft } from '#domain/journey/drafts.ts';
import type { FormResult } from '#ui/forms/form-result.ts';
import { logMistake } from '#ui/request/handler.server.ts';
import type { RequestContext } from '#ui/request/request-context.server.ts';

/** The draft is this press's alone until it is settled: the other half of a double press waits for that. */
export async function settlePress<State>(
  context: RequestContext,
  { name, claimed, answer }: { name: string; claimed: PostedDraft; answer(): Promise<FormResult<State>> },
): Promise<FormResult<State>> {
  type Ending = Parameters<typeof context.journeyDrafts.settle>[1]['ending'];
  // What the backend has done stands: a press that cannot be settled ends by itself.
  const settle = (ending: Ending) =>
    context.journeyDrafts.settle(name, { claimed, ending }).catch((error: unknown) => logMistake(context, error));
  try {
    const result = await answer();
    await settle(result.kind === 'done' ? { kind: 'finished', to: result.to } : { kind: 'refused' });
    return result;
  } catch (error) {
    await settle({ kind: 'failed' });
    throw error;
  }
}
