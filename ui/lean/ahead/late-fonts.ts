/**
 * Fonts that came after the document was drawn: its sheet goes on without them (`first-styles.server.ts`). They are used
 * from the next page on, as it takes the focus, where no line that is read can move.
 */
export function takeLateFonts(): void {
  const faces = cameLate() ? [...document.styleSheets].flatMap(facesOf) : [];
  const fonts = faces.map((face) => face.load());
  if (fonts.length === 0) return;
  Promise.all(fonts).then(
    (loaded) => {
      const use = ({ target }: Event) => {
        if (!(target instanceof HTMLHeadingElement)) return;
        document.removeEventListener('focusin', use);
        for (const face of loaded) document.fonts.add(face);
      };
      document.addEventListener('focusin', use);
    },
    () => {
      // The visit goes on with the font that it began with.
    },
  );
}

function cameLate(): boolean {
  const [painted] = performance.getEntriesByName('first-contentful-paint');
  const files = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.woff2'));
  return files.some((file) => painted && (file as PerformanceResourceTiming).responseEnd > painted.startTime);
}

/** The faces of the sheet inside the document. */
const facesOf = ({ ownerNode, cssRules }: CSSStyleSheet): FontFace[] =>
  ownerNode instanceof HTMLStyleElement ? [...cssRules].flatMap(faceOf) : [];

function faceOf(rule: CSSRule): FontFace[] {
  if (!(rule instanceof CSSFontFaceRule)) return [];
  const said = (name: string) => rule.style.getPropertyValue(name);
  if (said('font-display') !== 'optional') return [];
  const [family, source] = [said('font-family'), said('src')];
  const unicodeRange = said('unicode-range') || 'U+0-10FFFF';
  return [new FontFace(family, source, { weight: said('font-weight'), unicodeRange })];
}
