import { parse, serialize } from 'hono/utils/cookie';

const hostPrefix = '__Host-';

/**
 * The name of a cookie of this host only; the configuration drops the prefix where browsers refuse it (architecture
 * §5).
 */
export const hostCookie = (name: string): string => hostPrefix + name;

/** A cookie that an answer sets; `seconds` of 0 deletes it. */
export interface GivenCookie {
  name: string;
  value: string;
  seconds: number;
}

/** Cookies of one request: those that the browser sent, and those that the answer sets. */
export class Cookies {
  readonly #came: Record<string, string>;
  readonly #goes = new Map<string, string>();
  readonly #given = new Map<string, GivenCookie>();
  readonly #secure: boolean;

  /** @param options `secure`: the shop is served by https; over http no browser accepts the `__Host-` prefix. */
  constructor(header: string | null, { secure }: { secure: boolean }) {
    this.#came = parse(header ?? '');
    this.#secure = secure;
  }

  get(name: string): string | null {
    return this.#came[this.#named(name)] ?? null;
  }

  /** Not readable by scripts, sent on same-site navigations only; `seconds` of 0 deletes. */
  set(name: string, value: string, seconds: number) {
    this.#give({ name, value, seconds }, { httpOnly: true });
  }

  /** Readable by scripts: it tells the page something, and is worth nothing to anybody else. */
  tell(name: string, value: string, seconds: number) {
    this.#give({ name, value, seconds }, { httpOnly: false });
  }

  #give({ name, value, seconds }: GivenCookie, { httpOnly }: { httpOnly: boolean }) {
    const own = this.#named(name);
    const options = { path: '/', httpOnly, sameSite: 'Lax', secure: this.#secure, maxAge: seconds } as const;
    this.#given.set(name, { name, value, seconds });
    this.#goes.set(own, serialize(own, value, options));
  }

  /** The cookies that the answer sets. */
  given(): GivenCookie[] {
    return [...this.#given.values()];
  }

  appendTo(headers: Pick<Headers, 'append'>) {
    for (const cookie of this.#goes.values()) headers.append('Set-Cookie', cookie);
  }

  #named(name: string): string {
    return this.#secure || !name.startsWith(hostPrefix) ? name : name.slice(hostPrefix.length);
  }
}
