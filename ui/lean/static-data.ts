import { isLean } from './overrides.ts';

/** A view whose static parts may be absent in the browser: `StaticPart` leaves their HTML as the server made it. */
export type StaticData<View, Part extends keyof View> = Omit<View, Part> & Partial<Pick<View, Part>>;

/** HTML made by the server; in a document it is not repeated in the data. */
export interface SentHtml {
  html?: string;
}

/**
 * Removes static parts of a view from the data inside a document, which already contains their HTML. The data of a
 * client navigation is complete, because no HTML exists yet.
 */
export function omitStaticData<View extends object, Part extends keyof View>(
  view: View,
  part: Part,
  request: Request,
): StaticData<View, Part> {
  if (!isLean('static-parts') || new URL(request.url).pathname.endsWith('.data')) return view;
  // The property is not enumerable: the renderer can read it, and serialisation skips it.
  return Object.defineProperty({ ...view }, part, { value: view[part], enumerable: false });
}
