/** An address of each kind of answer. */
export const everyKind = ['/', '/boutique/c/timbres.data', '/nulle-part', '/assets/rien.js', '/robots.txt', '/healthz'];
