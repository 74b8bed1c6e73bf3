/** The package has no types, and its `module` entry is for Node: this is the file for browsers. */
declare module 'piano-analytics-js/dist/browser/piano-analytics.esm.js' {
  interface Model {
    build: { data: { events: { name: string; data: Record<string, unknown> }[] } };
  }
  interface Options {
    onBeforeSend(piano: unknown, model: Model, next: () => void): void;
  }
  export const pianoAnalytics: {
    setConfigurations(settings: Record<string, unknown>): void;
    sendEvent(name: string, data: Record<string, unknown>, options?: Options): void;
  };
}
