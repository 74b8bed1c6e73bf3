import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { accounts as shoppers } from '../session/accounts.ts';
import type { JsonFile } from '../shared/json-file.ts';
import { agents } from '../shared/requests/agents.ts';
import type { Site } from '../shared/site.ts';

export interface IdentityAccount {
  sub: string;
  email: string;
  firstName: string;
  lastName: string;
  profile: Site;
  role?: 'agent';
  /** `salt:hash:cost`, the first two in hexadecimal; without a cost where it has the usual one. */
  password: string;
}

export type NewAccount = Pick<IdentityAccount, 'email' | 'firstName' | 'lastName' | 'profile'> & { password: string };

export interface Accounts {
  bySub(sub: string): IdentityAccount | undefined;
  byEmail(email: string): IdentityAccount | undefined;
  /** The account, if e-mail and password match. */
  recognise(email: string, password: string): Promise<IdentityAccount | null>;
  register(account: NewAccount): Promise<IdentityAccount>;
}

export const DEMO_PASSWORD = 'timbre-demo';
const KEY_LENGTH = 32;
const derive = promisify<string, string, number, ScryptOptions, Buffer>(scrypt);
/** A sixteenth of the usual cost: these accounts guard nothing, and hundreds of tests sign in. */
const cheap = 1024;
const usual = 16_384;

async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16).toString('hex');
  const hash = await derive(password, salt, KEY_LENGTH, { cost: cheap });
  return `${salt}:${hash.toString('hex')}:${cheap}`;
}

async function matches(password: string, saved: string): Promise<boolean> {
  // Accounts that registered before there was a cost are still in the file.
  const [salt = '', hash = '', cost = usual] = saved.split(':');
  return timingSafeEqual(await derive(password, salt, KEY_LENGTH, { cost: Number(cost) }), Buffer.from(hash, 'hex'));
}

/** Whose accounts a provider has. */
export type People = 'everybody' | 'shoppers' | 'agents';

/** The demonstration shoppers and agents, and whoever has registered. */
export async function openAccounts(file: JsonFile, people: People = 'everybody'): Promise<Accounts> {
  const password = await hashPassword(DEMO_PASSWORD);
  const builtIn = [
    ...(people === 'agents' ? [] : shoppers),
    ...(people === 'shoppers'
      ? []
      : agents.map((agent) => ({ ...agent, profile: 'part' as const, role: 'agent' as const }))),
  ];
  const demo = builtIn.map(({ uid, firstName, lastName, profile, ...rest }) => ({
    sub: `demo-${uid.split('@')[0]}`,
    email: uid,
    firstName,
    lastName,
    profile,
    ...('role' in rest && { role: rest.role }),
    password,
  }));
  const registered = registeredIn(file.read());
  const all = () => [...demo, ...registered];
  const byEmail = (email: string) => all().find((account) => account.email === email.trim().toLowerCase());
  return {
    byEmail,
    bySub: (sub) => all().find((account) => account.sub === sub),
    recognise: async (email, typed) => {
      const account = byEmail(email);
      // An unknown e-mail takes as long as a wrong password.
      const isRight = await matches(typed, account?.password ?? password);
      return account && isRight ? account : null;
    },
    register: async (account) => {
      const email = account.email.trim().toLowerCase();
      const saved = {
        ...account,
        email,
        sub: randomBytes(12).toString('hex'),
        password: await hashPassword(account.password),
      };
      registered.push(saved);
      file.writeSoon(() => ({ accounts: registered }));
      return saved;
    },
  };
}

const registeredIn = (saved: unknown): IdentityAccount[] =>
  typeof saved === 'object' && saved !== null && 'accounts' in saved && Array.isArray(saved.accounts)
    ? saved.accounts
    : [];
