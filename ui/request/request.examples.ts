import { RouterContextProvider } from 'react-router';
import type { Consent } from '#domain/consent/consent.ts';
import type { JourneyDrafts } from '#domain/journey/drafts.ts';
import type { Lang, Mode } from '#domain/shared/mode.ts';
import type { StructuredData } from '#ui/page/structured-data.ts';
import { wordingOf } from '#ui/wording/wording.server.ts';
import {
  accountContext,
  consentContext,
  cookiesContext,
  draftsContext,
  langContext,
  modeContext,
  type PageTag,
  portsContext,
  type RequestSession,
  sessionContext,
  shopContext,
  sidContext,
} from './contexts.server.ts';
import { Cookies } from './cookies.server.ts';
import { journeyDraftsOf } from './journey-drafts.server.ts';
import type { RequestContext } from './request-context.server.ts';
import type { RequestPorts, Shop } from './shop.ts';

/** The answers of a test's world, by port: whatever else is asked for throws by its name. */
export type GivenPorts = { [Name in keyof RequestPorts]?: Partial<RequestPorts[Name]> };
type Fields = Readonly<Record<string, string>>;

export interface GivenRequest {
  lang?: Lang;
  mode?: Mode;
  ports?: GivenPorts;
  /** Those of the other mode. */
  otherPorts?: GivenPorts;
  session?: RequestSession;
  /** What was typed here before the session had ended. */
  draft?: Fields | null;
  cookies?: Fields;
  /** What is kept of journeys, for several requests. */
  journeyDrafts?: JourneyDrafts;
  consent?: Consent;
  config?: Partial<RequestContext['config']>;
  posted?: FormData;
}

/** What a request has left behind. */
interface Left {
  drafts: ('kept' | 'forgotten')[];
  cookies: Map<string, { value: string; seconds: number }>;
  things: StructuredData[];
  tags: PageTag[];
  logged: unknown[];
}

const shopper = {
  id: 'compte-1',
  email: 'compte@exemple.fr',
  firstName: 'Compte',
  lastName: 'Particulier',
  profile: 'part',
} as const;

const aSession = (): RequestSession => ({
  id: 'session-1',
  open: { shopper, accessToken: async () => 'jeton' },
  down: false,
});
export const noSession: RequestSession = { id: null, open: null, down: false };

const config: Partial<RequestContext['config']> = {
  SHOP_ORIGIN: 'https://boutique.example',
  ADDRESS_BOOK_MAX: 100,
  MEASUREMENT_COOKIE: 'lpel_mesure',
  PERSONALISATION_COOKIE: 'lpel_perso',
  LOGOUT_UNAUTHORIZED_ROUTES: [],
  FORWARD_TEST_HEADER: '',
  MAP_TILES_URL: 'https://carte.example/{z}/{x}/{y}.png',
  MAP_TILES_SERVERS: [],
  MAP_KEY: '',
  MAP_ATTRIBUTION: 'Carte',
};

/** What a loader or an action is given, of plain values: a shopper who is signed in, in French, for themselves. */
export function aRequest(given: GivenRequest = {}): RequestContext & { left: Left } {
  const { lang = 'fr', mode = 'part', posted = new FormData() } = given;
  const left: Left = { drafts: [], cookies: new Map(), things: [], tags: [], logged: [] };
  const ports = portsGiven(given.ports);
  const session = given.session ?? aSession();
  const cookies: RequestContext['cookies'] = {
    get: (name) => left.cookies.get(name)?.value ?? given.cookies?.[name] ?? null,
    set: (name, value, seconds) => left.cookies.set(name, { value, seconds }),
  };
  return {
    ports,
    wording: wordingOf({ lang, mode }),
    mode,
    sid: 'visite-1',
    session,
    drafts: draftsIn(left, given.draft ?? null),
    journeyDrafts: journeyDraftsOf({
      records: given.journeyDrafts ?? only<JourneyDrafts>('journey drafts', {}),
      cookies,
      session,
      mode,
    }),
    cookies,
    consent: given.consent ?? { measurement: false, personalisation: false, asked: true, signalled: false },
    preview: false,
    config: only('setting', { ...config, ...given.config }),
    signIns: only('sign-ins', {}),
    mobileIn: ({ number }) => number,
    log: { error: (...told: unknown[]) => left.logged.push(told) },
    categories: async () => [],
    portsOf: (change) => (change.mode && change.mode !== mode ? portsGiven(given.otherPorts) : ports),
    form: async () => posted,
    describe: (...things) => left.things.push(...things),
    tag: (...tags) => left.tags.push(...tags),
    left,
  };
}

