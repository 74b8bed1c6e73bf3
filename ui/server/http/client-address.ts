import { BlockList, isIP } from 'node:net';

interface Connection {
  /** The address of the socket. */
  socket: string | undefined;
  /** `X-Forwarded-For`. */
  forwarded: string | null;
}

interface TrustedProxies {
  /** Whether a request comes from one of them. @param socket the address of the socket. */
  sent(socket: string | undefined): boolean;
  /** The address of the browser; `null` where it is not known. */
  clientOf(connection: Connection): string | null;
}

/**
 * Finds the address of the browser behind the proxies that the configuration trusts. Each proxy adds the address that it saw
 * to the right of the header; the browser may have written anything to the left. An IPv6 address counts as its network: a
 * household has a /56 with as many addresses as it likes.
 *
 * @param trusted addresses and networks of the proxies.
 */
export function trustedProxies(trusted: readonly string[]): TrustedProxies {
  const proxies = new BlockList();
  for (const each of trusted) {
    const [address = '', bits] = each.split('/');
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
    if (bits === undefined) proxies.addAddress(address, family);
    else proxies.addSubnet(address, Number(bits), family);
  }
  const isProxy = (address: string) => proxies.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');
  const clientOf = ({ socket, forwarded }: Connection) => {
    const seen = [...(forwarded?.split(',') ?? []), socket ?? ''].map(plainAddress);
    let client: string | null = null;
    for (const address of seen.toReversed()) {
      // A proxy of ours writes addresses only.
      if (isIP(address) === 0) break;
      client = address;
      if (!isProxy(address)) break;
    }
    return client === null ? null : networkOf(client);
  };
  return { clientOf, sent: (socket = '') => isIP(plainAddress(socket)) !== 0 && isProxy(plainAddress(socket)) };
}

/** Removes port and brackets, and gives an IPv4 address in IPv6 form as IPv4. */
const plainAddress = (text: string): string => {
  const address = text.trim().replace(/^\[(.*)\](:\d+)?$/, '$1');
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1] ?? address;
  return mapped.replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1');
};

const groups = 8;
/** The network of 56 bits: three groups and the first half of the fourth. */
const wholeGroups = 3;
const firstHalf = 0xff00;

function networkOf(address: string): string {
  if (isIP(address) !== 6) return address;
  const [head = '', tail] = address.toLowerCase().split('%', 1).join().split('::');
  const [before, after] = [head, tail ?? ''].map((part) => (part === '' ? [] : part.split(':'))) as [
    string[],
    string[],
  ];
  const zeros = tail === undefined ? 0 : groups - before.length - after.length;
  const all = [...before, ...Array.from({ length: zeros }, () => '0'), ...after];
  const numbers = all.slice(0, wholeGroups + 1).map((group) => Number.parseInt(group, 16));
  const network = numbers.map((group, at) => (at === wholeGroups ? group & firstHalf : group).toString(16));
  return `${network.join(':')}::/56`;
}
