import { expect, test } from 'vitest';
import type { Engagement } from '#domain/deferred-payment/offer.ts';
import { wordingOf } from '#ui/wording/wording.server.ts';
import { certificationView, engagementView, promptView } from './payment-engagement.view.ts';

const fr = wordingOf({ lang: 'fr', mode: 'pro' });
const en = wordingOf({ lang: 'en', mode: 'pro' });

const every: Engagement[] = [
  { kind: 'pending', waitingFor: 'certification' },
  { kind: 'pending', waitingFor: 'contract' },
  { kind: 'available', next: 'certify' },
  { kind: 'available', next: 'subscribe' },
];

test('each state has its own words and its own next step', () => {
  for (const wording of [fr, en]) {
    const views = every.map((engagement) => engagementView({ engagement, place: 'payment' }, wording));
    expect(new Set(views.map(({ text }) => text)).size).toBe(4);
    expect(new Set(views.map(({ next }) => next.label)).size).toBe(4);
  }
});

test('a pending deferred payment points to the other modes; an available one does not', () => {
  for (const engagement of every) {
    const { text } = engagementView({ engagement, place: 'home' }, fr);
    expect(text.includes('En attendant')).toBe(engagement.kind === 'pending');
  }
});

test('the certification alone opens beside the page; a contract leads to the customer area', () => {
  const views = every.map((engagement) => engagementView({ engagement, place: 'payment' }, fr));
  expect(views.map(({ opens }) => opens)).toEqual([false, false, true, false]);
  expect(views.map(({ next }) => next.href)).toEqual([
    '/professionnel/mon-compte/entreprise',
    '/professionnel/espaceclient',
    '/professionnel/checkout/paiement?certification=1#certification',
    '/professionnel/espaceclient',
  ]);
});

test('the certification leads on, and back to the payment', () => {
  const { go, back, paragraphs } = certificationView('payment', fr);
  expect([go.href, back]).toEqual([
    '/professionnel/mon-compte/entreprise/certification',
    { label: 'Revenir au paiement', href: '/professionnel/checkout/paiement' },
  ]);
  expect(paragraphs.join(' ')).toContain('panier est conservé');
});

test('the deferred payment’s texts on the home page stay there, and mention no cart', () => {
  const hrefs = every.map((engagement) => engagementView({ engagement, place: 'home' }, fr).next.href);
  expect(hrefs.filter((href) => href.includes('certification='))).toEqual([
    '/professionnel/accueil?certification=1#certification',
  ]);
  const { go, back, paragraphs } = certificationView('home', fr);
  expect([go.href, back]).toEqual([
    '/professionnel/mon-compte/entreprise/certification',
    { label: 'Revenir à l’accueil', href: '/professionnel/accueil' },
  ]);
  expect(paragraphs).toHaveLength(2);
  expect(paragraphs.join(' ')).not.toContain('panier');
});

test('nothing is told to who may pay later already, or may not', () => {
  for (const place of ['home', 'payment'] as const)
    expect(promptView({ engagement: null, place, isExplained: true }, fr)).toEqual({});
});

test('the certification is explained when it is asked for, and only then', () => {
  const [, , engagement = null] = every;
  const explained = (isExplained: boolean) => promptView({ engagement, place: 'home', isExplained }, fr).certification;
  expect([explained(true)?.title, explained(false)]).toEqual(['Faire certifier votre entreprise', undefined]);
});
