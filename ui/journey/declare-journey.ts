import type { Service } from '#domain/cart/cart.ts';
import type { Answers, Journey } from '#domain/journey/journey.ts';
import type { NoticedService } from '#domain/service-notices/service-notices.ts';
import type { IconName } from '#ui/components/values/icon.tsx';
import type { RequestContext } from '#ui/request/request-context.server.ts';
import type { RouteName } from '#ui/routing/route-table.ts';
import type { Messages } from '#ui/wording/generated/types.ts';
import { inSentence } from '#ui/wording/in-sentence.ts';
import type { Wording } from '#ui/wording/wording.ts';
import type { FactsInput, JourneyDeclaration, ServiceFacts } from './journey-declaration.ts';

type Key = keyof Messages;

/** The values of a message; `undefined`: there is none of that key. */
type ValuesAt<Name extends string> = Name extends Key ? Messages[Name] : undefined;

/** The values of a fault's text: the journey's own, or that of all journeys. */
type ValuesOf<Name extends string, Code extends string> =
  ValuesAt<`${Name}.fault.${Code}`> extends undefined
    ? ValuesAt<`journey.fault.${Code}`>
    : ValuesAt<`${Name}.fault.${Code}`>;

/** What the text of each fault names, where it names something. */
type FaultValues<Name extends string, Fault extends { code: string }> = {
  [Code in Fault['code'] as keyof ValuesOf<Name, Code> extends never ? never : Code]: (
    fault: Extract<Fault, { code: Code }>,
    wording: Wording,
  ) => ValuesOf<Name, Code>;
};

/** The faults without a text under these messages: another form has one. */
type OtherFault<Name extends string, Fault extends { code: string }> = Fault extends unknown
  ? ValuesOf<Name, Fault['code']> extends undefined
    ? Fault
    : never
  : never;

type Digit = '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9';

/** The fields that have a label of their own: of `weight2`, the weight has, and of `article.2.weight`, `article.weight`. */
type OwnField<Field extends string> = Field extends `${infer Owner}.${number}.${infer Part}`
  ? `${Owner}.${Part}`
  : Field extends `${string}.${string}`
    ? never
    : Field extends `${infer Part}${Digit}`
      ? Part
      : Field;

type MissingLabel<Name extends string, Field extends string> = Field extends unknown
  ? ValuesAt<`${Name}.name.${Field}` | `${Name}.${Field}`> extends undefined
    ? `${Name}.${Field}`
    : never
  : never;

/** The texts and the routes that a journey lacks. */
type Missing<
  Name extends string,
  Route extends string,
  Step extends string,
  Field extends string,
  Other extends string,
> =
  | Exclude<`${Name}.title` | `${Name}.keptTitle` | `${Name}.step.${Step}`, Key>
  | MissingLabel<Name, OwnField<Exclude<Field, Other>>>
  | Exclude<Route | `${Route}${Capitalize<Step>}`, RouteName>;

/** A property for each of them, which nobody writes: the compiler says the names of messages and routes that are missing. */
type NothingMissing<Name extends string> = { readonly [Each in Name]: 'a message or a route that is missing' };

interface Declared<
  Name extends string,
  Route extends string,
  Step extends string,
  Field extends string,
  Fault extends { code: string },
  Options,
  Other extends string,
> {
  name: Name;
  icon: IconName;
  /** Of its entry; the step `item` has `registeredMailItem`. */
  route: Route;
  /** What figures call each step: as its address does. */
  measuredAs: Readonly<Record<NoInfer<Step>, string>>;
  service: NoticedService;
  /** Of another service than the journey’s own, which the answers name. */
  serviceName?(answers: Answers<NoInfer<Field>>, wording: Wording): string | undefined;
  /** @param draft the draft, which some of them depend on. */
  options(context: RequestContext, draft: Answers<NoInfer<Field>>): Promise<Options>;
  journey(options: Options): Journey<Step, Field, Fault>;
  /** What the texts of faults name. */
  faults: NoInfer<FaultValues<Name, Fault>>;
  /** The labels of fields that are those of another form. */
  otherLabel?(field: Other, wording: Wording): string;
  otherFault(field: NoInfer<Field>, fault: NoInfer<OtherFault<Name, Fault>>, wording: Wording): string;
  /**
   * What each answer is to the reader, by step and in the order of the page; what is not answered yet is left out. A printed text
   * (`isText`) has its row by itself.
   */
  summary(
    answers: Answers<NoInfer<Field>>,
    about: { options: Options; wording: Wording },
  ): Readonly<Record<NoInfer<Step>, Readonly<Record<string, string | undefined>>>>;
  postage?: Service;
  facts(about: FactsInput<Options, NoInfer<Field>>, wording: Wording): ServiceFacts;
}

/**
 * A journey whose texts and addresses are found by their names. In the messages of its folder: `step.item`, `weight` (a field;
 * `name.weight` where it has a shorter name than its question), `fault.too-heavy`, and where a field has a text of its own,
 * `fault.weight.required`. Of a field such as `sender.city`, `of.sender` and `faultOf.sender`, where there are such texts, say
 * whose it is; of a field such as `weight2`, `of.line` and `faultOf.line` say in which line it is. The texts of
 * `article.2.weight` are those of `article.weight`, and `faultOf.article` says which article it is.
 */
