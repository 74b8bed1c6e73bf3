import { data, type LoaderFunctionArgs, redirect, replace } from 'react-router';
import { Fault } from '#domain/shared/fault.ts';
import type { NoticeView } from '#ui/components/views.ts';
import { type FailureKind, failures } from '#ui/request/error/failures.ts';
import { handler } from '#ui/request/handler.server.ts';
import type { RequestContext } from '#ui/request/request-context.server.ts';
import { field } from './fields.ts';
import { type FormOf, type FormResult } from './form-result.ts';

/** What a posted form has left to show. */
export interface Answered<State> {
  kind: 'refused' | 'shown' | 'failed';
  status: 200 | 422 | 503;
  state: State | null;
  notices: readonly NoticeView[];
  failure: FailureKind | null;
}

const statusOf = { refused: 422, shown: 200, failed: 503 } as const;

/**
 * Saves a posted form. What leads on is a redirect, thrown; a fault becomes a failed answer that keeps what was typed, so
 * that it never destroys the page that the shopper is on (specification §8).
 */
export async function answerForm<State>(
  context: RequestContext,
  { intent, form, declared }: { intent: string; form: FormData; declared: FormOf<State> },
): Promise<Answered<State>> {
  const { failure } = declared;
  const result = await declared.save(context, form).catch((error: unknown) => {
    // The end of a session is no failure of the form: whoever is back finds what was typed.
    if (failure && error instanceof Fault && error.kind !== 'signed-out')
      return failedAnswer(context, { form, declared, failure });
    throw error;
  });
  if ('status' in result) return result;
  if (result.kind === 'done') throw await leadOn(context, { intent, result });
  const { kind, state, notices } = result;
  return { kind, status: statusOf[kind], state, notices, failure: kind === 'failed' ? result.failure : null };
}

function failedAnswer<State>(
  context: RequestContext,
  { form, declared, failure }: { form: FormData; declared: FormOf<State>; failure: FailureKind },
): Answered<State> {
  const notice: NoticeView = { tone: 'error', text: context.wording.t(failures[failure].message) };
  const { state, notices = [] } = declared.failed?.(context, { form, failure }) ?? {
    state: declared.typed?.(form) ?? null,
    notices: [notice],
  };
  return { kind: 'failed', status: statusOf.failed, state, notices, failure };
}

/** What was typed in this form has arrived: its draft has done its work, that of another form waits on. */
async function leadOn(
  { drafts }: RequestContext,
  { intent, result: { to, replaces } }: { intent: string; result: Extract<FormResult, { kind: 'done' }> },
) {
  const draft = await drafts.typed();
  if (draft && field(draft, 'intent', 64) === intent) await drafts.forget();
  return replaces ? replace(to) : redirect(to);
}

/** The action of a form without a page of its own: what it is to show, with its status. */
export const formAction = <State>(declared: FormOf<State>) =>
  handler(async (context: RequestContext, _: LoaderFunctionArgs) => {
    const form = await context.form();
    const { state, status } = await answerForm(context, { intent: field(form, 'intent', 64), form, declared });
    return data(state, { status });
  });
