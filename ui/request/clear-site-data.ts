/**
 * Headers that make a browser delete the shop's pages, searches and seen products, so that the next person at it does not
 * see them.
 */
export const clearing = { 'Clear-Site-Data': '"cache", "storage"' };
