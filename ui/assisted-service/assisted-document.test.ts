import { expect, test } from 'vitest';
import { wordingOf } from '#ui/wording/wording.server.ts';
import { assistedDocument } from './assisted-document.server.tsx';

const page =
  '<!DOCTYPE html><html lang="fr"><head><title>Page</title></head><body class="a"><main><form method="post" action="/a"><button>Un</button></form><form action="/b" method="post"></form><form method="get" action="/c"></form></main></body></html>';
const assistance = {
  id: 'aide-1',
  customer: { id: '0123456789', firstName: '<i>Compte</i>', lastName: 'Pro', email: '', profile: 'pro' as const },
};
const around = (lang: 'fr' | 'en') => ({
  wording: wordingOf({ lang, mode: 'part' }),
  nonce: 'nonce-1',
  idleMinutes: 15,
});

test('an agent reads above everything for whom they act, and how to end it', () => {
  const html = assistedDocument(page, { assistance, ...around('fr') });
  const banner = html.slice(html.indexOf('<section'), html.indexOf('</section>'));
  expect(html.indexOf('<section')).toBeLessThan(html.indexOf('<main'));
  expect(banner).toContain('Vous agissez pour &lt;i&gt;Compte&lt;/i&gt; Pro');
  expect(banner).toContain('Professionnel, client n°\u00a00123456789');
  expect(banner).toContain('Terminer l’assistance');
  expect(banner).toContain('aria-label="Session de conseiller"');
  expect(assistedDocument(page, { assistance, ...around('en') })).toContain('You are acting for');
});

test('each form that changes something says for which assistance its page was made, the one of the banner too', () => {
  const html = assistedDocument(page, { assistance, ...around('fr') });
  const marks = html.match(/<form[^>]*><input type="hidden" name="assistance" value="aide-1"\/>/g) ?? [];
  expect(marks).toHaveLength(3);
  expect(html).toContain('<form method="get" action="/c"></form>');
});

test('an agent who helps nobody reads so, and has nothing to end', () => {
  const html = assistedDocument(page, { assistance: null, ...around('fr') });
  expect(html).toContain('Vous n’assistez personne');
  expect(html).not.toContain('Terminer');
  expect(html).toContain('name="assistance" value="personne"');
});

test('a script of the assisted page has the nonce, and nothing else runs', () => {
  const html = assistedDocument(page, { assistance, ...around('fr') });
  expect(html.match(/<(script|style)\b[^>]*>/g)).toEqual(['<style nonce="nonce-1">', '<script nonce="nonce-1">']);
});
