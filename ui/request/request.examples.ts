import { RouterContextProvider } from 'react-router';
import type { Consent } from '#domain/consent/consent.ts';
import type { JourneyDrafts } from '#domain/journey/drafts.ts';
import type { Lang, Mode } from '#domain/shared/mode.ts';
import type { StructuredData } from '#ui/page/structured-data.ts';
import { wordingOf } from '#ui/wording/wording.server.ts';
import {
  accountContext,
  agentContext,
  consentContext,
  cookiesContext,
  draftsContext,
  isPostContext,
  langContext,
  modeContext,
  type PageTag,
  portsContext,
  postedContext,
  type RequestSession,
  sessionContext,
  shopContext,
  sidContext,
} from './contexts.server.ts';
import { Cookies } from './cookies.server.ts';
import { draftsIn } from './drafts.examples.ts';
import { journeyDraftsOf } from './journey-drafts.server.ts';
import { type GivenPorts, only, portsGiven } from './ports.examples.ts';
import { fileFields, megabyte, postedForm, type UnreadFiles } from './posted-form.server.ts';
import { randomText } from './random.server.ts';
import type { RequestContext } from './request-context.server.ts';
import type { Shop } from './shop.ts';

type Fields = Readonly<Record<string, string>>;

export interface GivenRequest {
  lang?: Lang;
  mode?: Mode;
  ports?: GivenPorts;
  /** The ports of the other mode. */
  otherPorts?: GivenPorts;
  session?: RequestSession;
  agent?: RequestContext['agent'];
  agentSignIns?: RequestContext['agentSignIns'];
  /** The values that were typed before the session had ended. */
  draft?: Fields | null;
  cookies?: Fields;
  /** What is kept of journeys, for several requests. */
  journeyDrafts?: JourneyDrafts;
  ids?: Shop['ids'];
  consent?: Consent;
  config?: Partial<RequestContext['config']>;
  posted?: FormData | undefined;
  /** Why files of it were not read. */
  unreadFiles?: UnreadFiles;
  fileWait?: number;
  params?: Fields;
  limits?: RequestContext['limits'];
}

/** The side effects of a request. */
interface Effects {
  drafts: string[];
  readonly cookies: ReadonlyMap<string, { value: string; seconds: number }>;
  things: StructuredData[];
  tags: PageTag[];
  logged: unknown[];
  heard: string[];
  /** The acts of an agent. */
  audited: unknown[];
}

const shopper = {
  id: 'compte-1',
  email: 'compte@exemple.fr',
  firstName: 'Compte',
  lastName: 'Particulier',
  profile: 'part',
} as const;

/** An open session of a shopper of this profile. */
export const sessionAs = (profile: Mode): RequestSession => ({
  id: 'session-1',
  open: { shopper: { ...shopper, profile }, accessToken: async () => 'jeton' },
  down: false,
});
export const noSession: RequestSession = { id: null, open: null, down: false };

/** Ids of the shop, unsigned: one of another kind is none of ours, as in adapters/session/signed-ids.ts. */
const ids: Shop['ids'] = {
  issue: (kind) => `${kind}-${randomText(32, 'base64url')}`,
  isOurs: (kind, id) => id.startsWith(`${kind}-`),
  original: (_, id) => id,
  renew: (_, id) => id,
};

const config: Partial<RequestContext['config']> = {
  AGENT_IDLE_MINUTES: 15,
  SHOP_ORIGIN: 'https://boutique.example',
  ADDRESS_BOOK_MAX: 100,
  PHONE_PART: '36 31',
  PHONE_PRO: '36 34',
  UPLOAD_MAX_MB: 20,
  MEASUREMENT_COOKIE: 'lpel_mesure',
  PERSONALISATION_COOKIE: 'lpel_perso',
  LOGOUT_UNAUTHORIZED_ROUTES: [],
  FORWARD_TEST_HEADER: '',
  MAP_TILES_URL: 'https://carte.example/{z}/{x}/{y}.png',
  MAP_TILES_SERVERS: [],
  MAP_KEY: '',
  MAP_ATTRIBUTION: 'Carte',
};

/** Limits that ask whoever does anything to wait so long; 0: nobody. */
export function waitingFor(seconds: number): RequestContext['limits'] {
  const asked = async () => seconds;
  return { take: asked, wait: asked, reserve: asked, giveBack: async () => {} };
}

