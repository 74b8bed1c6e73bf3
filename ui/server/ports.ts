import { createServer } from 'node:net';

export interface PortSetting {
  port: number;
  /** The environment variable that sets another port. */
  variable: string;
}

const isFree = (port: number) =>
  new Promise<boolean>((resolve) => {
    const probe = createServer()
      .once('error', () => resolve(false))
      .once('listening', () => probe.close(() => resolve(true)))
      .listen(port, '127.0.0.1');
  });

/** One sentence about the ports of this machine at which something listens already; null if there is none. */
export async function describeTakenPorts(settings: readonly PortSetting[]): Promise<string | null> {
  const free = await Promise.all(settings.map(({ port }) => isFree(port)));
  const taken = settings.filter((_, at) => !free[at]).map(({ port, variable }) => `${port} (${variable})`);
  if (taken.length === 0) return null;
  const [what, others] = taken.length === 1 ? ['Port', 'is taken'] : ['Ports', 'are taken'];
  return `${what} ${taken.join(', ')} ${others}, perhaps by this program started before: stop that, or set other ports.`;
}
