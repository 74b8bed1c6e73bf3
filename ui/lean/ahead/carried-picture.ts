/** The widths and sizes that a product page asks for: the same file must be chosen. */
export const largeWidths = [360, 720, 960];
export const largeSizes = '(min-width:62em) 45rem, calc(100vw - 2rem)';

const pictureOf = (link: HTMLAnchorElement) => link.closest('li')?.querySelector('img');
const width = /-\d+$/;

/** Asks for the large picture of a card's product, as its page will. */
export function fetchPicture(link: HTMLAnchorElement): void {
  const src = new URL(pictureOf(link)?.src ?? '', link.href).pathname;
  if (!link.pathname.includes('/p/') || !width.test(src)) return;
  const srcset = largeWidths.map((each) => `${src.replace(width, `-${each}`)} ${each}w`).join(', ');
  Object.assign(new Image(), { fetchPriority: 'high', sizes: largeSizes, srcset });
}

/** A sheet of its own, because a property that the page inherits would have every style computed anew. */
let sheet: CSSStyleSheet | undefined;

/** The card's own picture stands on the product page until the large one is there. */
export function carryPicture(link: HTMLAnchorElement): void {
  const picture = pictureOf(link);
  if (!picture?.complete || picture.naturalWidth === 0) return dropPicture();
  if (!sheet) {
    sheet = new CSSStyleSheet();
    document.adoptedStyleSheets.push(sheet);
  }
  const image = `url(${JSON.stringify(picture.currentSrc)})`;
  sheet.replaceSync(`[data-shared] img{background:${image} center/contain no-repeat content-box}`);
}

/** Another page has another picture, and one that has come needs none behind it. */
export function dropPicture(): void {
  sheet?.replaceSync('');
}
