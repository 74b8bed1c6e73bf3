/**
 * Whether a path means something once it is decoded: without control characters, which browsers drop inside addresses
 * and the router cannot, and without broken escapes, which the router writes to the log as they came.
 */
export function isSpoken(pathname: string): boolean {
  try {
    return !/[\u0000-\u001f\u007f]/.test(decodeURIComponent(pathname));
  } catch {
    return false;
  }
}
