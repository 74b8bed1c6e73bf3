/** Individuals or professionals: chosen by the route prefix (specification §6). */
export type Mode = 'part' | 'pro';

/** French is the default; English is chosen by cookie (specification §1). */
export type Lang = 'fr' | 'en';

export const modes: readonly Mode[] = ['part', 'pro'];

export const otherMode = (mode: Mode): Mode => (mode === 'part' ? 'pro' : 'part');

/** The prefix of professional addresses; individuals have none (specification §2). */
export const proPrefix = '/professionnel';
const belowPro = /^\/professionnel(?=[/?#]|$)/;

/** Decided by the prefix alone, as a whole path segment. */
export const modeOf = (path: string): Mode => (belowPro.test(path) ? 'pro' : 'part');

/** The professional variant of a path. */
export const proPath = (path: string): string => proPrefix + path.replace(/^\/(?=[?#]|$)/, '');

/** The individuals' variant of a path. */
export const partPath = (path: string): string => path.replace(belowPro, '').replace(/^(?!\/)/, '/');
