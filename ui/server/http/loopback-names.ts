const loopbackNames = ['localhost', '127.0.0.1', '[::1]'];

/**
 * The hosts under which a developer reaches a shop that runs on this machine, beside its own: `localhost:3000` for
 * `http://127.0.0.1:3000`. Forms are taken from the shop's origin alone, so a visit under another name is sent there.
 * Empty where the shop has a public name.
 */
export function otherLoopbackHosts(shopOrigin: string): ReadonlySet<string> {
  const { hostname, host } = new URL(shopOrigin);
  if (!loopbackNames.includes(hostname)) return new Set();
  const port = host.slice(hostname.length);
  return new Set(loopbackNames.filter((name) => name !== hostname).map((name) => name + port));
}
