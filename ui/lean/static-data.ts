import { isLean } from './overrides.ts';

/** A view, some parts of which may be missing in the browser: `StaticData` shows those as the server made them. */
export type StaticData<View, Part extends keyof View> = Omit<View, Part> & Partial<Pick<View, Part>>;

/** What the server made: in a document the HTML stands already, and does not travel as data. */
export interface SentHtml {
  html?: string;
}

/**
 * Keeps parts of a view out of the data that travels with a document, where they already stand as HTML: each datum is
 * sent once. What a client navigation asks for is sent whole, since nothing has been made from it yet.
 */
export function omitStaticData<View extends object, Part extends keyof View>(
  view: View,
  part: Part,
  request: Request,
): StaticData<View, Part> {
  if (!isLean('static-parts') || new URL(request.url).pathname.endsWith('.data')) return view;
  // The renderer reads the property; what serialises the loaders' data walks over enumerable ones only.
  return Object.defineProperty({ ...view }, part, { value: view[part], enumerable: false });
}
