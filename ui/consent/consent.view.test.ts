import { expect, test } from 'vitest';
import { consentOf } from '#domain/consent/consent.ts';
import { wordingOf } from '#ui/wording/wording.server.ts';
import { consentBanner, consentForm } from './consent.view.ts';

const fr = wordingOf({ lang: 'fr', mode: 'part' });
const en = wordingOf({ lang: 'en', mode: 'pro' });
const chosen = consentOf({ measurement: '1', personalisation: '0', signal: null });

test('the banner gives three ways to answer, and leads back to the page', () => {
  const view = consentBanner({ path: '/boutique/c/timbres?page=2' }, fr);
  expect(view.answers.map(({ label }) => label)).toEqual(['Tout accepter', 'Tout refuser', 'Personnaliser']);
  expect(view).toMatchObject({ action: '/ecom/consentement', redirect: '/boutique/c/timbres?page=2' });
  expect(consentBanner({ path: '/' }, en).answers.map(({ label }) => label)).toEqual([
    'Accept all',
    'Refuse all',
    'Customise',
  ]);
});

test('the form shows the choices as they stand', () => {
  const view = consentForm({ consent: chosen, saved: false }, fr);
  expect(view.choices.map(({ name, accepted }) => [name, accepted])).toEqual([
    ['measurement', true],
    ['personalisation', false],
  ]);
  expect(view.answers.map(({ label }) => label)).toEqual(['Enregistrer mes choix', 'Tout accepter', 'Tout refuser']);
  expect(view.notices).toEqual([]);
});

test('the form leads back to itself, in its mode, and says that it was saved', () => {
  expect(consentForm({ consent: chosen, saved: false }, fr).redirect).toBe('/cookies?choix=enregistre#choix');
  expect(consentForm({ consent: chosen, saved: false }, en).redirect).toBe(
    '/professionnel/cookies?choix=enregistre#choix',
  );
  expect(consentForm({ consent: chosen, saved: true }, fr).notices).toEqual([
    { tone: 'success', text: 'Vos choix sont enregistrés.' },
  ]);
});

test('a browser that refuses for its visitor is told that it is heard', () => {
  const consent = consentOf({ measurement: '1', personalisation: '1', signal: '1' });
  const view = consentForm({ consent, saved: false }, fr);
  expect(view.notices[0]?.text).toContain('Nous le respectons');
  expect(view.choices.map(({ accepted }) => accepted)).toEqual([false, false]);
});
