import { editedField, type JourneyDraft } from '#domain/journey/drafts.ts';
import type { Answers } from '#domain/journey/journey.ts';
import type { Price } from '#domain/shared/money.ts';
import type { NoticeView } from '#ui/components/views.ts';
import { pageContent } from '#ui/content/page-content.server.ts';
import { field } from '#ui/forms/fields.ts';
import { formPage } from '#ui/forms/form-page.server.ts';
import { type FormOf, type RedirectResult, redirectResult } from '#ui/forms/form-result.ts';
import { menuName } from '#ui/page/services.view.ts';
import type { RequestContext } from '#ui/request/request-context.server.ts';
import type { Wording } from '#ui/wording/wording.ts';
import { isInCart } from '../composed-line.server.ts';
import { parkDraft, parkedVersion, restoreParked } from '../drafts/parked-draft.server.ts';
import { versionIn } from '../drafts/step-form-data.ts';
import type { JourneyDeclaration } from '../journey-declaration.ts';
import { optionsOf } from '../journey-form.server.ts';
import { journeyPageView } from '../journey-tracking.ts';
import { parkedDraftView } from './draft.view.ts';
import type { JourneyEntryView } from './journey-entry.tsx';
import { lowestPrice } from './lowest-price.server.ts';
import { serviceNotices } from './service-notices.server.ts';

interface Entry<Step extends string, Field extends string, Options, View extends JourneyEntryView> {
  /** Where one begins again. */
  first: Step;
  /** Where « Modifier » of the cart leads; absent: to the first step. */
  reopensAt?: Step;
  /**
   * The answers that a configuration was composed of; `null` where the backend no longer has it. Absent: no line of a cart
   * is composed here, and none is changed.
   */
  answersOfComposition?(id: string, context: RequestContext): Promise<Answers<Field> | null>;
  /** « Modifier » for a configuration that another page composed; `null` where that has none either. */
  editsOther?(id: string, context: RequestContext): Promise<RedirectResult | null>;
  /** What is thrown away with a draft, beside its answers; nothing where it changes a line, which was composed of it. */
  throwsAway?(answers: Answers<Field>, context: RequestContext): Promise<unknown>;
  /** Further buttons of the cart's line, by their intent. */
  forms?: Readonly<Record<string, FormOf>>;
  /** Where « Recommencer » leads; absent: to the first step. */
  restartsAt?(form: FormData, wording: Wording): string;
  view(
    about: {
      options: Options;
      draft: JourneyDraft;
      notices: NoticeView[];
      query: URLSearchParams;
      lowest: Price | null;
    },
    wording: Wording,
    context: RequestContext,
  ): View | Promise<View>;
}

/** The entry of a journey (journeys §0): what it is, what it needs, and « Reprendre » where something is kept. */
export function journeyEntry<
  Step extends string,
  Field extends string,
  Fault,
  Options,
  View extends JourneyEntryView = JourneyEntryView,
>(
  declaration: JourneyDeclaration<Step, Field, Fault, Options>,
  {
    first,
    reopensAt = first,
    answersOfComposition,
    editsOther,
    throwsAway,
    restartsAt,
    forms = {},
    view,
  }: Entry<Step, Field, Options, View>,
) {
  const { name, service, postage } = declaration;

  /** « Recommencer » */
  const restart: FormOf = {
    failure: 'journey-save',
    async save(context, form) {
      const { wording } = context;
      const { answers } = await context.journeyDrafts.of(name);
      await context.journeyDrafts.forget(name);
      if (!answers[editedField]) await throwsAway?.(answers, context);
      return redirectResult(restartsAt?.(form, wording) ?? declaration.path(first, wording));
    },
  };

  /** « Modifier » in the cart: the journey opens again with what that line was composed with. */
  const edit: FormOf = {
    failure: 'journey-save',
    async save(context, form) {
      const id = configurationIn(form);
      // Nobody changes what is in another cart, or already ordered.
      if (!(await isInCart(context.ports, id))) return redirectResult(context.wording.paths.cart());
      const answers = await answersOfComposition?.(id, context);
      if (!answers) return (await editsOther?.(id, context)) ?? redirectResult(context.wording.paths.cart());
      return reopenJourney(context, { declaration, answers: { ...answers, [editedField]: id }, step: reopensAt });
    },
  };

  /** « Reprendre » of what another draft took the place of. */
  const back: FormOf = {
    failure: 'journey-save',
    async save({ journeyDrafts, wording }, form) {
      await restoreParked(journeyDrafts, name, versionIn(form, 'aside'));
      return redirectResult(declaration.resume(wording));
    },
  };

  return formPage<{ restart: FormOf; back: FormOf } & Record<string, FormOf>, View>({
    forms: { ...forms, restart, back, ...(answersOfComposition ? { edit } : {}) },
    place: `${name}_entry`,
    async load(context, { query, formState: posted, notices }) {
      const { journeyDrafts, wording } = context;
      const draft = await journeyDrafts.of(name);
      const [options, inForce, about, lowest] = await Promise.all([
        optionsOf(declaration, context, draft.answers as Answers<Field>),
        serviceNotices(context, service),
        pageContent(context, { query: { kind: 'path', path: `/presentation/${name}` } }),
        postage ? lowestPrice(context, postage) : null,
      ]);
      const waits = await parkedVersion(journeyDrafts, name);
      const parked = waits !== null && { parked: parkedDraftView(wording, waits) };
      const shared = { options, draft, notices: [...inForce, ...notices], query, lowest };
      const content = await view(shared, wording, context);
      const entry = { ...content, ...parked, ...(about.html ? { about } : {}) };
      const tab = tabOf(entry.title, menuName(declaration.entry(wording), wording));
      const track = journeyPageView(declaration, 'entry', { query, posted });
      return { view: entry, description: entry.text, tab, track };
    },
  });
}

/** The menu's name of the service, where its title has another. */
const tabOf = (title: string, name = title) =>
  title.toLowerCase().includes(name.toLowerCase()) ? {} : { partOf: name };

/** Of the line of the cart whose button was pressed. */
export const configurationIn = (form: FormData): string => field(form, 'configuration', 64);

/** The journey goes on with other answers than those that were kept, which wait meanwhile. */
export async function reopenJourney<Step extends string, Field extends string, Fault, Options>(
  { journeyDrafts, wording }: Pick<RequestContext, 'journeyDrafts' | 'wording'>,
  {
    declaration,
    answers,
    step,
  }: { declaration: JourneyDeclaration<Step, Field, Fault, Options>; answers: Answers; step: Step },
) {
  const note = await parkDraft(journeyDrafts, declaration.name);
  const { version } = await journeyDrafts.of(declaration.name);
  await journeyDrafts.save(declaration.name, { answers, version });
  return redirectResult(declaration.path(step, wording, note ? { note } : undefined));
}
