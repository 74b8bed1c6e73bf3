import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import type { Config } from '#adapters/config.ts';
import { digest, readRecord } from '#adapters/records/record-text.ts';
import type { SessionStore } from '#adapters/records/session-store.ts';
import { OidcSignIns, type SignInParts } from '#adapters/session/oidc-sign-ins.ts';
import type { SignInRealm } from '#adapters/session/sign-in-realm.ts';
import {
  type Agent,
  type AgentSignIns,
  type Assistance,
  assistanceId,
  type Customer,
  type OpenAgent,
} from '#domain/assisted-service/assisted-service.ts';

type AgentConfig = Pick<
  Config,
  | 'SHOP_ORIGIN'
  | 'OIDC_ISSUER'
  | 'AGENT_OIDC_ISSUER'
  | 'AGENT_OIDC_CLIENT_ID'
  | 'AGENT_OIDC_CLIENT_SECRET'
  | 'TIMEOUT_AGENT_IDENTITY'
  | 'AGENT_IDLE_MINUTES'
  | 'AGENT_ABSOLUTE_MINUTES'
>;

/** The provider says which accounts are agents'. The backend checks the token itself at each call. */
const agents: SignInRealm = {
  name: 'agents',
  ids: { try: 'agent-sign-in', session: 'agent' },
  records: 'agent-',
  paths: { signedIn: '/ecom/assistance/retour', signedOut: '/ecom/assistance' },
  admits: ({ role }) => role === 'agent',
};

const helped = v.object({
  id: v.string(),
  customer: v.object({
    id: v.string(),
    firstName: v.string(),
    lastName: v.string(),
    email: v.string(),
    profile: v.picklist(['part', 'pro']),
  }),
});

const back = { redirect: '/ecom/assistance', fallback: '/ecom/assistance', profile: null } as const;

/**
 * Agents at the second authentication host, or at the first through a client of their own. The shopper whom an agent
 * helps is a record of its own, which ends with the help.
 */
export class OidcAgentSignIns implements AgentSignIns {
  readonly #signIns: OidcSignIns;
  readonly #store: SessionStore;
  readonly #seconds: number;

  constructor(config: AgentConfig, parts: SignInParts) {
    this.#store = parts.store;
    this.#seconds = config.AGENT_IDLE_MINUTES * 60;
    const own = {
      SHOP_ORIGIN: config.SHOP_ORIGIN,
      OIDC_ISSUER: config.AGENT_OIDC_ISSUER ?? config.OIDC_ISSUER,
      OIDC_CLIENT_ID: config.AGENT_OIDC_CLIENT_ID,
      OIDC_CLIENT_SECRET: config.AGENT_OIDC_CLIENT_SECRET ?? '',
      TIMEOUT_IDENTITY: config.TIMEOUT_AGENT_IDENTITY,
      SESSION_IDLE_MINUTES: config.AGENT_IDLE_MINUTES,
      SESSION_ABSOLUTE_MINUTES: config.AGENT_ABSOLUTE_MINUTES,
    };
    this.#signIns = new OidcSignIns(own, { ...parts, realm: agents });
  }

  /** Agents share desks: the provider asks for the account at each sign-in. */
  begin({ lang }: { lang: string }) {
    return this.#signIns.begin({ ...back, lang, prompt: 'other-account' });
  }

  async complete(answer: { tryId: string; url: URL }) {
    const done = await this.#signIns.complete(answer);
    return done && { sessionId: done.sessionId, agent: { id: done.shopper.id } satisfies Agent };
  }

  async open(sessionId: string): Promise<OpenAgent | null> {
    const signIn = await this.#signIns.open(sessionId);
    if (!signIn) return null;
    const key = keyOf(sessionId);
    const assistance = readRecord(helped, await this.#store.get(key));
    if (assistance) await this.#store.keepFor(key, this.#seconds);
    return { agent: { id: signIn.shopper.id }, assistance, accessToken: signIn.accessToken };
  }

  async assist(sessionId: string, customer: Customer): Promise<Assistance> {
    const assistance = { id: assistanceId(randomUUID()), customer };
    await this.#store.set(keyOf(sessionId), JSON.stringify(assistance), this.#seconds);
    return assistance;
  }

  leave(sessionId: string): Promise<void> {
    return this.#store.delete(keyOf(sessionId));
  }

  async expire(sessionId: string): Promise<void> {
    await this.leave(sessionId);
    await this.#signIns.expire(sessionId);
  }

  agentOf(sessionId: string): Promise<string | null> {
    return this.#signIns.ownerOf(sessionId);
  }

  async end(sessionId: string, back: 'quittee' | 'expiree'): Promise<string | null> {
    await this.leave(sessionId);
    return this.#signIns.end({ sessionId, back });
  }

  cookieSeconds(): number {
    return this.#signIns.cookieSeconds();
  }
}

const keyOf = (sessionId: string) => `agent-helps:${digest(sessionId)}`;
