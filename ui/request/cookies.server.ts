import { parse, serialize } from 'hono/utils/cookie';

const hostPrefix = '__Host-';

/** A cookie of this host alone; configuration drops the prefix where a browser refuses it (architecture §5). */
export const hostCookie = (name: string): string => hostPrefix + name;

/** Cookies of one request: what came, and what goes with the answer. */
export class Cookies {
  readonly #came: Record<string, string>;
  readonly #goes = new Map<string, string>();
  readonly #secure: boolean;

  /** @param options `secure`: the shop speaks https; elsewhere no browser takes the prefix of a host's cookie. */
  constructor(header: string | null, { secure }: { secure: boolean }) {
    this.#came = parse(header ?? '');
    this.#secure = secure;
  }

  get(name: string): string | null {
    return this.#came[this.#named(name)] ?? null;
  }

  /** Not readable by scripts, sent on same-site navigations only; `seconds` of 0 deletes. */
  set(name: string, value: string, seconds: number) {
    const own = this.#named(name);
    const options = { path: '/', httpOnly: true, sameSite: 'Lax', secure: this.#secure, maxAge: seconds } as const;
    this.#goes.set(own, serialize(own, value, options));
  }

  appendTo(headers: Pick<Headers, 'append'>) {
    for (const cookie of this.#goes.values()) headers.append('Set-Cookie', cookie);
  }

  #named(name: string): string {
    return this.#secure || !name.startsWith(hostPrefix) ? name : name.slice(hostPrefix.length);
  }
}
