import { createContext, data, type LoaderFunctionArgs, redirect } from 'react-router';
import type { FailureEvent, PageView } from '#domain/analytics/catalogue.ts';
import { Fault } from '#domain/shared/fault.ts';
import type { NoticeTone, NoticeView } from '#ui/components/views.ts';
import type { HeadView } from '#ui/page/head.ts';
import { pageTitle, type TitleContext } from '#ui/page/page-title.ts';
import { type FailureKind, failureEvent } from '#ui/request/error/failures.ts';
import { handler, logMistake } from '#ui/request/handler.server.ts';
import type { RequestContext } from '#ui/request/request-context.server.ts';
import { noteIn, withoutNote } from '#ui/routing/queries/queries.ts';
import { isReadOnly, routeOf } from '#ui/routing/route-table.ts';
import type { Messages } from '#ui/wording/generated/types.ts';
import { answerForm } from './answer-form.server.ts';
import { field } from './fields.ts';
import type { FormStateOf, FormsOf, StateOf } from './form-result.ts';

/** What the address and the last post ask the page to show. */
export interface FormPageInput<Forms extends FormsOf> {
  url: URL;
  query: URLSearchParams;
  /** A form that was refused or failed, or that is restored after an ended session or a change of the language. */
  formState: FormStateOf<Forms> | null;
  /** The state of the form with this intent; `null` when another form was posted, or none. */
  stateOf<Intent extends keyof Forms>(intent: Intent): StateOf<Forms[Intent]> | null;
  /** Notices above the page: results of the posted form, or of the form that redirected here. */
  notices: NoticeView[];
}

/** The view of the page, and the events that are measured. */
export interface LoadedPage<View extends { title: string }> {
  view: View;
  /** The description of the page for its metadata; its title is the view's. */
  description: string;
  /** What the tab says beside the title. */
  tab?: Pick<TitleContext, 'partOf' | 'steps'>;
  track?: PageView | undefined;
  /** The page is shown, but one part of it could not be loaded. */
  failure?: FailureEvent | undefined;
}

/** Search engines list the entry of a service, as its address alone shows it. */
const searchHead = (
  { config }: RequestContext,
  { url: { pathname, search }, formState }: { url: URL; formState: unknown },
): Pick<HeadView, 'canonical' | 'noIndex'> =>
  search === '' && formState === null && routeOf(pathname)?.entry.indexable
    ? { canonical: config.SHOP_ORIGIN + pathname }
    : { noIndex: true };

/** The notice for each value of `note` in the address, written by the redirect that led to the page. */
export type Notes = Readonly<Record<string, readonly [tone: NoticeTone, message: PlainMessage]>>;
type PlainMessage = { [Key in keyof Messages]: keyof Messages[Key] extends never ? Key : never }[keyof Messages];

interface FormPage<Forms extends FormsOf, View extends { title: string }> {
  /** The forms, by the value of their field `intent`. */
  forms: Forms;
  /** The form that handles a post without a known intent; without a fallback, such a post redirects to the page. */
  fallback?: keyof Forms & string;
  notes?: Notes;
  /** Whether a file may be sent to the page, asked before the form is read; absent: always. */
  isOpen?(context: RequestContext): Promise<boolean>;
  /** The failure category of a fault while the page is loaded. */
  needs?: FailureKind;
  /** A code that names the page in the events of its failures, where pages share a category. */
  place?: string;
  load(context: RequestContext, input: FormPageInput<Forms>): Promise<LoadedPage<View>>;
}

/** The page that the action has already made: the loader need not make it again. */
const answeredContext = createContext<unknown>(null);

/** What the page shows of a form that failed, where the action could not make the page. */
const unmadeContext = createContext<unknown>(null);

/**
 * A page with forms. Everything that such pages share is done here (architecture §7): finding the posted form, the
 * meaning of its result, the status, « Erreur : » in the title, notes after a redirect, drafts, and the failure event.
 */
