import { expect, test } from 'vitest';
import { measuredBody } from './measured-body.ts';

const cart = { page: 'cart', empty: true, lines: 0, firstPurchase: false };
const sent = (...data: unknown[]) =>
  JSON.stringify({ events: data.map((each) => ({ name: 'page.display', data: each })) });

test('a page’s events are passed on with its device', () => {
  expect(measuredBody(sent({ ...cart, device: 'desktop' }))).toEqual({ device: 'desktop', events: [cart] });
  expect(measuredBody(sent(cart))).toEqual({ device: 'mobile', events: [cart] });
});

test('properties added by the analytics library are dropped', () => {
  const added = { event_url_full: 'https://shop.example/?q=canari', page_title_html: 'Canari', previous_url: 'canari' };
  expect(JSON.stringify(measuredBody(sent({ ...cart, ...added })))).not.toMatch(/canari/i);
});

test('good events pass beside bad ones', () => {
  expect(measuredBody(sent({ page: 'compte' }, cart, null, 'canari'))?.events).toEqual([cart]);
});

test.each(['', 'null', '[]', '{', '{"events":{}}', '{"events":[]}', '{"events":[{"data":{"page":"canari"}}]}'])(
  '%s is nothing to pass on',
  (text) => {
    expect(measuredBody(text)).toBeNull();
  },
);
