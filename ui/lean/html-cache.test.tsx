import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { aSummary } from '#domain/catalog/examples.ts';
import { Cards } from '#ui/catalog/card/card.tsx';
import { type CardView, cardView } from '#ui/catalog/card/card.view.ts';
import { labelSource } from '#ui/wording/label-source.server.ts';
import { CopyContext } from '#ui/wording/use-copy.ts';
import { wordingOf } from '#ui/wording/wording.server.ts';
import { CachedHtml } from './cached-html.ts';
import { type PageParts, pageParts } from './html-cache.server.ts';
import { RenderOnceContext } from './html-cache.ts';

const wordings = (['fr', 'en'] as const).flatMap((lang) =>
  (['part', 'pro'] as const).map((mode) => wordingOf({ lang, mode })),
);
const goods = [
  aSummary({ picture: '/media/1-360' }),
  aSummary({ code: '2', title: 'Timbre « 20 g » & plus', stock: 'out', seller: 'Papeterie du Canal' }),
  aSummary({
    code: '3',
    picture: '/media/3-360',
    mark: { code: 'energyClass', value: 'A', sheet: 'https://epr.example/3' },
  }),
  aSummary({ code: '5', picture: "/media/l'été-360?of=a&at=b" }),
  aSummary({ code: '4', kind: 'service', service: 'registered-mail' }),
];

function html(cards: CardView[], { parts, ...given }: { parts: PageParts | null; more?: string; form?: string }) {
  const page = renderToStaticMarkup(
    <CopyContext value={labelSource('fr', {})}>
      <RenderOnceContext value={parts && parts.once}>
        <Cards of={cards} cards={cards} {...given} />
      </RenderOnceContext>
    </CopyContext>,
  );
  // Attributes in another order say the same.
  const whole = parts ? parts.piecesOf(page).join('') : page;
  return whole.replaceAll(/<link (.*?)\/>/g, (_, said: string) => `<link ${said.split(' ').toSorted().join(' ')}/>`);
}

test('a list that was made before is the list that a page makes', () => {
  for (const wording of wordings) {
    const cards = goods.map((each) => cardView(each, wording));
    const inPage = html(cards, { parts: null, more: '' });
    expect(inPage.match(/<link /g)).toHaveLength(3);
    for (const again of [1, 2]) expect(html(cards, { parts: pageParts('n'), more: '' }), `${again}`).toBe(inPage);
  }
});

test('two lists of one page stand where the page has them, in any order', () => {
  const { once, piecesOf } = pageParts('n');
  const [first, second] = [{}, {}].map((data, at) => once(data, '', () => <b>{`liste ${at}`}</b>));
  const page = piecesOf(`<main><!-- n -->${second}<hr>${first}</main>`);
  expect(page.join('')).toBe('<main><!-- n --><b>liste 1</b><hr><b>liste 0</b></main>');
  expect(page.filter((piece) => piece instanceof CachedHtml)).toHaveLength(2);
});

test('a list is made once, for all pages', () => {
  const [data, part] = [{}, vi.fn(() => <b>Timbres</b>)];
  const page = (nonce: string) => {
    const { once, piecesOf } = pageParts(nonce);
    return piecesOf(once(data, '', part)).join('');
  };
  expect([page('n'), page('o')]).toEqual(['<b>Timbres</b>', '<b>Timbres</b>']);
  expect(part).toHaveBeenCalledTimes(1);
});

test('the place of a part on one page is a text like any other on the next one', () => {
  const placeOf = ({ once }: PageParts) => once({}, '', () => <b>Timbres</b>);
  const [before, next] = [pageParts('n'), pageParts('o')];
  const [known, own] = [placeOf(before), placeOf(next)];
  expect(next.piecesOf(`${known}${own}`).join('')).toBe(`${known}<b>Timbres</b>`);
});

test('the same goods in another place of a page are made for that place', () => {
  const cards = goods.map((each) => cardView(each, wordings[0] ?? wordingOf({ lang: 'fr', mode: 'part' })));
  for (const place of [{ more: '' }, { more: 'Voir' }, { form: 'beside' }, {}])
    expect(html(cards, { parts: pageParts('n'), ...place })).toBe(html(cards, { parts: null, ...place }));
});
