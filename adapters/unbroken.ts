/**
 * Unbreakable spaces and hyphens where a line must not end: before the signs of French, inside sizes, in
 * « prêt-à-poster ». Editors and sellers type ordinary ones. Three lengths with spaces are wider than a card on a phone.
 */
export const unbroken = (text: string): string =>
  text
    .replaceAll(/[ \u00a0](?=[;:!?»])/g, '\u202f')
    .replaceAll(/(?<=«)[ \u00a0]/g, '\u202f')
    .replaceAll(/(?<=\d) (?=× ?\d|(?:[cm]?m|k?g)\b)|(?<=\d ?×) (?=\d)/g, '\u00a0')
    .replaceAll(/(?:\d[\d,.]{0,7}\s×\s){2}(?=\d)/g, (lengths) => lengths.replaceAll(/\s/g, ''))
    .replaceAll(/(?<=prêt)-(à)-(?=poster)/gi, '\u2011$1\u2011');
