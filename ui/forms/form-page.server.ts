import { createContext, data, type LoaderFunctionArgs, redirect } from 'react-router';
import type { FailureEvent, PageView } from '#domain/analytics/catalogue.ts';
import { Fault } from '#domain/shared/fault.ts';
import type { NoticeTone, NoticeView } from '#ui/components/views.ts';
import type { HeadView } from '#ui/page/head.ts';
import { type FailureKind, failureEvent } from '#ui/request/error/failures.ts';
import { handler, logMistake } from '#ui/request/handler.server.ts';
import type { RequestContext } from '#ui/request/request-context.server.ts';
import { noteIn, withoutNote } from '#ui/routing/queries.ts';
import type { Messages } from '#ui/wording/generated/types.ts';
import { answerForm } from './answer-form.server.ts';
import { field } from './fields.ts';
import type { FormsOf, ShownIn } from './form-result.ts';

/** What a page with forms is asked to show. */
export interface AskedPage<Forms extends FormsOf> {
  url: URL;
  query: URLSearchParams;
  /** A form that was posted and did not lead on, or that the end of a session interrupted. */
  shown: ShownIn<Forms> | null;
  /** What is to be said above: of the posted form, or of the one that has led here. */
  notices: NoticeView[];
}

/** What the page shows, and what is counted of it. */
export interface LoadedPage<View> {
  view: View;
  head: HeadView;
  track?: PageView | undefined;
  /** Something that the page shows could not be had. */
  failure?: FailureEvent | undefined;
}

/** What a note in the address says, once it has led to the page. */
export type Notes = Readonly<Record<string, readonly [tone: NoticeTone, message: PlainMessage]>>;
type PlainMessage = { [Key in keyof Messages]: keyof Messages[Key] extends never ? Key : never }[keyof Messages];

interface FormPage<Forms extends FormsOf, View> {
  /** By the value of the field `intent`. */
  forms: Forms;
  /** The form that a post without a known intent is for; without one, such a post leads to the page. */
  fallback?: keyof Forms & string;
  notes?: Notes;
  /** The failure category of what the page cannot be made without. */
  needs?: FailureKind;
  load(context: RequestContext, asked: AskedPage<Forms>): Promise<LoadedPage<View>>;
}

/** The page of this request as its action has left it: its loader need not make it again. */
const answeredContext = createContext<unknown>(null);

/**
 * A page with forms: it is declared, and everything that such pages share is done here (architecture §7): which form was
 * posted, what its result means, the status, « Erreur : » in the title, notes after a redirect, drafts, and the event of
 * a failure.
 */
export function formPage<Forms extends FormsOf, View>(page: FormPage<Forms, View>) {
  const { forms, fallback, notes = {}, needs, load } = page;

  async function made(
    context: RequestContext,
    { asked, failure }: { asked: AskedPage<Forms>; failure: FailureKind | null },
  ) {
    const loaded = await load(context, asked);
    const { t } = context.wording;
    const isRefused = asked.shown?.kind === 'refused';
    return {
      ...loaded,
      head: isRefused ? { ...loaded.head, title: `${t('forms.errorPrefix')} ${loaded.head.title}` } : loaded.head,
      failure: failure ? failureEvent(failure, context.wording) : loaded.failure,
    };
  }

  /** The page as its address asks for it, with what was typed when the session had ended. */
  async function show(context: RequestContext, url: URL) {
    const shown = await restored(context, forms);
    const query = url.searchParams;
    const notices = [...noteOf(query, { notes, context }), ...(shown ? [draftNotice(context)] : [])];
    return made(context, { asked: { url, query, shown, notices }, failure: null });
  }

  /** The page as a posted form has left it, with its status; what leads on is a redirect, thrown. */
  async function post(context: RequestContext, { url, form }: { url: URL; form: FormData }) {
    const given = field(form, 'intent', 64);
    const intent = Object.hasOwn(forms, given) ? given : fallback;
    const declared = intent === undefined ? undefined : forms[intent];
    if (intent === undefined || declared === undefined) throw redirect(url.pathname);
    const { status, kind, state, notices: results, failure } = await answerForm(context, { intent, form, declared });
    const notices = [...results];
    // What had led here is no longer what is to be said.
    const query = withoutNote(url.searchParams);
    const shown = { intent, kind, state } as ShownIn<Forms>;
    const asked = { url, query, shown, notices };
    const page = await made(context, { asked, failure }).catch(async (error: unknown) => {
      if (failure === null || error instanceof Response || isSignedOut(error)) throw error;
      logMistake(context, error);
      // What failed the form keeps its page from being made again: the page stays as it is, and what was typed waits.
      await context.drafts.keep();
      return null;
    });
    return page
      ? { status, page: { ...page, notices } }
      : {
          status,
          page: { view: null, notices, failure: failure ? failureEvent(failure, context.wording) : undefined },
        };
  }

  type Args = LoaderFunctionArgs;
  type Made = Awaited<ReturnType<typeof made>>;
  return {
    forms,
    show,
    post,
    loader: handler(async (context: RequestContext, { url, context: framework }: Args): Promise<Made> => {
      const answered = framework.get(answeredContext) as Made | null;
      return answered ?? show(context, url);
    }, needs),
    action: handler(async (context: RequestContext, { url, context: framework }: Args) => {
      const { status, page: answered } = await post(context, { url, form: await context.form() });
      if (answered.view !== null) framework.set(answeredContext, answered);
      return data(answered, { status });
    }, needs),
  };
}

const isSignedOut = (error: unknown) => error instanceof Fault && error.kind === 'signed-out';

/** What was typed on this page when the session had ended, by the form that it was typed in. */
async function restored<Forms extends FormsOf>(
  { drafts }: RequestContext,
  forms: Forms,
): Promise<ShownIn<Forms> | null> {
  const draft = await drafts.typed();
  const intent = draft ? field(draft, 'intent', 64) : '';
  const typed = draft && Object.hasOwn(forms, intent) ? forms[intent]?.typed : undefined;
  return draft && typed ? ({ intent, kind: 'restored', state: typed(draft) } as ShownIn<Forms>) : null;
}

const draftNotice = ({ wording }: RequestContext): NoticeView => ({
  tone: 'info',
  text: wording.t('forms.draftRestored'),
});

/** What the step before did, said once it has led here. */
function noteOf(query: URLSearchParams, { notes, context }: { notes: Notes; context: RequestContext }): NoticeView[] {
  const note = noteIn(query) ?? '';
  const found = Object.hasOwn(notes, note) ? notes[note] : undefined;
  return found ? [{ tone: found[0], text: context.wording.t(found[1]) }] : [];
}
