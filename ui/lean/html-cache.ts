import { createContext, type ReactNode } from 'react';

/** Gives the HTML of a part, made once for the same data and the same settings. */
export type RenderOnce = (data: object, settings: string, part: () => ReactNode) => string;

/** On the server only: in the browser React owns what it makes. */
export const RenderOnceContext = createContext<RenderOnce | null>(null);
