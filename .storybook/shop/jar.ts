import { createContext, type MiddlewareFunction } from 'react-router';
import { cookiesContext } from '#ui/request/contexts.server.ts';
import { Cookies } from '#ui/request/cookies.server.ts';

/** The cookies of one visitor. A browser hides the headers that carry them from its own programs, so they are kept here. */
export class Jar {
  readonly #values = new Map<string, string>();

  set(name: string, value: string) {
    this.#values.set(name, value);
  }

  get(name: string): string | undefined {
    return this.#values.get(name);
  }

  delete(name: string) {
    this.#values.delete(name);
  }

  get header(): string {
    return [...this.#values].map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('; ');
  }

  take(cookies: ReturnType<Cookies['changes']>) {
    for (const { name, value, seconds } of cookies) {
      if (seconds === 0) this.#values.delete(name);
      else this.#values.set(name, value);
    }
  }
}

export const jarContext = createContext<Jar>();

/** In place of the middleware that reads and writes headers. */
export const cookiesOfJar: MiddlewareFunction<Response> = async ({ context }, next) => {
  const jar = context.get(jarContext);
  const cookies = new Cookies(jar.header, { secure: true });
  context.set(cookiesContext, cookies);
  const response = await next();
  jar.take(cookies.changes());
  return response;
};
