/** The place where the ui still looks for `mode.ts`. */
export * from './mode.ts';
