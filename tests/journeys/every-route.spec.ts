import { type Ask, expect, test } from '../boundary/ask.ts';
import type { Page, Shopper } from '../shared/shopper.ts';
import { routes } from './every-control.ts';
import { type Address, addresses, expectedAt, type Visitor } from './every-route.ts';
import { individual, professional } from './purchase.ts';

const visitors: Record<Visitor, string | null> = { anonymous: null, individual, professional };
const languages = { fr: 'lpel_locale=fr', en: 'lpel_locale=en' } as const;
type Lang = keyof typeof languages;

// Nobody counts how long these answers take, so the journeys' own shop gives them: another one would start for them alone.
test.use({ shopName: process.env.LEAN === '0' ? 'plain' : 'usual' });

const isEndpoint = ({ entry }: Address) => entry.kind === 'endpoint';

interface Guest {
  ask: Ask;
  cookies: string[];
  visitor: Visitor;
  lang: Lang;
}

/** Everything that is wrong at one address for one visitor, and what its page is called; redirects are not followed. */
async function wrongAt(address: Address, { ask, cookies, visitor, lang }: Guest) {
  const { path } = address;
  const { status, to } = expectedAt(address, visitor);
  const answer = await ask(path, { cookies });
  const { location = '', 'content-type': type } = answer.headers;
  const wrong: string[] = [];
  const expectThat = (holds: boolean, what: string) => {
    if (!holds) wrong.push(`${visitor} ${lang} ${path}: ${what}`);
  };
  expectThat(answer.status === status, `${answer.status} instead of ${status}`);
  if (to !== undefined)
    expectThat(typeof to === 'string' ? location === to : to.test(location), `leads to ${location}`);
  const isPage = !isEndpoint(address) || status >= 400;
  if (isPage && type?.includes('text/html')) wrong.push(...wrongIn(answer.body, { address, lang }));
  const canonical = canonicalIn(answer.body);
  const isListed = canonical === process.env.SHOP_URL + path;
  // The route table tells what search engines list; so does the sitemap.
  if (answer.status === 200) expectThat(isListed === address.entry.indexable, `canonical address ${canonical}`);
  return {
    wrong,
    title: answer.status === 200 ? /<title>([^<]*)/.exec(answer.body)?.[1] : undefined,
    description: isListed ? /<meta name="description" content="([^"]*)/.exec(answer.body)?.[1] : undefined,
    canonical,
  };
}

/** What is read of a page: two with one canonical address are one page, as far as search engines go. */
interface Titled {
  title: string | undefined;
  /** Of a page that search engines list. */
  description: string | undefined;
  canonical: string | undefined;
  address: Address;
}

/** Tabs, history and screen readers tell pages apart by their titles alone. */
function sharedTitles(pages: readonly Titled[]): string[] {
  // One page for professionals has two addresses, and none that search engines show.
  const named = pages.filter(({ address: { name } }) => name !== 'proParcels');
  return named.flatMap(({ title, canonical, address }) =>
    named
      .filter((other) => title && other.title === title && other.address.path < address.path)
      .filter((other) => canonical === undefined || other.canonical !== canonical)
      .map((other) => `${address.path} and ${other.address.path}: ${title}`),
  );
}

/** Search results show them below titles. */
const sharedDescriptions = (pages: readonly Titled[]): string[] =>
  pages.flatMap(({ description, address: { path, mode } }) =>
    pages
      .filter((other) => description !== undefined && other.description === description)
      .filter(({ address }) => address.mode === mode && address.path < path)
      .map(({ address }) => `${path} and ${address.path}: ${description}`),
  );

const canonicalIn = (html: string) => /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1];

function wrongIn(html: string, { address, lang }: { address: Address; lang: Lang }): string[] {
  const canonical = canonicalIn(html);
  const wrong = {
    lang: !html.includes(`<html lang="${lang}" data-mode="${address.mode}"`),
    title: !/<title>[^<]{3,} – La boutique(?: Pro)?<\/title>/.test(html),
    h1: (html.match(/<h1[ >]/g) ?? []).length !== 1,
    canonical: canonical ? !canonical.startsWith(String(process.env.SHOP_URL)) : !html.includes('noindex'),
  };
  return Object.entries(wrong).flatMap(([what, is]) => (is ? [`${address.path} (${lang}): ${what}`] : []));
}

/** Public pages are the same for everybody: who has the fewest is not asked for them again. */
const asks = (visitor: Visitor) => (address: Address) => visitor !== 'individual' || address.entry.kind !== 'public';

for (const [visitor, email] of Object.entries(visitors) as [Visitor, string | null][]) {
  for (const lang of ['fr', 'en'] as const) {
    // Who sees the most pages sees them in English, the others in French, each in both in the long form.
    const tag = (lang === 'en') === (visitor === 'professional') ? '@desktop' : '@long';
    test(`the ${addresses.filter(asks(visitor)).length} addresses answer as they should to ${visitor}, in ${lang} ${tag}`, async ({
      ask,
      sessionOf,
    }) => {
      const cookies = [...(email ? await sessionOf(email) : []), languages[lang]];
      const wrong: string[] = [];
      const pages: Titled[] = [];
      // A signed-in visitor's last request signs out.
      const ordered = addresses
        .filter(asks(visitor))
        .toSorted((a, b) => Number(a.name === 'signOut') - Number(b.name === 'signOut'));
      for (const address of ordered) {
        const at = await wrongAt(address, { ask, cookies, visitor, lang });
        wrong.push(...at.wrong);
        pages.push({ ...at, address });
      }
      expect([...wrong, ...sharedTitles(pages), ...sharedDescriptions(pages)]).toEqual([]);
    });
  }
}

