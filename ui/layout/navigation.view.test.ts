import { expect, test } from 'vitest';
import { wordingOf } from '#ui/wording/wording.server.ts';
import { departments } from './layout.examples.ts';
import { navigationView } from './navigation.view.ts';
import { navigationHtml } from './navigation-html.server.tsx';

const fr = wordingOf({ lang: 'fr', mode: 'part' });
const pro = wordingOf({ lang: 'fr', mode: 'pro' });

test('the bar has the departments that sell goods, five services and the help', () => {
  expect(navigationView(departments.fr, fr).bar).toEqual([
    { label: 'Timbres', href: '/boutique/c/timbres' },
    { label: 'Enveloppes et prêt-à-poster', href: '/boutique/c/enveloppes' },
    { label: 'Colis et emballages', href: '/boutique/c/colis' },
    { label: 'Collection', href: '/boutique/c/collection' },
    { label: 'Fournitures de bureau', href: '/boutique/c/bureau' },
    { label: 'Timbre à imprimer', href: '/mon-timbre-en-ligne' },
    { label: 'Étiquette de colis', href: '/colissimo-en-ligne' },
    { label: 'Courrier en ligne', href: '/envoi-courrier-en-ligne' },
    { label: 'Recommandé', href: '/vignette-recommandee-en-ligne' },
    { label: 'Réexpédition et garde', href: '/demenagement-absence' },
    { label: 'Aide', href: '/aide' },
  ]);
});

test('the menu has the services, each department with what is below it, then the help', () => {
  const { groups } = navigationView(departments.fr, fr);
  expect(groups.map(({ head, links }) => [head.href, links.length])).toEqual([
    ['/boutique/c/services', 7],
    ['/boutique/c/timbres', 4],
    ['/boutique/c/enveloppes', 2],
    ['/boutique/c/colis', 4],
    ['/boutique/c/collection', 0],
    ['/boutique/c/bureau', 3],
    ['/aide', 6],
  ]);
  expect(groups[1]?.links[0]).toEqual({ label: 'Carnets de timbres', href: '/boutique/c/timbres-0' });
});

test('a professional stays in the professional shop, and finds stamps with a logo', () => {
  const { bar, groups } = navigationView(departments.fr, pro);
  const links = groups.flatMap((group) => [group.head, ...group.links]);
  for (const { href } of [...bar, ...links]) expect(href).toMatch(/^\/professionnel\//);
  expect(links.map(({ label }) => label)).toContain('Timbre avec logo');
});

test('menu and footer are made once for everybody, and a document does not repeat them as data', () => {
  const categories = Object.freeze([...departments.fr]);
  const of = (path: string) =>
    navigationHtml({ categories, phone: '36 31', path, request: new Request(`https://shop.example${path}`) }, fr);
  expect(of('/').menu.html).toContain('href="/boutique/c/timbres-0"');
  expect(JSON.parse(JSON.stringify(of('/')))).toEqual({ bar: {}, menu: {}, footer: {} });
  expect(JSON.stringify(of('/boutique/c/timbres.data'))).toContain('boutique/c/timbres-0');
});

test.each([
  ['/boutique/c/timbres?page=2', '/boutique/c/timbres', 'page'],
  ['/boutique/c/timbres/f/format-c5', '/boutique/c/timbres', 'true'],
  ['/boutique/c/timbres-0', '/boutique/c/timbres', 'true'],
  ['/boutique/u/timbres', '/boutique/c/timbres', 'true'],
  ['/professionnel/boutique/u/colis', '/professionnel/boutique/c/colis', 'true'],
  ['/professionnel/colissimo-en-ligne', '/professionnel/colissimo-en-ligne', 'page'],
])('of the bar, the page %s marks the link to %s, as %s', (path, href, current) => {
  const wording = path.startsWith('/professionnel') ? pro : fr;
  const { bar } = navigationHtml({ categories: departments.fr, phone: '36 31', path, request: undefined }, wording);
  expect(bar.html?.match(/<a [^>]*aria-current[^>]*>/g)).toEqual([`<a href="${href}" aria-current="${current}">`]);
});

test.each(['/', '/boutique/c/timbres-de-collection', '/boutique/recherche?q=timbres'])(
  'of the bar, the page %s marks no link',
  (path) => {
    const { bar } = navigationHtml({ categories: departments.fr, phone: '36 31', path, request: undefined }, fr);
    expect(bar.html).not.toContain('aria-current');
  },
);

test('the footer leads to six departments, and to what the law requires, each in the mode of the page', () => {
  const seven = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((code) => ({ code, name: `Rayon ${code}`, children: [] }));
  const { footer } = navigationView(seven, pro);
  expect([...footer.sections, footer.legal]).toEqual([
    {
      title: 'La boutique',
      links: [
        { label: 'Rayon a', href: '/professionnel/boutique/c/a' },
        { label: 'Rayon b', href: '/professionnel/boutique/c/b' },
        { label: 'Rayon c', href: '/professionnel/boutique/c/c' },
        { label: 'Rayon d', href: '/professionnel/boutique/c/d' },
        { label: 'Rayon e', href: '/professionnel/boutique/c/e' },
        { label: 'Rayon f', href: '/professionnel/boutique/c/f' },
      ],
    },
    {
      title: 'Guides et adresses',
      links: [
        { label: 'Quel timbre\u202f?', href: '/professionnel/quel-timbre' },
        { label: 'Points de vente', href: '/professionnel/points-de-vente' },
        { label: 'Toutes les marques', href: '/professionnel/boutique/marques' },
        { label: 'Nos vendeurs', href: '/professionnel/boutique/vendeurs' },
        { label: 'Application mobile', href: '/professionnel/application-mobile' },
      ],
    },
    {
      title: 'Aide',
      links: [
        { label: 'Aide et contact', href: '/professionnel/aide' },
        { label: 'Espace d’aide', href: '/professionnel/espace-aide' },
        { label: 'Suivre un envoi', href: '/professionnel/mes-suivis' },
        { label: 'Mes achats', href: '/professionnel/mes-achats' },
        { label: 'Mon espace client', href: '/professionnel/espaceclient' },
        { label: 'Renoncer au contrat ici', href: '/professionnel/mes-commandes/changer-d-avis' },
      ],
    },
    {
      title: 'Informations légales',
      links: [
        { label: 'Conditions générales de vente', href: '/professionnel/conditions-generales-de-vente' },
        { label: 'Conditions générales d’utilisation', href: '/professionnel/conditions-generales' },
        { label: 'Conditions contractuelles', href: '/professionnel/conditions-contractuelles' },
        {
          label: 'Marchandises dangereuses ou interdites',
          href: '/professionnel/courriers-colis/conseils-pratiques/marchandises-dangereuses-interdites',
        },
        { label: 'Données personnelles', href: '/professionnel/donnees-personnelles' },
        { label: 'Gérer mes cookies', href: '/professionnel/cookies#choix' },
        { label: 'Accessibilité\u202f: totalement conforme', href: '/professionnel/accessibilite' },
      ],
    },
  ]);
});
