/**
 * Each form and each request of the page's program says for whom the page was made. A page of an earlier assistance
 * then changes nothing for the shopper of the present one.
 */
export const markField = 'assistance';
export const markHeader = 'x-assistance';

/** @param assistance `null`: nobody was being helped. */
export const markOf = (assistance: { id: string } | null): string => assistance?.id ?? 'personne';
