import { data, type LoaderFunctionArgs, redirect, replace } from 'react-router';
import { Fault } from '#domain/shared/fault.ts';
import type { NoticeView } from '#ui/components/views.ts';
import { type FailureKind, failures } from '#ui/request/error/failures.ts';
import { isErrorPage } from '#ui/request/error/resubmit-form.server.ts';
import { handler, isAnswer, logMistake } from '#ui/request/handler.server.ts';
import type { RequestContext } from '#ui/request/request-context.server.ts';
import { field } from './fields.ts';
import { type FormOf, type FormResult } from './form-result.ts';
import { limitedText } from './limited-text.ts';

/** The result of a posted form, as the page shows it. */
export interface FormAnswer<State> {
  kind: 'refused' | 'displayed' | 'failed';
  status: 200 | 404 | 422 | 429 | 500 | 503;
  state: State | null;
  notices: readonly NoticeView[];
  failure: FailureKind | null;
}

const statusOf = { refused: 422, displayed: 200, failed: 503 } as const;

/**
 * Saves a posted form. A result that leads to another page is thrown as a redirect. A fault or a mistake becomes a failed result
 * that keeps the typed values, so that the shopper never loses the page (specification §8).
 */
export async function answerForm<State>(
  context: RequestContext,
  { intent, form, declared }: { intent: string; form: FormData; declared: FormOf<State> },
): Promise<FormAnswer<State>> {
  const { failure } = declared;
  const typed = declared.typed?.(form) ?? null;
  const again = (status: 404 | 422 | 429, text: string, state = typed): FormAnswer<State> => ({
    kind: 'refused',
    status,
    state,
    notices: [{ tone: 'error', text }],
    failure: null,
  });
  const seconds = await context.fileWait();
  if (seconds > 0) return again(429, limitedText(context.wording, seconds));
  const result = await declared.save(context, form).catch((error: unknown) => {
    if (!failure) throw error;
    const mistake = mistakeOf(error);
    if (mistake) {
      const here = declared.failed?.(context, { form, failure });
      return again(mistake.status, context.wording.t(mistake.message), here?.state ?? typed);
    }
    const status = statusOfFailure(error);
    if (status === null) throw error;
    logMistake(context, error);
    return failedAnswer(context, { form, declared, failure, status });
  });
  if (isAnswered(result)) return result;
  if (result.kind === 'done') throw await leadOn(context, { intent, result });
  const { kind, state, notices } = result;
  const status = (result.kind === 'refused' && result.status) || statusOf[kind];
  return { kind, status, state, notices, failure: kind === 'failed' ? result.failure : null };
}

/** What the shopper sent that cannot be done, although every service is well: nothing of the shop has failed. */
function mistakeOf(error: unknown) {
  if (!(error instanceof Fault)) return null;
  if (error.kind === 'not-found') return { status: 404, message: 'forms.gone' } as const;
  return error.kind === 'invalid' ? ({ status: 422, message: 'forms.invalid' } as const) : null;
}

/**
 * 503 where a service does not answer, as a fault or as the page that a fault became; 500 for a mistake of the shop's own.
 * An error page would take the place of the form, and Back would lead to an empty one. `null` where it is no failure of
 * the form: a page that leads elsewhere, or the end of a session, after which the values are restored.
 */
function statusOfFailure(error: unknown): 500 | 503 | null {
  if (error instanceof Fault) return error.kind === 'signed-out' || error.kind === 'forbidden' ? null : 503;
  if (isErrorPage(error)) return error.data.status > 500 ? 503 : null;
  return isAnswer(error) ? null : 500;
}

const isAnswered = <State>(result: FormResult<State> | FormAnswer<State>): result is FormAnswer<State> =>
  'failure' in result && 'status' in result;

function failedAnswer<State>(
  context: RequestContext,
  {
    form,
    declared,
    failure,
    status,
  }: { form: FormData; declared: FormOf<State>; failure: FailureKind; status: 500 | 503 },
): FormAnswer<State> {
  const notice: NoticeView = { tone: 'error', text: context.wording.t(failures[failure].message) };
  const { state, notices = [] } = declared.failed?.(context, { form, failure }) ?? {
    state: declared.typed?.(form) ?? null,
    notices: [notice],
  };
  return { kind: 'failed', status, state, notices, failure };
}

/** The form is saved, so its draft is deleted; the drafts of other forms stay. */
async function leadOn(
  { drafts }: RequestContext,
  { intent, result: { to, replaces } }: { intent: string; result: Extract<FormResult, { kind: 'done' }> },
) {
  await drafts.forget(intent);
  return replaces ? replace(to) : redirect(to);
}

/** The action of a form without a page of its own: returns the result and its status. */
export const formAction = <State>(declared: FormOf<State>) =>
  handler(async (context: RequestContext, _: LoaderFunctionArgs) => {
    const form = await context.form();
    const { state, status } = await answerForm(context, { intent: field(form, 'intent', 64), form, declared });
    return data(state, { status });
  });
