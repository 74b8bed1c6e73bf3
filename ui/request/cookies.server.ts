import { parse, serialize } from 'hono/utils/cookie';
import { fileCookie } from './file-cookie.ts';

const hostPrefix = '__Host-';

/**
 * The name of a cookie of this host only; the configuration drops the prefix where browsers refuse it (architecture
 * §5).
 */
export const hostCookie = (name: string): string => hostPrefix + name;

/**
 * The specification names these three, and other programs of the operator read them by their names. Another host of the
 * operator could plant one: a visit id opens nothing and is signed, and a cart's guid is as secret as it was.
 */
const specified = new Set(['lpel_sid', 'lpel_cart', 'lpel_cart_pro']);
/** Cookies of other programs, such as the analytics library's, have names of their own. */
const isOurs = (name: string) => name.startsWith('lpel_') && !specified.has(name);

/** Cookies that scripts may read: they are worth nothing to an attacker. */
const readable = new Set<string>([fileCookie]);

/** A cookie that an answer sets; `seconds` of 0 deletes it. */
export interface NewCookie {
  name: string;
  value: string;
  seconds: number;
}

/** Cookies of one request: those that the browser sent, and those that the answer sets. */
export class Cookies {
  readonly #came: Record<string, string>;
  readonly #goes = new Map<string, string>();
  readonly #changes = new Map<string, NewCookie>();
  readonly #secure: boolean;

  /** @param options `secure`: the shop is served by https; over http no browser accepts the `__Host-` prefix. */
  constructor(header: string | null, { secure }: { secure: boolean }) {
    this.#came = parse(header ?? '');
    this.#secure = secure;
  }

  /**
   * A cookie that is declared without the prefix is sent with it and read with or without it: earlier choices, and those of
   * the operator's own consent tool, still count. A cookie that gives access to something is declared by `hostCookie`.
   */
  get(name: string): string | null {
    return this.#came[this.#nameOf(name)] ?? (isOurs(name) ? this.#came[name] : undefined) ?? null;
  }

  /** Sent on same-site navigations only; `seconds` of 0 deletes. */
  set(name: string, value: string, seconds: number) {
    const httpOnly = !readable.has(name);
    const options = { path: '/', httpOnly, sameSite: 'Lax', secure: this.#secure, maxAge: seconds } as const;
    this.#changes.set(name, { name, value, seconds });
    this.#goes.set(this.#nameOf(name), serialize(this.#nameOf(name), value, options));
  }

  /** The cookies that the answer sets. */
  changes(): NewCookie[] {
    return [...this.#changes.values()];
  }

  appendTo(headers: Pick<Headers, 'append'>) {
    for (const cookie of this.#goes.values()) headers.append('Set-Cookie', cookie);
  }

  #nameOf(name: string): string {
    if (this.#secure) return isOurs(name) ? hostPrefix + name : name;
    return name.startsWith(hostPrefix) ? name.slice(hostPrefix.length) : name;
  }
}
