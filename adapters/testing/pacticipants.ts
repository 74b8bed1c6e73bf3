/** The names of consumers and providers in a Pact Broker, which other programs share: each begins with this shop's. */
const PREFIX = 'boutique-';

export const SHOP = `${PREFIX}storefront`;
/** What other clients of OCC ask and the shop does not; nobody deploys it. */
export const OCC_CLIENT = `${PREFIX}occ-client`;

/** The provider of a contract, such as `boutique-cart`. */
export const providerOf = (contract: string): string => `${PREFIX}${contract}`;
/** The contract of a provider, such as `cart`. */
export const contractOf = (provider: string): string => provider.replace(new RegExp(`^${PREFIX}`), '');
