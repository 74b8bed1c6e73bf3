import type { HeadersArgs, ShouldRevalidateFunctionArgs } from 'react-router';

/**
 * The headers of pages that are the same for every visitor: caches may store them, and must revalidate. A loader can
 * override this, for instance when a listing failed.
 */
export const publicHeaders = ({ loaderHeaders }: Pick<HeadersArgs, 'loaderHeaders'>) => ({
  'Cache-Control': loaderHeaders.get('Cache-Control') ?? 'public, max-age=0, must-revalidate',
});

/** The headers of answers for one visitor, or that must not be shown again. */
export const privateHeaders = { 'Cache-Control': 'private, no-store' };

/** For pages that a post does not change: only the header shows the cart. */
export const unlessPosted = ({ formMethod, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  formMethod !== 'POST' && defaultShouldRevalidate;