/** What the framework gives a loader or an action for this request. */
export function argsOf(
  context: RequestContext,
  { path = '/', form }: { path?: string; form?: FormData } = {},
): { request: Request; url: URL; pattern: string; params: Record<string, never>; context: RouterContextProvider } {
  const url = new URL(path, 'https://boutique.example');
  const { config, signIns, mobileIn, log } = context;
  const values = new RouterContextProvider();
  values.set(shopContext, {
    config,
    signIns,
    mobileIn,
    log,
    categoriesOf: () => context.categories(),
    portsFor: ({ mode }: { mode: Mode }) => context.portsOf({ mode }),
  } as unknown as Shop);
  values.set(portsContext, context.ports);
  values.set(modeContext, context.mode);
  values.set(langContext, context.wording.lang);
  values.set(sidContext, context.sid);
  values.set(sessionContext, context.session);
  values.set(draftsContext, context.drafts);
  values.set(cookiesContext, Object.assign(new Cookies(null, { secure: false }), context.cookies));
  values.set(consentContext, context.consent);
  values.set(accountContext, { requestId: 'demande-1', backendTime: { add: () => {} } } as never);
  const request = new Request(url, form ? { method: 'POST', body: form } : {});
  return { request, url, pattern: url.pathname, params: {}, context: values };
}

export function aForm(fields: Fields): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

/** Where an answer that is thrown leads, from this address of the shop or to another. */
export async function ledTo(answer: Promise<unknown>): Promise<string> {
  const thrown: unknown = await answer.then(
    () => null,
    (error: unknown) => error,
  );
  if (thrown instanceof Response) return thrown.headers.get('Location') ?? `no redirect: ${thrown.status}`;
  throw thrown ?? new Error('The answer leads nowhere.');
}

/** A call that is never answered well. */
export const fails =
  (fault: Error): (() => Promise<never>) =>
  async () => {
    throw fault;
  };

const portNames: Record<keyof RequestPorts, true> = {
  products: true,
  categories: true,
  brands: true,
  shops: true,
  carts: true,
  visitorCarts: true,
  deliveries: true,
  pickupPoints: true,
  payments: true,
  orders: true,
  registeredMails: true,
  companies: true,
  deferredPayments: true,
  addressBooks: true,
  addressChecks: true,
  contents: true,
  recommendations: true,
  searchSuggestions: true,
  measurements: true,
};

const portsGiven = (given: GivenPorts = {}): RequestPorts =>
  Object.fromEntries(
    (Object.keys(portNames) as (keyof RequestPorts)[]).map((name) => [
      name,
      only<object>(`port ${name}`, given[name] ?? {}),
    ]),
  ) as unknown as RequestPorts;

/** What is not given throws by its name as soon as it is asked for. */
function only<Whole extends object>(name: string, given: Partial<Whole>): Whole {
  return new Proxy(given, {
    get(target, key) {
      if (typeof key === 'symbol' || Object.hasOwn(target, key)) return Reflect.get(target, key) as unknown;
      throw new Error(name.startsWith('port ') ? `${name}.${key} is not given` : `${name} ${key} is not given`);
    },
  }) as Whole;
}

function draftsIn(left: Left, draft: Fields | null): RequestContext['drafts'] {
  let waiting = draft;
  return {
    keep: async () => {
      left.drafts.push('kept');
    },
    typed: async () => waiting && aForm(waiting),
    forget: async () => {
      left.drafts.push('forgotten');
      waiting = null;
    },
  };
}
