import type { NoticeView } from '#ui/components/views.ts';
import type { FailureKind } from '#ui/request/error/failures.ts';
import type { RequestContext } from '#ui/request/request-context.server.ts';

/**
 * What became of a posted form. `done` leads on by a redirect; `refused` shows the page again with what is to be mended
 * (422); `shown` shows it again with a question or an offer (200); `failed` when one of several calls could not be made
 * (503). A form of one call lets its fault be thrown, which gives the same.
 */
export type FormResult<State = null> =
  | { kind: 'done'; to: string; replaces: boolean }
  | { kind: 'refused' | 'shown'; state: State; notices: readonly NoticeView[] }
  | { kind: 'failed'; failure: FailureKind; state: State; notices: readonly NoticeView[] };

/** @param options `replaces`: the page is the same, and no step of the browser’s history. */
export const done = (to: string, { replaces = false }: { replaces?: boolean } = {}): FormResult<never> => ({
  kind: 'done',
  to,
  replaces,
});

export const refused = <State>(state: State, ...notices: NoticeView[]): FormResult<State> => ({
  kind: 'refused',
  state,
  notices,
});

export const shown = <State>(state: State, ...notices: NoticeView[]): FormResult<State> => ({
  kind: 'shown',
  state,
  notices,
});

export const failed = <State>(failure: FailureKind, state: State, ...notices: NoticeView[]): FormResult<State> => ({
  kind: 'failed',
  failure,
  state,
  notices,
});

/** One form of a page: what it does, and what it shows again. */
export interface FormOf<State = null> {
  /** The failure category of a fault while it is saved (specification §8); a form that calls nobody has none. */
  failure?: FailureKind;
  save(context: RequestContext, form: FormData): Promise<FormResult<State>>;
  /**
   * What the form shows again of what was posted, after a fault or when an ended session is open again. A form of buttons
   * alone has none.
   */
  typed?(form: FormData): State;
  /** Where the page says a fault itself, at the form: what it shows then. Else it is said above. */
  failed?(context: RequestContext, failed: { form: FormData; failure: FailureKind }): Failed<State>;
}

interface Failed<State> {
  state: State | null;
  notices?: readonly NoticeView[];
}

/** What a page shows of one of its forms, until it is posted again. */
export interface ShownForm<Intent, State> {
  intent: Intent;
  /** `restored`: typed before the session had ended, judged by nobody yet. */
  kind: 'refused' | 'shown' | 'failed' | 'restored';
  state: State | null;
}

export type FormsOf = Record<string, FormOf<unknown>>;
type StateOf<Form> = Form extends FormOf<infer State> ? State : never;

/** What a page may have to show again: one of its forms. */
export type ShownIn<Forms extends FormsOf> = {
  [Intent in keyof Forms]: ShownForm<Intent, StateOf<Forms[Intent]>>;
}[keyof Forms];

/** What a form of this intent is to show again, if it is the one that was posted. */
export function stateOf<Forms extends FormsOf, Intent extends keyof Forms>(
  shownForm: ShownIn<Forms> | null,
  intent: Intent,
): StateOf<Forms[Intent]> | null {
  return shownForm?.intent === intent ? shownForm.state : null;
}
