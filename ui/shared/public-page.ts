/** Answers of pages that are the same for every visitor: any cache may keep them, and asks again before using them. */
export const publicHeaders = () => ({ 'Cache-Control': 'public, max-age=0, must-revalidate' });
