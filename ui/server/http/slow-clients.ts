/** How long a client may take (promises §3a), in milliseconds: options of Node's server. */
export const slowClients = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  /** Longer than the 60 s of a load balancer, which closes first. */
  keepAliveTimeout: 61_000,
  /** By default Node looks for slow clients every 30 seconds only, and the limits are that much longer. */
  connectionsCheckingInterval: 1000,
};
