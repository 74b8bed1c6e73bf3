/**
 * Signs in by the real form over plain sockets: hundreds of tests begin here, and for each request of its own client
 * Playwright looks up where in the program it stands and tells its runner.
 */
import { password } from '../shared/shopper.ts';

interface Sent {
  cookies?: string[];
  form?: Record<string, string>;
}

interface Answer {
  status: number;
  headers: { location?: string | undefined };
  cookies: string[];
}

interface Visitor {
  email: string;
  /** The origin of the shop. */
  shop: string;
  askOf: (origin: string) => (path: string, sent: Sent) => Promise<Answer>;
  /** Cookies that the visitor has already, as `name=value`. */
  given: readonly string[];
}

interface Kept {
  pair: string;
  path: string;
}

/** Cookies of one host, as a browser keeps them: whatever the port, below the path of each. */
function jarOf(given: readonly string[]) {
  const jar = new Map<string, Kept>();
  const keep = (line: string) => {
    const [pair = '', ...attributes] = line.split(/; */);
    const path = attributes.find((each) => /^path=/i.test(each))?.slice('path='.length) ?? '/';
    const key = `${pair.split('=')[0]} ${path}`;
    if (attributes.some((each) => /^max-age=0$|^expires=.* 1970 /i.test(each))) jar.delete(key);
    else jar.set(key, { pair, path });
  };
  for (const pair of given) keep(pair);
  const isFor = (pathname: string, { path }: Kept) =>
    path === '/' || pathname === path || pathname.startsWith(`${path}/`);
  return { keep, sentTo: (pathname: string) => [...jar.values()].filter((each) => isFor(pathname, each)).map(pairOf) };
}
const pairOf = ({ pair }: Kept) => pair;

/** The cookies of a shopper who has come back from the identity provider; the page that the shop leads to is not asked for. */
export async function sessionCookies({ email, shop, askOf, given }: Visitor): Promise<string[]> {
  const jar = jarOf(given);
  const asks = async (address: string, sent: Sent = {}) => {
    const { origin, pathname, search } = new URL(address);
    const reply = await askOf(origin)(pathname + search, { ...sent, cookies: jar.sentTo(pathname) });
    for (const line of reply.cookies) jar.keep(line);
    return { at: address, reply };
  };
  const isBack = (address: string) => address.startsWith(`${shop}/ecom/connexion/retour`);
  /** Follows redirects as far as a page, or back to the shop. */
  const arrives = async (asked: { at: string; reply: Answer }) => {
    let { at, reply } = asked;
    for (let hop = 0; hop < 6 && reply.headers.location && !isBack(at); hop += 1)
      ({ at, reply } = await asks(new URL(reply.headers.location, at).href));
    return { at, reply };
  };
  const form = await arrives(await asks(`${shop}/ecom/connexion`));
  const { at, reply } = await arrives(await asks(form.at, { form: { email, password } }));
  if (!isBack(at) || reply.status !== 302) throw new Error(`${email} came to ${at}, which answered ${reply.status}.`);
  return jar.sentTo('/');
}
