import type { Drafts, OpenSession, Shopper, SignInPurpose } from '#domain/session/session.ts';
import type { Mode } from '#domain/shared/mode.ts';
import { accounts } from '#mocks/session/accounts.ts';
import type { Shop } from '#ui/request/shop.ts';
import { pathsOf } from '#ui/routing/paths.ts';
import { visitor } from './toolbar.ts';

/** Who signs in when the toolbar names nobody. */
const usual: Record<Mode, string> = { part: 'particulier', pro: 'pro-certifie' };

function shopperOf(name: string): Shopper {
  const account = accounts.find(({ uid }) => uid.startsWith(`${name}@`));
  if (!account) throw new Error(`The mock backend has no account ${name}.`);
  const { uid, firstName, lastName, profile } = account;
  return { id: uid, email: uid, firstName, lastName, profile };
}

/** Sessions without an identity provider: its page answers at once, for the account of the toolbar. */
export class PlayedSignIns implements Record<keyof Shop['signIns'], unknown> {
  /** An account's name, or `visitor`. */
  account: string = visitor;
  readonly #tries = new Map<string, SignInPurpose>();
  readonly #sessions = new Map<string, Shopper>();
  readonly #owners = new Map<string, string>();

  async begin(purpose: SignInPurpose) {
    const tryId = crypto.randomUUID();
    this.#tries.set(tryId, purpose);
    return { url: pathsOf('part').signInReturn(), tryId };
  }

  async complete({ tryId }: { tryId: string }) {
    const purpose = this.#tries.get(tryId);
    this.#tries.delete(tryId);
    if (!purpose) return null;
    const shopper = shopperOf(this.account === visitor ? usual[purpose.profile ?? 'part'] : this.account);
    const sessionId = crypto.randomUUID();
    this.#sessions.set(sessionId, shopper);
    this.#owners.set(sessionId, shopper.id);
    return { sessionId, shopper, purpose };
  }

  async purposeOf(tryId: string) {
    return this.#tries.get(tryId) ?? null;
  }

  async ownerOf(sessionId: string) {
    return this.#owners.get(sessionId) ?? null;
  }

  cookieSeconds() {
    return 86_400;
  }

  async open(sessionId: string): Promise<OpenSession | null> {
    const shopper = this.#sessions.get(sessionId);
    return shopper ? { shopper, accessToken: async () => `test:${shopper.email}` } : null;
  }

  async expire(sessionId: string) {
    this.#sessions.delete(sessionId);
  }

  async end({ sessionId }: { sessionId: string }) {
    this.#sessions.delete(sessionId);
    return null;
  }
}

/** What was typed when a session ended, in memory. */
export function playedDrafts(): Drafts {
  const drafts = new Map<string, Parameters<Drafts['keep']>[0]>();
  return {
    async keep(draft) {
      const id = crypto.randomUUID();
      drafts.set(id, draft);
      return { id, seconds: 3600 };
    },
    of: async (id) => drafts.get(id) ?? null,
    forget: async (id) => void drafts.delete(id),
  };
}
