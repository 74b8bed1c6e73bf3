import { expect, test } from 'vitest';
import { aBanner, aCarousel, aText } from '#domain/content/examples.ts';
import { untilFirstOther } from './home-content.ts';

const [banner, carousel, text] = [aBanner(), aCarousel(), aText()];

test('the banners with which a home page begins come before its products, everything else after', () => {
  const slots = [
    { position: 'Section1', blocks: [banner, banner] },
    { position: 'Section2', blocks: [banner, carousel, banner] },
    { position: 'Section3', blocks: [banner, text] },
  ];
  expect(untilFirstOther(slots)).toEqual({
    banners: [
      { position: 'Section1', blocks: [banner, banner] },
      { position: 'Section2', blocks: [banner] },
    ],
    rest: [
      { position: 'Section2', blocks: [carousel, banner] },
      { position: 'Section3', blocks: [banner, text] },
    ],
  });
});

test('a home page without content has neither', () => {
  expect(untilFirstOther([])).toEqual({ banners: [], rest: [] });
});
