/** Who may see a page: everybody, or a signed-in shopper of the page's mode (specification §6). */
type Guard = 'open' | 'signedIn';

/**
 * `public`: the same for everybody, so it may be cached; `private`: of one visitor; `endpoint`: has no page;
 * `externalRedirect`: leads to another site.
 */
export type RouteKind = 'public' | 'private' | 'endpoint' | 'externalRedirect';

export interface RouteEntry {
  /** The specification's route name; the professional variant adds `Pro`. */
  name: string;
  path: string;
  file: string;
  kind: RouteKind;
  guard: Guard;
  /** Whether the page exists under the professional prefix too (postal-domain 9.2). */
  proVariant: boolean;
  /** `checkout`: the header shows only what is needed to order. */
  layout: 'shop' | 'checkout';
  /** Typed values survive the end of a session; never where a payment is chosen (architecture §5). */
  drafts: boolean;
  /** Its forms may hold files, up to `UPLOAD_MAX_MB`; a form of any other page is small. */
  uploads: Uploads | false;
  /** A GET uses something up or begins something, so that a request which only looks ahead is refused. */
  effect: boolean;
  /** An editor writes the page; until then it shows its title. */
  content: boolean;
  /** Search engines may show it. */
  indexable: boolean;
  /**
   * Any form that changes the account, signs or declares something, or writes to somebody in the shopper's name is not
   * sent by an agent, nor a file: a letter is the shopper's own words, and a logo needs their word that it is theirs.
   */
  agents: Agents;
  /** The page is about what is composed: what was answered before is kept whatever happens to it. */
  keepsAnswers: boolean;
  /** The journey and the step that the page belongs to; `null` for the entry. */
  journey?: { name: string; step: string | null };
}

/**
 * What an agent who helps a shopper may do at an address. `desk`: it is the agents' own; `sends`: see it and send its forms;
 * `reads`: see it; `paying` and `closed`: neither, since it pays, or is worth money or written between others; `neutral`:
 * all, since it sets the browser and is about nobody.
 */
export type Agents = 'desk' | 'sends' | 'reads' | 'paying' | 'closed' | 'neutral';

/** What a form of a page may hold, as it is counted. */
export type Uploads = 'file' | 'table';

type Options = Partial<
  Pick<
    RouteEntry,
    'guard' | 'proVariant' | 'layout' | 'drafts' | 'uploads' | 'effect' | 'indexable' | 'agents' | 'keepsAnswers'
  >
>;
type Entry<Name extends string, Path extends string, Content extends boolean = false> = RouteEntry & {
  name: Name;
  path: Path;
  content: Content;
};

const usual = {
  guard: 'open',
  proVariant: true,
  layout: 'shop',
  drafts: false,
  uploads: false,
  effect: false,
  indexable: false,
  agents: 'reads',
  keepsAnswers: false,
} as const;

const make =
  (kind: RouteKind) =>
  <const Name extends string, const Path extends string>(
    name: Name,
    path: Path,
    file: string,
    options: Options = {},
  ): Entry<Name, Path> => ({ ...usual, ...options, name, path, file, kind, content: false });

export const publicPage = make('public');
export const privatePage = make('private');

/** The address has no professional variant unless it says so; the query holds the mode where it matters. */
export const endpoint = <const Name extends string, const Path extends string>(
  name: Name,
  path: Path,
  file: string,
  options: Options = {},
) => make('endpoint')(name, path, file, { proVariant: false, ...options });

export const contentPage = <const Name extends string, const Path extends string>(
  name: Name,
  path: Path,
  { file = 'content/page.route.tsx', kind = 'public', ...options }: Options & { file?: string; kind?: RouteKind } = {},
): Entry<Name, Path, true> => ({ ...make(kind)(name, path, file, { indexable: true, ...options }), content: true });

export const externalRedirect = <const Name extends string, const Path extends string>(name: Name, path: Path) =>
  make('externalRedirect')(name, path, 'external-redirects/external-redirect.route.ts');

type Steps = Readonly<Record<string, `/${string}`>>;
type StepEntry<Name extends string, Path extends string, Of extends Steps> = {
  [Step in keyof Of & string]: Entry<`${Name}${Capitalize<Step>}`, `${Path}${Of[Step]}`> & {
    journey: { name: string; step: string };
  };
}[keyof Of & string];

/**
 * A journey: its entry, and its steps in order, each with an address below the entry's. `registeredMail` with a step
 * `deposit` makes the routes `registeredMail` and `registeredMailDeposit`, of the files
 * `registered-mail/entry/entry.route.tsx` and `registered-mail/deposit/deposit.route.tsx`.
 *
 * @param uploadsAt the steps whose forms may hold files, and which.
 */
export function journey<const Name extends string, const Path extends string, const Of extends Steps>(
  name: Name,
  { entry, steps, uploadsAt = {} }: { entry: Path; steps: Of; uploadsAt?: Partial<Record<keyof Of, Uploads>> },
  options: Omit<Options, 'uploads' | 'keepsAnswers'> = {},
): (Entry<Name, Path> | StepEntry<Name, Path, Of>)[] {
  const page = (step: string | null, at: Pick<RouteEntry, 'name' | 'path'>): RouteEntry => {
    const [folder, file] = [kebab(name), kebab(step ?? 'entry')];
    const uploads: Uploads | false = (step !== null && (uploadsAt as Partial<Record<string, Uploads>>)[step]) || false;
    const { agents = 'reads' } = options;
    const own =
      step === null
        ? { indexable: true, ...options }
        : { ...options, uploads, indexable: false, agents: uploads ? 'reads' : agents };
    const made = privatePage(at.name, at.path, `${folder}/${file}/${file}.route.tsx`, { ...own, keepsAnswers: true });
    return { ...made, journey: { name, step } };
  };
  const made = [
    page(null, { name, path: entry }),
    ...Object.entries(steps).map(([step, path]) =>
      page(step, { name: name + step.charAt(0).toUpperCase() + step.slice(1), path: entry + path }),
    ),
  ];
  // TypeScript cannot infer the concatenated names and addresses; the return type states them.
  return made as (Entry<Name, Path> | StepEntry<Name, Path, Of>)[];
}

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
