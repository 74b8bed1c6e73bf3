/** The property in which the sheet of the product page finds the card's picture. */
const carried = '--carried';

/** The widths and sizes that a product page asks for: the same file must be chosen. */
export const largeWidths = [360, 720, 960];
export const largeSizes = '(min-width:62em) 45rem, calc(100vw - 2rem)';

const pictureOf = (link: HTMLAnchorElement) => link.closest('li')?.querySelector('img');
const width = /-\d+$/;

/** Asks for the large picture of a card's product, as its page will. */
export function fetchPicture(link: HTMLAnchorElement): void {
  const { src = '' } = pictureOf(link) ?? {};
  if (!link.pathname.includes('/p/') || !width.test(src)) return;
  const srcset = largeWidths.map((each) => `${src.replace(width, `-${each}`)} ${each}w`).join();
  Object.assign(new Image(), { fetchPriority: 'high', sizes: largeSizes, srcset });
}

/** The card's own picture stands on the product page until the large one is there. */
export function carryPicture(link: HTMLAnchorElement): void {
  const picture = pictureOf(link);
  const { style } = document.documentElement;
  if (picture?.complete && picture.naturalWidth > 0) style.setProperty(carried, `url("${picture.currentSrc}")`);
  else style.removeProperty(carried);
}

/** Another page has another picture, and one that has come needs none behind it. */
export function dropPicture(): void {
  document.documentElement.style.removeProperty(carried);
}
