/** Agents of the customer service: they sign in at the identity provider, and are nobody's shopper. */
export const agents = [{ uid: 'conseiller@exemple.fr', firstName: 'Compte', lastName: 'Conseiller' }] as const;

export const AGENT = agents[0].uid;

export const isAgent = (email: string): boolean => agents.some(({ uid }) => uid === email);
