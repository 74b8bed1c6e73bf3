import { expect, test } from 'vitest';
import { omitStaticData } from './static-data.ts';

const view = { title: 'Timbres', cards: ['Carnet'] };
const sent = (path: string) => omitStaticData(view, 'cards', new Request(`https://boutique.example${path}`));

test('a document renders a static part and does not hold its data, which a navigation is sent', () => {
  const inDocument = sent('/boutique/c/timbres');
  expect([inDocument.cards, JSON.stringify(inDocument)]).toEqual([view.cards, '{"title":"Timbres"}']);
  expect(JSON.parse(JSON.stringify(sent('/boutique/c/timbres.data?page=1')))).toEqual(view);
});
