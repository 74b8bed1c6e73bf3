/**
 * Loads the fonts that arrived too late for the first page, which is drawn without them (`first-styles.server.ts`). The next
 * page uses them as it takes the focus, so that no line moves while somebody reads it.
 */
export async function takeLateFonts(): Promise<void> {
  const rules = document.querySelector('style')?.sheet?.cssRules;
  if (!rules || !cameLate()) return;
  const faces: FontFace[] = [];
  const preloaded: Promise<FontFace>[] = [];
  for (const rule of rules) {
    if (!(rule instanceof CSSFontFaceRule)) continue;
    const descriptor = (name: string) => rule.style.getPropertyValue(`font-${name}`);
    const source = rule.style.getPropertyValue('src');
    const unicodeRange = rule.style.getPropertyValue('unicode-range') || 'U+0-FFFF';
    if (!descriptor('display')) continue;
    const face = new FontFace(descriptor('family'), source, { weight: descriptor('weight'), unicodeRange });
    faces.push(face);
    // A page that shows letters of other languages loads their fonts.
    if (files().some(({ name }) => source.includes(new URL(name).pathname))) preloaded.push(face.load());
  }
  await Promise.all(preloaded);
  document.addEventListener('focusin', ({ target }) => {
    // `document.fonts` is a set: adding a font again changes nothing.
    if (target instanceof HTMLHeadingElement) for (const face of faces) document.fonts.add(face);
  });
}

function cameLate(): boolean {
  const [painted] = performance.getEntriesByName('first-contentful-paint');
  return files().some(
    (file) => file.name.endsWith('2') && painted && file.startTime + file.duration > painted.startTime,
  );
}

const files = () => performance.getEntriesByType('resource');
