declare global {
  interface Window {
    trustedTypes?: {
      readonly defaultPolicy: Policy | null;
      createPolicy(name: 'default', rules: Rules): Policy;
    };
  }
}

/** Creates objects that sinks accept. React and the types of the DOM treat them as strings. */
interface Policy {
  createHTML(html: string): string;
  createScript(script: string): string;
}

/** A sink that was given a string calls a rule with a `kind`; `trusted` calls it without one. */
interface Rules {
  createHTML(html: string, kind?: string): string | null;
  createScript(script: string, kind?: string): string | null;
}

/**
 * Creates the one policy of trusted types (`ui/server/http/security.ts`). It runs inside the document (`in-document.ts`),
 * before any other program, and is the default one for the sake of Leaflet (https://github.com/Leaflet/Leaflet/issues/9773)
 * and React: what they write by themselves is a text without elements, or one of these elements, none of which can do
 * anything.
 */
export function createPolicy(): void {
  const elements = /<(?!svg\/>$|script><\/script>$|span aria-hidden="true">|\/(?:span|script)>)/;
  const { trustedTypes } = window;
  if (!trustedTypes || trustedTypes.defaultPolicy) return;
  trustedTypes.createPolicy('default', {
    createHTML: (html, kind) => (kind && elements.test(html) ? null : html),
    createScript: (script, kind) => (kind ? null : script),
  });
}

/** HTML that the shop's server has made, for an element of the browser; the server itself takes it as it is. */
export const trustHtml = (html: string): string =>
  typeof window === 'undefined' ? html : (window.trustedTypes?.defaultPolicy?.createHTML(html) ?? html);
