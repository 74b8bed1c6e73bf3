import { parse, serialize } from 'hono/utils/cookie';
import { createContext, type MiddlewareFunction } from 'react-router';
import { shop } from '#ui/request/ports.server.ts';

/** Cookies of one request: what came, and what goes with the answer. */
export class Cookies {
  readonly #came: Record<string, string>;
  readonly #goes = new Map<string, string>();

  constructor(header: string | null) {
    this.#came = parse(header ?? '');
  }

  get(name: string): string | null {
    return this.#came[name] ?? null;
  }

  /** Not readable by scripts, sent on same-site navigations only; `seconds` of 0 deletes. */
  set(name: string, value: string, seconds: number) {
    const secure = shop.config.SECURE_COOKIES;
    this.#goes.set(
      name,
      serialize(name, value, { path: '/', httpOnly: true, sameSite: 'Lax', secure, maxAge: seconds }),
    );
  }

  appendTo(headers: Pick<Headers, 'append'>) {
    for (const cookie of this.#goes.values()) headers.append('Set-Cookie', cookie);
  }
}

export const cookiesContext = createContext<Cookies>();

/** Where a browser refuses the prefix on a plain http origin, configuration drops it (architecture §5). */
export const hostCookie = (name: string) => (shop.config.SECURE_COOKIES ? `__Host-${name}` : name);

export const cookies: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const jar = new Cookies(request.headers.get('cookie'));
  context.set(cookiesContext, jar);
  const response = await next();
  jar.appendTo(response.headers);
  return response;
};
