import type { RouterContextProvider } from 'react-router';
import type { AgentAct } from '#domain/assisted-service/assisted-service.ts';
import type { CategoryTree } from '#domain/catalog/catalog.ts';
import type { Consent } from '#domain/consent/consent.ts';
import type { Mode } from '#domain/shared/mode.ts';
import type { StructuredData } from '#ui/page/structured-data.ts';
import { wordingOf } from '#ui/wording/wording.server.ts';
import type { Wording } from '#ui/wording/wording.ts';
import {
  accountContext,
  agentContext,
  clientContext,
  consentContext,
  cookiesContext,
  draftsContext,
  isPostContext,
  langContext,
  modeContext,
  type OpenRequestAgent,
  type PageTag,
  portsContext,
  postedContext,
  previewContext,
  type RequestDrafts,
  type RequestSession,
  retryAfterContext,
  sessionContext,
  shopContext,
  sidContext,
  structuredDataContext,
  tagsContext,
  uploadsContext,
} from './contexts.server.ts';
import type { Cookies } from './cookies.server.ts';
import { badRequest, tooMany } from './error/error-page.server.ts';
import { journeyDraftsOf, type RequestJourneyDrafts } from './journey-drafts.server.ts';
import { fileWait, type RequestLimits, requestLimits } from './limits.server.ts';
import { phoneOf } from './phone.ts';
import { MalformedForm, type UnreadFiles } from './posted-form.server.ts';
import { type ScopeChange, scopeOf } from './scope.server.ts';
import type { RequestPorts, Shop } from './shop.ts';

/** The values of one request for a loader or an action, without types of the framework. */
export interface RequestContext {
  ports: RequestPorts;
  wording: Wording;
  mode: Mode;
  sid: string;
  session: RequestSession;
  /** An agent of the assisted service; `null` for every shopper and visitor. */
  agent: OpenRequestAgent | null;
  /** `null`: this shop has no assisted service. */
  agentSignIns: Shop['agentSignIns'];
  /** Writes what an agent did into the log. */
  audit(agent: Pick<OpenRequestAgent, 'agent' | 'assistance'>, act: Pick<AgentAct, 'act' | 'what' | 'outcome'>): void;
  drafts: RequestDrafts;
  journeyDrafts: RequestJourneyDrafts;
  cookies: Pick<Cookies, 'get' | 'set' | 'changes'>;
  consent: Consent;
  /** The request is an editor's, who sees drafts of content. */
  preview: boolean;
  config: Shop['config'];
  signIns: Shop['signIns'];
  limits: RequestLimits;
  mobileIn: Shop['mobileIn'];
  log: Pick<Shop['log'], 'error'>;
  observers: Pick<Shop['observers'], 'orderHeard'>;
  /** Departments of the shop, in the request's mode and language. */
  categories(): Promise<readonly CategoryTree[]>;
  /** The ports for the other mode, or for a session that was just opened. */
  portsOf(change: ScopeChange): RequestPorts;
  /** The path parameters of the page. */
  params: Readonly<Record<string, string | undefined>>;
  /** The form that was posted to this page, also while its loaders run after the action; `null`: none was. */
  posted: (() => Promise<FormData>) | null;
  /**
   * The posted form, however often it is asked for; a body that is not a form gives the error page with 400.
   *
   * @param isOpen whether the page accepts files, called before one is read. Without it the names of files alone are read.
   */
  form(isOpen?: () => Promise<boolean>): Promise<FormData>;
  /** Why files of the posted form were not read; empty when all were. */
  unreadFiles(): Promise<UnreadFiles>;
  /** Counts the posted form where it holds files: the seconds to wait, 0 when there is no need. */
  fileWait(): Promise<number>;
  /** Adds structured data to the page. */
  describe(...things: StructuredData[]): void;
  /** Adds tags for the page cache. */
  tag(...tags: PageTag[]): void;
}

interface RequestInput {
  request: Request;
  params?: RequestContext['params'];
  context: Readonly<RouterContextProvider>;
}

export function requestContextOf({ context, request, params = {} }: RequestInput): RequestContext {
  const shop = context.get(shopContext);
  const mode = context.get(modeContext);
  const phone = phoneOf({ mode, config: shop.config });
  const wording = wordingOf({ lang: context.get(langContext), mode, phone });
  const sid = context.get(sidContext);
  const session = context.get(sessionContext);
  const agent = context.get(agentContext);
  const cookies = context.get(cookiesContext);
  const readPost = async (isOpen?: () => Promise<boolean>) => {
    try {
      return await context.get(postedContext)(isOpen);
    } catch (error) {
      throw error instanceof MalformedForm ? badRequest({ wording, sid }) : error;
    }
  };
  const limits = requestLimits(shop.limits, {
    // An agent is counted by the assistance or by their id: another browser does not help to get around it.
    whose: {
      session: session.open?.shopper.id ?? (agent.state === 'open' ? agent.agent.id : sid),
      address: context.get(clientContext),
    },
    wait: (seconds) => context.set(retryAfterContext, seconds),
  });
  return {
    ports: context.get(portsContext),
    wording,
    mode,
    sid,
    session,
    agent: agent.state === 'open' ? agent : null,
    agentSignIns: shop.agentSignIns,
    audit: ({ agent: { id }, assistance }, act) =>
      shop.audit({
        ...act,
        agent: id,
        onBehalfOf: assistance?.customer.id ?? null,
        requestId: context.get(accountContext).requestId,
      }),
    drafts: context.get(draftsContext),
    journeyDrafts: journeyDraftsOf({
      records: shop.journeyDrafts,
      ids: shop.ids,
      cookies,
      session,
      mode,
      isAgents: agent.state !== 'none',
      async begins() {
        const seconds = await limits.take('draft');
        if (seconds > 0) throw tooMany({ wording, sid }, seconds);
      },
    }),
    cookies,
    consent: context.get(consentContext),
    preview: context.get(previewContext) !== null,
    config: shop.config,
    signIns: shop.signIns,
    limits,
    mobileIn: shop.mobileIn,
    log: shop.log,
    observers: shop.observers,
    categories: () => shop.categoriesOf(mode, wording.lang),
    portsOf: (change) => shop.portsFor(scopeOf({ request, context }, change)),
    params,
    posted: context.get(isPostContext) ? async () => (await readPost()).form : null,
    form: async (isOpen) => (await readPost(isOpen)).form,
    unreadFiles: async () => (await readPost()).unread,
    fileWait: async () => fileWait(limits, { ...(await readPost()), uploads: context.get(uploadsContext) }),
    describe: (...things) => context.set(structuredDataContext, [...context.get(structuredDataContext), ...things]),
    tag: (...tags) => context.set(tagsContext, [...context.get(tagsContext), ...tags]),
  };
}
