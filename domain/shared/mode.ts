/** Individuals or professionals: chosen by the route prefix (specification §6). */
export type Mode = 'part' | 'pro';

/** French is the default; English is chosen by cookie (specification §1). */
export type Lang = 'fr' | 'en';

export const modes: readonly Mode[] = ['part', 'pro'];

export const otherMode = (mode: Mode): Mode => (mode === 'part' ? 'pro' : 'part');

/** The prefix `/professionnel` alone decides, as a whole path segment. */
export const modeOf = (pathname: string): Mode => (/^\/professionnel(\/|$)/.test(pathname) ? 'pro' : 'part');
