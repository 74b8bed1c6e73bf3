/** A browser without JavaScript: stores cookies by origin and reads forms, but follows nothing by itself. */
export function newBrowser() {
  const jars = new Map<string, Map<string, string>>();
  const jarOf = (url: string) => {
    const { hostname } = new URL(url);
    const jar = jars.get(hostname) ?? new Map<string, string>();
    jars.set(hostname, jar);
    return jar;
  };

  async function send(url: string, init: RequestInit = {}): Promise<Response> {
    const jar = jarOf(url);
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const headers = new Headers(init.headers);
    if (cookie) headers.set('cookie', cookie);
    const response = await fetch(url, { ...init, headers, redirect: 'manual' });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value === '' || /expires=Thu, 01 Jan 1970/i.test(line)) jar.delete(name);
      else jar.set(name, value);
    }
    return response;
  }

  /** Follows redirects up to a page, or to an address that begins with `stop`. */
  async function follow(url: string, { stop = 'nowhere:', init = {} }: { stop?: string; init?: RequestInit } = {}) {
    let response = await send(url, init);
    let here = url;
    for (let hops = 0; hops < 12 && response.headers.has('location'); hops += 1) {
      here = new URL(response.headers.get('location') ?? '', here).href;
      if (here.startsWith(stop)) return { url: here, page: '', status: response.status };
      response = await send(here);
    }
    return { url: here, page: await response.text(), status: response.status };
  }

  return {
    open: (url: string, stop?: string) => follow(url, stop ? { stop } : {}),
    submit: (url: string, fields: Record<string, string>, stop?: string) =>
      follow(url, {
        ...(stop && { stop }),
        init: { method: 'POST', body: new URLSearchParams(fields), headers: { origin: new URL(url).origin } },
      }),
  };
}

/** The action of the first form, or of the one whose action ends with `ending`. */
export function formAction(page: string, base: string, ending = ''): string {
  const actions = [...page.matchAll(/<form[^>]*action="([^"]+)"/g)].map(([, action]) =>
    (action ?? '').replaceAll('&amp;', '&'),
  );
  const action = actions.find((each) => each.endsWith(ending));
  if (!action) throw new Error(`No form ${ending} in this page:\n${page.slice(0, 600)}`);
  return new URL(action, base).href;
}