export function declareJourney<
  const Name extends string,
  const Route extends string,
  Step extends string,
  Field extends string,
  Fault extends { code: string },
  Options,
  Other extends string = never,
>(
  declared: Declared<Name, Route, Step, Field, Fault, Options, Other> &
    NothingMissing<NoInfer<Missing<Name, Route, Step, Field, Other>>>,
): JourneyDeclaration<Step, Field, Fault, Options> {
  const { name, route, measuredAs, service, options, journey, serviceName, otherLabel, otherFault, summary } = declared;
  const { icon, postage, facts } = declared;
  const values = declared.faults as unknown as Readonly<Record<string, FaultValue<Fault> | undefined>>;
  const steps = Object.keys(measuredAs) as Step[];
  const pathOf = (step: string) => `${route}${step.charAt(0).toUpperCase()}${step.slice(1)}` as 'registeredMailItem';
  const textOf = (key: string, { t }: Pick<Wording, 't'>, args?: Values) =>
    (t as AnyText)(key, ...(args ? [args] : []));
  const labelKey = (field: string, { has }: Pick<Wording, 'has'>) =>
    [`${name}.name.${field}`, `${name}.${field}`].find(has);
  const ownLabel = (field: string, wording: Wording): string | undefined => {
    const key = labelKey(field, wording);
    if (key) return textOf(key, wording);
    return labelKey(partsOf(field).part, wording) ? undefined : otherLabel?.(field as Other, wording);
  };
  // « line2 » is the second of several « line ».
  const rowLabel = (field: string, wording: Wording) => {
    const { part, number } = partsOf(field);
    return ownLabel(field, wording) ?? textOf(labelKey(part, wording) ?? '', wording, number);
  };
  return {
    name,
    icon,
    measuredAs,
    service,
    options,
    journey,
    postage,
    facts,
    title: (wording, answers) => (answers && serviceName?.(answers, wording)) || textOf(`${name}.title`, wording),
    draftTitle: (wording) => textOf(`${name}.keptTitle`, wording),
    resume: ({ paths }) => paths[pathOf(steps.at(-1) ?? '')](),
    entry: ({ paths }) => paths[route as 'registeredMail'](),
    path: (step, { paths }, query) => paths[pathOf(step)](query),
    stepLabel: (step, wording) => textOf(`${name}.step.${step}`, wording),
    fieldLabel(field, wording) {
      const { owner, number, part } = partsOf(field);
      const own = ownLabel(field, wording);
      if (own !== undefined) return own;
      const label = textOf(
        labelKey(part, wording) ?? firstOf([`address.${part}`, 'address.streetName'], wording),
        wording,
      );
      const key = `${name}.of.${owner}`;
      return wording.has(key) ? textOf(key, wording, { field: label, ...number }) : label;
    },
    faultText({ field, fault }, wording) {
      const { owner, number, part } = partsOf(field);
      const { code } = fault;
      const keys = [field, part].map((one) => `${name}.fault.${one}.${code}`);
      const key = [...keys, `${name}.fault.${code}`, `journey.fault.${code}`].find(wording.has);
      const text = key
        ? textOf(key, wording, values[code]?.(fault, wording))
        : otherFault(field, fault as OtherFault<Name, Fault>, wording);
      if (!owner || !wording.has(`${name}.faultOf.${owner}`)) return text;
      return textOf(`${name}.faultOf.${owner}`, wording, { fault: inSentence(text), ...number });
    },
    summary(answers, about) {
      const rows = summary(answers, about);
      return journey(about.options).steps.flatMap(({ name: step, texts = [], isNeeded }) => {
        const typed = Object.fromEntries((isNeeded(answers) ? texts : []).map((field) => [field, answers[field]]));
        return Object.entries<string | undefined>({ ...rows[step], ...typed }).flatMap(([field, value]) =>
          value ? [{ step, label: rowLabel(field, about.wording), value }] : [],
        );
      });
    },
  };
}

type Values = Readonly<Record<string, string | number>>;
type AnyText = (key: string, ...values: [] | [Values]) => string;
type FaultValue<Fault> = (fault: Fault, wording: Wording) => Values;

interface Parts {
  owner: string | null;
  number?: { number: string };
  part: string;
}

/** « sender.city » is the city of the sender, « weight2 » the weight of the second line, « article.2.weight » of an article. */
function partsOf(field: string): Parts {
  const [, listed, place, name] = /^([a-zA-Z]+)\.([0-9]+)\.([a-zA-Z]+)$/.exec(field) ?? [];
  if (listed && place) return { owner: listed, number: { number: place }, part: `${listed}.${name}` };
  const [, ofLine, number] = /^([a-zA-Z]+)([1-9])$/.exec(field) ?? [];
  if (ofLine && number) return { owner: 'line', number: { number }, part: ofLine };
  const [owner = '', part] = field.split('.');
  return part === undefined ? { owner: null, part: owner } : { owner, part };
}

const firstOf = (keys: readonly string[], { has }: Pick<Wording, 'has'>): string => keys.find(has) ?? keys.at(-1) ?? '';
