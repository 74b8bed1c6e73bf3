import type { compose } from '#adapters/container.ts';

/** The long-lived shop, composed once by the server. This is the one file of the pages that knows of the adapters. */
export type Shop = ReturnType<typeof compose>;

/** The ports of one request, made from its scope. */
export type RequestPorts = ReturnType<Shop['portsFor']>;
export type RequestScope = Parameters<Shop['portsFor']>[0];