export function formPage<Forms extends FormsOf, View extends { title: string }>(page: FormPage<Forms, View>) {
  const { forms, notes = {}, needs, place, load } = page;

  async function buildPage(
    context: RequestContext,
    { input, failure }: { input: Omit<FormPageInput<Forms>, 'stateOf'>; failure: FailureKind | null },
  ) {
    const { formState } = input;
    const { description, tab, ...loaded } = await load(context, {
      ...input,
      stateOf: (intent) => (formState?.intent === intent ? formState.state : null),
    });
    const { title } = loaded.view;
    const tabTitle = pageTitle({ title, ...tab, isRefused: formState?.kind === 'refused' }, context.wording);
    const head: HeadView = { title: tabTitle, description, ...searchHead(context, input) };
    return {
      ...loaded,
      head,
      failure: failure ? failureEvent(failure, context.wording, place) : loaded.failure,
    };
  }

  /** The page for its address, with the values of a form that an ended session or a change of the language interrupted. */
  async function show(context: RequestContext, url: URL) {
    const formState = await restoreForm(context, page);
    const query = url.searchParams;
    const notices = [...closedTo(context, url), ...noteOf(url, { notes, context }), ...restoring(context, formState)];
    return buildPage(context, { input: { url, query, formState, notices }, failure: null });
  }

  /** The page after a post, with its status; a result that leads to another page is thrown as a redirect. */
  async function post(context: RequestContext, { url, form }: { url: URL; form: FormData }) {
    const intent = intentOf(form, page);
    const declared = intent === undefined ? undefined : forms[intent];
    if (intent === undefined || declared === undefined) throw redirect(url.pathname);
    const { status, kind, state, notices: results, failure } = await answerForm(context, { intent, form, declared });
    const notices = [...results];
    // The note is about the previous step: after this post it no longer applies.
    const query = withoutNote(url.searchParams);
    const formState = { intent, kind, state } as FormStateOf<Forms>;
    const input = { url, query, formState, notices };
    const shown = await buildPage(context, { input, failure }).catch(async (error: unknown) => {
      if (failure === null || error instanceof Response || isSignedOut(error)) throw error;
      logMistake(context, error);
      // The fault that stopped the form also stops the page from being loaded: the browser keeps the page that it
      // shows, and the typed values are stored as a draft.
      await context.drafts.keep();
      return null;
    });
    return shown
      ? { status, page: { ...shown, notices }, unmade: null }
      : {
          status,
          page: { view: null, notices, failure: failure ? failureEvent(failure, context.wording, place) : undefined },
          unmade: { input, failure },
        };
  }

  type Args = LoaderFunctionArgs;
  type FormPageResult = Awaited<ReturnType<typeof buildPage>>;
  return {
    forms,
    show,
    post,
    loader: handler(async (context: RequestContext, { url, context: framework }: Args): Promise<FormPageResult> => {
      const answered = framework.get(answeredContext) as FormPageResult | null;
      if (answered) return answered;
      // Without scripts the loader follows, and what the page needs may be there again by then.
      const unmade = framework.get(unmadeContext) as Parameters<typeof buildPage>[1] | null;
      return unmade ? buildPage(context, unmade) : show(context, url);
    }, needs),
    action: handler(async (context: RequestContext, { url, context: framework }: Args) => {
      const { status, page: answered, unmade } = await post(context, { url, form: await formTo(page, context) });
      if (answered.view !== null) framework.set(answeredContext, answered);
      framework.set(unmadeContext, unmade);
      return data(answered, { status });
    }, needs),
  };
}

const formTo = ({ isOpen }: { isOpen?(context: RequestContext): Promise<boolean> }, context: RequestContext) =>
  context.form(async () => isOpen?.(context) ?? true);

const isSignedOut = (error: unknown) => error instanceof Fault && error.kind === 'signed-out';

/** Which of the page's forms was posted; `undefined`: none. */
function intentOf(form: FormData, { forms, fallback }: { forms: FormsOf; fallback?: string }): string | undefined {
  const name = field(form, 'intent', 64);
  return Object.hasOwn(forms, name) ? name : fallback;
}

/** The values that were typed on this page before it was interrupted, in the form that they belong to. */
async function restoreForm<Forms extends FormsOf>(
  { drafts }: RequestContext,
  page: { forms: Forms; fallback?: string },
): Promise<FormStateOf<Forms> | null> {
  const draft = await drafts.typedFields();
  if (draft === null) return null;
  const intent = intentOf(draft, page);
  const typed = intent === undefined ? undefined : page.forms[intent]?.typed;
  return typed ? ({ intent, kind: 'restored', state: typed(draft) } as FormStateOf<Forms>) : null;
}

const restoring = ({ wording }: RequestContext, formState: object | null): NoticeView[] =>
  formState ? [{ tone: 'info', text: wording.t('forms.draftRestored') }] : [];

/** What an agent would lose by typing it: these forms are the shopper's own. */
const closedTo = ({ agent, wording }: RequestContext, { pathname }: URL): NoticeView[] =>
  agent?.assistance && isReadOnly(pathname) ? [{ tone: 'info', text: wording.t('assisted-service.formsClosed') }] : [];

/** The notice about the previous step, named by `note` in the address. */
function noteOf(url: URL, { notes, context }: { notes: Notes; context: RequestContext }): NoticeView[] {
  const note = noteIn(url.searchParams) ?? '';
  const found = Object.hasOwn(notes, note) ? notes[note] : undefined;
  if (!found) return [];
  const [tone, message] = found;
  return [{ tone, text: context.wording.t(message), ...(tone === 'error' && { takesFocus: true }) }];
}