/** A request context of plain values: a signed-in individual, in French. */
export function aRequest(given: GivenRequest = {}): RequestContext & { effects: Effects } {
  const { lang = 'fr', mode = 'part', posted = new FormData() } = given;
  const effects: Effects = {
    drafts: [],
    get cookies() {
      return new Map(cookies.changes().map(({ name, ...cookie }) => [name, cookie]));
    },
    things: [],
    tags: [],
    logged: [],
    heard: [],
    audited: [],
  };
  const ports = portsGiven(given.ports);
  const session = given.session ?? sessionAs('part');
  const came = Object.entries(given.cookies ?? {}).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  const cookies = new Cookies(came.join('; '), { secure: true });
  return {
    ports,
    wording: wordingOf({ lang, mode }),
    mode,
    sid: 'visite-1',
    session,
    agent: given.agent ?? null,
    agentSignIns: given.agentSignIns ?? null,
    audit: ({ assistance }, act) => effects.audited.push({ onBehalfOf: assistance?.customer.id ?? null, ...act }),
    drafts: draftsIn(effects.drafts, given.draft ? aForm(given.draft) : null),
    journeyDrafts: journeyDraftsOf({
      ids: given.ids ?? ids,
      records: given.journeyDrafts ?? only<JourneyDrafts>('journey drafts', {}),
      cookies,
      session,
      mode,
      isAgents: given.agent !== undefined && given.agent !== null,
      begins: async () => {},
    }),
    cookies,
    consent: given.consent ?? { measurement: false, personalisation: false, isAnswered: true, signalled: false },
    preview: false,
    config: only('setting', { ...config, ...given.config }),
    signIns: only('sign-ins', {}),
    limits: given.limits ?? waitingFor(0),
    mobileIn: ({ number }) => number,
    log: { error: (...logged: unknown[]) => effects.logged.push(logged) },
    observers: { orderHeard: (outcome) => effects.heard.push(outcome) },
    categories: async () => [],
    portsOf: (change) => (change.mode && change.mode !== mode ? portsGiven(given.otherPorts) : ports),
    params: given.params ?? {},
    posted: given.posted ? async () => posted : null,
    form: async () => posted,
    unreadFiles: async () => given.unreadFiles ?? [],
    fileWait: async () => given.fileWait ?? 0,
    describe: (...things) => effects.things.push(...things),
    tag: (...tags) => effects.tags.push(...tags),
    effects,
  };
}

/** The framework's arguments of a loader or an action for this request. */
export function argsOf(
  context: RequestContext,
  { path = '/', form, journeyDrafts }: { path?: string; form?: FormData; journeyDrafts?: JourneyDrafts } = {},
): { request: Request; url: URL; pattern: string; params: Record<string, never>; context: RouterContextProvider } {
  const url = new URL(path, 'https://boutique.example');
  const { config, signIns, mobileIn, log, observers } = context;
  const values = new RouterContextProvider();
  values.set(shopContext, {
    config,
    signIns,
    mobileIn,
    log,
    observers,
    limits: context.limits,
    agentSignIns: context.agentSignIns,
    audit: () => {},
    ids,
    journeyDrafts,
    categoriesOf: () => context.categories(),
    portsFor: ({ mode }: { mode: Mode }) => context.portsOf({ mode }),
  } as unknown as Shop);
  values.set(portsContext, context.ports);
  values.set(modeContext, context.mode);
  values.set(langContext, context.wording.lang);
  values.set(sidContext, context.sid);
  values.set(sessionContext, context.session);
  if (context.agent) values.set(agentContext, context.agent);
  values.set(draftsContext, context.drafts);
  values.set(cookiesContext, context.cookies as Cookies);
  values.set(consentContext, context.consent);
  values.set(accountContext, { requestId: 'demande-1', backendTime: { add: () => {} } } as never);
  values.set(isPostContext, form !== undefined);
  const request = new Request(url, form ? { method: 'POST', body: form } : {});
  let posted: ReturnType<typeof postedForm> | undefined;
  values.set(postedContext, () => {
    posted ??= postedForm(request, { most: megabyte, files: Object.values(fileFields).flat() });
    return posted;
  });
  return { request, url, pattern: url.pathname, params: {}, context: values };
}

export function aForm(fields: Readonly<Record<string, string | Blob>>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

/** What a page says of the fields of its forms: « city: Saisissez la commune. » */
function errorsIn(page: unknown): string[] {
  if (typeof page !== 'object' || page === null) return [];
  return Object.entries(page).flatMap(([name, part]: [string, unknown]) =>
    name === 'errors' && typeof part === 'object'
      ? Object.entries(part ?? {}).map(([field, text]) => `${field}: ${String(text)}`)
      : errorsIn(part),
  );
}

/** Where a thrown redirect leads: an address of the shop, or of another origin. */
export async function ledTo(answer: Promise<unknown>): Promise<string> {
  const thrown: unknown = await answer.then(
    (page) => new Error(`The answer is a page, and no redirect: ${errorsIn(page).join(' ') || 'without errors'}`),
    (error: unknown) => error,
  );
  if (thrown instanceof Response) return locationOf(thrown) ?? `no redirect: ${thrown.status}`;
  throw thrown;
}

/**
 * Where a browser goes on after this answer: it follows no `Location` of another status, and posts a form again after 307.
 * It remembers « 301 /… » for good.
 */
export function locationOf({ status, headers }: Response): string | null {
  if (status === 302 || status === 303) return headers.get('Location');
  return status === 301 ? `301 ${headers.get('Location')}` : null;
}

/** A call that fails with this error. */
export const fails =
  (fault: Error): (() => Promise<never>) =>
  async () => {
    throw fault;
  };
