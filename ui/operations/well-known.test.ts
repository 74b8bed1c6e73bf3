import { expect, test } from 'vitest';
import { robotsTxt } from './robots.ts';
import { securityTxt } from './security-txt.ts';

const origin = 'https://boutique.exemple.fr';

test('crawlers are asked to leave purchases, endpoints and narrowed listings, and find the sitemap', () => {
  const lines = robotsTxt(origin).split('\n');
  expect(lines[0]).toBe('User-agent: *');
  for (const path of ['/ecom/', '/checkout/', '/professionnel/checkout/', '/*?f=', '/*&f='])
    expect(lines).toContain(`Disallow: ${path}`);
  expect(lines).toContain('Sitemap: https://boutique.exemple.fr/sitemap.xml');
  expect(lines).not.toContain('Disallow: /');
});

test('whoever finds a weakness reads whom to write to, for less than a year', () => {
  const since = Date.UTC(2026, 10, 21);
  const text = securityTxt({ origin, contact: 'mailto:securite@boutique.exemple', since });
  expect(text).toContain('Contact: mailto:securite@boutique.exemple\n');
  expect(text).toContain('Canonical: https://boutique.exemple.fr/.well-known/security.txt\n');
  expect(text).toContain('Preferred-Languages: fr, en\n');
  const expires = Date.parse(/^Expires: (.+)$/m.exec(text)?.[1] ?? '');
  expect(expires).toBeGreaterThan(since + 180 * 86_400_000);
  expect(expires).toBeLessThan(since + 365 * 86_400_000);
});
