import { rememberFlash } from './flash-message.server.ts';

/** The cookies of a browser that a saved form leads to this address. */
export function cookiesAfter(to: string | URL): Record<string, string> {
  const cookies: Record<string, string> = {};
  const set = (name: string, value: string) => {
    cookies[name] = value;
  };
  rememberFlash({ set }, String(to));
  return cookies;
}
