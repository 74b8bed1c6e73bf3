export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The names of the fields that were typed in, and where the form comes among those typed in: 0 once it is sent. */
interface Typing {
  names: Set<string>;
  order: number;
}

/** By the form, which a page that leaves takes with it: a field may be replaced by one that suggests. */
export const typing = new WeakMap<HTMLFormElement, Typing>();

/** Where a document stores what the next one of this tab shows again. */
export const stored = 'typed';
