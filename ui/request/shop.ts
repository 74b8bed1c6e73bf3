import type { compose } from '#adapters/container.ts';

/** The composed shop, made once by the server. No other file of `ui` outside the server imports adapters. */
export type Shop = ReturnType<typeof compose>;

/** The ports of one request, made from its scope. */
export type RequestPorts = ReturnType<Shop['portsFor']>;
export type RequestScope = Parameters<Shop['portsFor']>[0];
