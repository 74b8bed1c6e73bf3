import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createAdaptorServer, type HttpBindings } from '@hono/node-server';

export type Fetch = (request: Request, env: HttpBindings) => Response | Promise<Response>;

export interface Listening {
  port: number;
  url: string;
  close(): Promise<void>;
}

interface Place {
  port: number;
  /** Its name in messages. */
  name: string;
  /** The environment variable of its port. */
  variable: string;
}

/** Only this machine, unless the services run in a container. */
const host = process.env.MOCK_HOST ?? '127.0.0.1';

/** Listens for callers of this machine; explains a port that is taken. */
export async function listen(fetch: Fetch, { port, name, variable }: Place): Promise<Listening> {
  const server = createAdaptorServer({
    fetch: (request, env) => fetch(request, env as HttpBindings),
    overrideGlobalObjects: false,
  }) as Server;
  // A caller ends what it keeps alive: a server that does so meets the next request of a caller that a busy machine delays.
  server.keepAliveTimeout = 600_000;
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const message = `Port ${port} (${name}) is taken: set ${variable} or stop the other program.`;
      reject(error.code === 'EADDRINUSE' ? new Error(message, { cause: error }) : error);
    });
    server.listen(port, host, resolve);
  });
  const address = server.address() as AddressInfo;
  return { port: address.port, url: `http://127.0.0.1:${address.port}`, close: () => close(server) };
}

const close = (server: Server) =>
  new Promise<void>((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
