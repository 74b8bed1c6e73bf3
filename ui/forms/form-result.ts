import type { NoticeView } from '#ui/components/views.ts';
import type { FailureKind } from '#ui/request/error/failures.ts';
import type { RequestContext } from '#ui/request/request-context.server.ts';

/**
 * The result of a posted form. `done` redirects; `refused` shows the page again with field errors (422); `shown` shows
 * it again with a question or an offer (200); `failed` says that one of several calls failed (503). A form of one call
 * lets its fault be thrown, which has the same effect.
 */
export type FormResult<State = null> =
  | { kind: 'done'; to: string; replaces: boolean }
  | RedisplayedPage<State>
  | { kind: 'failed'; failure: FailureKind; state: State; notices: readonly NoticeView[] };

export type RedirectResult = ReturnType<typeof redirectResult>;

/** The page again, after a refusal or with a question. */
export interface RedisplayedPage<State> {
  kind: 'refused' | 'displayed';
  state: State;
  notices: readonly NoticeView[];
  status?: 429;
}

/** @param options `replaces`: the target is the same page, so the browser's history gets no new entry. */
export const redirectResult = (to: string, { replaces = false }: { replaces?: boolean } = {}): FormResult<never> => ({
  kind: 'done',
  to,
  replaces,
});

export const refusedResult = <State>(state: State, ...notices: NoticeView[]): RedisplayedPage<State> => ({
  kind: 'refused',
  state,
  notices,
});

/** The visitor has tried too often, and is told when to try again (429). */
export const limitedResult = <State>(state: State, ...notices: NoticeView[]): FormResult<State> => ({
  kind: 'refused',
  state,
  notices,
  status: 429,
});

export const displayedResult = <State>(state: State, ...notices: NoticeView[]): FormResult<State> => ({
  kind: 'displayed',
  state,
  notices,
});

export const failedResult = <State>(
  failure: FailureKind,
  state: State,
  ...notices: NoticeView[]
): FormResult<State> => ({
  kind: 'failed',
  failure,
  state,
  notices,
});

/** One form of a page: how it is saved, and which values it shows again. */
export interface FormOf<State = null> {
  /**
   * The failure category of a fault while the form is saved (specification §8); absent for a form that makes no call.
   */
  failure?: FailureKind;
  save(context: RequestContext, form: FormData): Promise<FormResult<State>>;
  /**
   * The posted values to show again after a fault or when an ended session is open again. Absent for a form of buttons
   * only.
   */
  typed?(form: FormData): State;
  /** Gives the state in which the form itself shows a fault. Without it, the fault is a notice above the page. */
  failed?(context: RequestContext, failed: { form: FormData; failure: FailureKind }): Failed<State>;
}

interface Failed<State> {
  state: State | null;
  notices?: readonly NoticeView[];
}

/** The state of one form of a page, until it is posted again. */
export interface FormState<Intent, State> {
  intent: Intent;
  /** `restored`: the values were typed before the session ended or the language changed and have not been checked yet. */
  kind: 'refused' | 'displayed' | 'failed' | 'restored';
  state: State | null;
}

export type FormsOf = Record<string, FormOf<unknown>>;
export type StateOf<Form> = Form extends FormOf<infer State> ? State : never;

/** The state of one of the page's forms. */
export type FormStateOf<Forms extends FormsOf> = {
  [Intent in keyof Forms]: FormState<Intent, StateOf<Forms[Intent]>>;
}[keyof Forms];
