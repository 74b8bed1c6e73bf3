interface Node {
  host: string;
  port: number;
}

interface Credentials {
  username?: string;
  password?: string;
  isEncrypted: boolean;
}

/** Where Redis is: one server, a cluster by some of its nodes, or a master that Sentinels name. */
export type RedisAddress =
  | { kind: 'server'; url: string }
  | ({ kind: 'cluster'; nodes: Node[] } & Credentials)
  | ({ kind: 'sentinel'; sentinels: Node[]; master: string } & Credentials);

const shape =
  /^redis(?<encrypted>s?)(?<sentinel>\+sentinel)?:\/\/(?:(?<user>[^@/]*)@)?(?<hosts>[^@/]+)(?:\/(?<path>[^/]*))?$/;

/**
 * Reads the address of a setting; `null` where it is none. Several addresses are a cluster, whose only database is 0.
 * Whoever signs in does so at Redis: Sentinels are asked without a password.
 */
export function redisAddress(text: string): RedisAddress | null {
  const { encrypted, sentinel, user, hosts, path = '' } = shape.exec(text)?.groups ?? {};
  if (hosts === undefined) return /^rediss?:\/\/[^,]+$/.test(text) ? { kind: 'server', url: text } : null;
  if (sentinel === undefined && !hosts.includes(',')) return { kind: 'server', url: text };
  const nodes = hosts.split(',').map((each) => nodeAt(each, sentinel === undefined ? 6379 : 26_379));
  const signIn = credentialsIn(user);
  if (signIn === null || !nodes.every((node) => node !== null)) return null;
  const credentials = { ...signIn, isEncrypted: encrypted === 's' };
  if (sentinel === undefined) return /^0?$/.test(path) ? { kind: 'cluster', nodes, ...credentials } : null;
  return path === '' ? null : { kind: 'sentinel', sentinels: nodes, master: path, ...credentials };
}

function nodeAt(text: string, usualPort: number): Node | null {
  const url = `redis://${text.trim()}`;
  if (!URL.canParse(url)) return null;
  const { hostname, port } = new URL(url);
  return hostname === '' ? null : { host: hostname.replace(/^\[|\]$/g, ''), port: Number(port || usualPort) };
}

/** `null` where what is percent-encoded cannot be read. */
function credentialsIn(user: string | undefined): Partial<Credentials> | null {
  if (user === undefined) return {};
  const [username = '', ...password] = user.split(':');
  try {
    return {
      ...(username && { username: decodeURIComponent(username) }),
      ...(password.length > 0 && { password: decodeURIComponent(password.join(':')) }),
    };
  } catch {
    return null;
  }
}
