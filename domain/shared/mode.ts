/** Individuals or professionals: chosen by the route prefix (specification §6). */
export type Mode = 'part' | 'pro';

/** French is the default; English is chosen by cookie (specification §1). */
export type Lang = 'fr' | 'en';

export const modes: readonly Mode[] = ['part', 'pro'];

export const otherMode = (mode: Mode): Mode => (mode === 'part' ? 'pro' : 'part');

/** Where the addresses of professionals begin; individuals have none (specification §2). */
export const proPrefix = '/professionnel';
const belowPro = /^\/professionnel(?=[/?#]|$)/;

/** The prefix alone decides, as a whole path segment. */
export const modeOf = (path: string): Mode => (belowPro.test(path) ? 'pro' : 'part');

/** The professionals' version of an individuals' path. */
export const proPath = (path: string): string => proPrefix + path.replace(/^\/(?=[?#]|$)/, '');

/** The individuals' version of a path; their own is theirs already. */
export const partPath = (path: string): string => path.replace(belowPro, '').replace(/^(?!\/)/, '/');