/** The pages that a visitor can open, each opened once in a browser. */
const shown = (visitor: Visitor) =>
  addresses.filter((address) => {
    const isOwn = address.entry.guard === 'signedIn' || address.name === 'homeConnectedPro';
    return (
      expectedAt(address, visitor).status === 200 &&
      address.entry.file.endsWith('x') &&
      isOwn === (visitor !== 'anonymous')
    );
  });

const pagesAtOnce = 12;
const inParts = (all: Address[]) =>
  Array.from({ length: Math.ceil(all.length / pagesAtOnce) }, (_, part) =>
    all.slice(part * pagesAtOnce, (part + 1) * pagesAtOnce),
  );

/** The narrowest page; the long form looks at a wide one too. */
const narrow = 320;

/** Daily, a screen is looked at once: most pages of professionals are those of individuals, and some routes share one. */
const lookedAtDaily = ({ name, mode }: Address) => {
  const isShared = 'like' in Object(Object.entries(routes).find(([each]) => each === name)?.[1]);
  if (mode === 'part') return !isShared;
  return ['home', 'product', 'logoLibrary', 'orderDetail'].includes(name) || !namesOfIndividuals.has(name);
};
const namesOfIndividuals = new Set(addresses.filter(({ mode }) => mode === 'part').map(({ name }) => name));

interface Looks {
  visitor: Visitor;
  lang: Lang;
  some: Address[];
}

async function begins(page: Page, shopper: Shopper, { visitor, lang }: Looks): Promise<void> {
  const email = visitors[visitor];
  if (email) await shopper.signsIn(email);
  await page.context().addCookies([{ name: 'lpel_locale', value: lang, url: String(process.env.SHOP_URL) }]);
}

async function fits(page: Page, path: string): Promise<void> {
  const width = page.viewportSize()?.width;
  const beyond = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  await expect.poll(beyond, `${path} is wider than ${width} px`).toBeLessThanOrEqual(0);
}

/** Texts of which a part is outside a box that hides what does not fit in it. */
const cutTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const hidesText = (box: Element) => {
      const { overflowX, overflowY } = getComputedStyle(box);
      return /hidden|clip/.test(overflowX + overflowY);
    };
    // What only a screen reader has stands in a box of one pixel, or is clipped away; a summary is whole once it is open.
    const isForEyes = ({ width, height }: DOMRect) => width > 1 && height > 1;
    const isOnlyRead = (element: Element | null): boolean =>
      element !== null && (getComputedStyle(element).clipPath !== 'none' || isOnlyRead(element.parentElement));
    const isCut = (text: Node, box: Element) => {
      const range = document.createRange();
      range.selectNodeContents(text);
      const [inner, outer] = [range.getBoundingClientRect(), box.getBoundingClientRect()];
      if (!isForEyes(inner) || !isForEyes(outer)) return false;
      if (text.parentElement?.closest('svg, [aria-hidden=true], summary') || isOnlyRead(text.parentElement))
        return false;
      // The names of steps stand wholly beside their boxes, which show numbers.
      if (inner.left >= outer.right) return false;
      return inner.bottom > outer.bottom + 2 || inner.right > outer.right + 2;
    };
    const cut = new Set<string>();
    for (const box of document.querySelectorAll('body *')) {
      if (!hidesText(box)) continue;
      const texts = document.createTreeWalker(box, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text; text = texts.nextNode())
        if (text.nodeValue?.trim() && isCut(text, box)) cut.add(text.nodeValue.trim().slice(0, 60));
    }
    return [...cut];
  });

/** What a reader may set (WCAG 1.4.12): criterion 10.12 asks that nothing is lost by it. */
const spacing =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }';

const spaceText = (page: Page): Promise<void> =>
  page.evaluate((rules) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets.push(sheet);
  }, spacing);

for (const visitor of Object.keys(visitors) as Visitor[]) {
  test.describe('as documents', () => {
    // What a page is wide is in its document and its styles; its program would only take time.
    test.use({ javaScriptEnabled: false, viewport: { width: narrow, height: 800 } });
    const some = shown(visitor).filter(lookedAtDaily);
    test(`the ${some.length} pages of ${visitor} have one first heading, fit ${narrow} px and cut no text, also with the text spacing of RGAA @desktop`, async ({
      page,
      shopper,
    }) => {
      await begins(page, shopper, { visitor, lang: 'fr', some });
      for (const { path } of some) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 }), path).toHaveCount(1);
        await fits(page, path);
        const cut = await cutTexts(page);
        await spaceText(page);
        await fits(page, `${path} with spaced text`);
        expect([...cut, ...(await cutTexts(page))], `${path} cuts texts`).toEqual([]);
      }
    });
  });

  for (const lang of ['fr', 'en'] as const) {
    for (const [part, some] of inParts(shown(visitor)).entries()) {
      test(`pages for ${visitor} are accessible and fit 1440 and ${narrow} px in ${lang}, part ${part + 1} @long`, async ({
        page,
        shopper,
        expectAccessible,
      }) => {
        await begins(page, shopper, { visitor, lang, some });
        for (const { path } of some) {
          await page.goto(path);
          for (const width of [1440, narrow]) {
            await page.setViewportSize({ width, height: 800 });
            await fits(page, path);
            await expectAccessible(page);
          }
        }
      });
    }
  }
}
