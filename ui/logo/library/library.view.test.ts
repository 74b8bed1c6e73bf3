import { describe, expect, test } from 'vitest';
import { aLogo, aLogoPicture, aRefusedLogo, theLogoChoices } from '#domain/logo/examples.ts';
import type { LogoPicture, RefusalCode } from '#domain/logo/logo.ts';
import { aLibraryStep } from '../logo.examples.ts';

const plain = <Shown>(shown: Shown): Shown => JSON.parse(JSON.stringify(shown).replaceAll(/[\u202f\u00a0]/g, ' '));
const library = '/professionnel/mon-timbre-en-ligne/logo/parcours/bibliotheque';
const order = {
  label: 'Voir la commande CMD-26-000123',
  text: 'Voir la commande',
  href: '/professionnel/mes-commandes/detail/CMD-26-000123',
};
const ofLogos = (...logos: ReturnType<typeof aLogo>[]) =>
  plain(aLibraryStep({ options: theLogoChoices({ logos }) })).owned;

describe('a logo of the company', () => {
  test('a company’s logo shows its state, its actions and its order', () => {
    const image = expect.any(String);
    const sent = 'Envoyé le 12/01/2026';
    expect(ofLogos(aLogo(), aRefusedLogo())).toEqual([
      {
        id: 'logo-1',
        name: 'Enseigne',
        image,
        state: { text: 'Validé', tone: 'done' },
        group: 'approved',
        dates: [sent, 'Valable jusqu’au 20/12/2026'],
        links: [
          {
            label: 'Utiliser « Enseigne »',
            text: 'Utiliser',
            href: '/professionnel/mon-timbre-en-ligne/parcours/configuration?logo=logo-1',
          },
          {
            label: 'Prolonger « Enseigne »',
            text: 'Prolonger',
            href: `${library}?demande=prolonger.logo-1#champ-subject`,
          },
        ],
        order,
      },
      {
        id: 'logo-2',
        name: 'Cave à vin',
        image,
        state: { text: 'Logo refusé', tone: 'stopped' },
        group: 'refused',
        dates: [sent],
        refusal: {
          tone: 'warning',
          title: 'On voit un verre de vin.',
          text: 'La loi Évin interdit toute image d’alcool ou de tabac. Retirez-la, puis renvoyez le logo sans payer.',
        },
        links: [
          {
            label: 'Corriger et renvoyer « Cave à vin »',
            text: 'Corriger et renvoyer',
            href: `${library}?demande=renvoyer.logo-2#champ-subject`,
          },
        ],
        order,
      },
    ]);
  });

  test('a company’s logo with few facts shows only those', () => {
    const plainly = aLogo({ label: null, isExtendable: false, order: null, name: 'Tampon' });
    expect(ofLogos(plainly)).toEqual([
      {
        id: 'logo-1',
        name: 'Tampon',
        image: expect.any(String),
        dates: ['Envoyé le 12/01/2026'],
        links: [],
      },
    ]);
  });

  test.each<[RefusalCode, RegExp]>([
    ['political', /^Retirez le message politique/],
    ['religious', /^Retirez le symbole religieux/],
    ['alcohol-tobacco', /^La loi Évin/],
    ['celebrity', /^Retirez la personne célèbre/],
    ['third-party-mark', /^Retirez la marque/],
    ['unreadable-text', /^Agrandissez le texte/],
    ['other', /^Choisissez une autre image/],
  ])('a company’s refused logo shows its remedy, also without a message: %s', (code, text) => {
    const [{ refusal } = {}] = ofLogos(aRefusedLogo({ refusal: { code, message: null } }));
    expect(refusal).toEqual({ tone: 'warning', text: expect.stringMatching(text) });
  });
});

test.each([
  [true, [aLogo()], undefined],
  [true, [], { tone: 'info', text: 'Vous n’avez pas encore envoyé de logo.' }],
  [
    true,
    null,
    {
      tone: 'warning',
      text: 'Vos logos ne peuvent pas être affichés pour le moment. Vous pouvez envoyer un nouveau logo.',
    },
  ],
  [
    false,
    [],
    {
      tone: 'info',
      text: expect.stringMatching(/^Connectez-vous pour retrouver les logos/),
      link: { label: 'Se connecter', href: expect.stringContaining(encodeURIComponent(library)) },
    },
  ],
])('why no logo is shown is said, signed in (%s), of %o', (isSignedIn, logos, none) => {
  const view = aLibraryStep({ isSignedIn, options: theLogoChoices({ logos }) });
  expect(view.none).toEqual(none);
  expect(view.owned.length).toBe(logos?.length ?? 0);
});

test.each([
  ['', true],
  ['nouveau', true],
  // It was chosen, and can no longer be: nobody is led to another choice.
  ['prolonger.logo-9', false],
  ['offrir', false],
])('a new logo is what is asked about « %s »: %s', (subject, selected) => {
  const { subjects } = aLibraryStep({ answers: { subject } });
  expect(subjects).toEqual([
    {
      value: 'nouveau',
      title: 'Nouveau logo',
      text: 'Envoyez une image, cadrez-la, choisissez la durée.',
      selected,
    },
  ]);
});

test('the kinds of pictures that are taken are named, with what else keeps one from being printed', () => {
  const { files, checklist } = plain(aLibraryStep());
  expect(files).toEqual({
    hint: 'PNG, JPG ou SVG, 4 Mo au plus, en couleurs RVB. Une photo compte au moins 368 pixels de large ou 528 de haut.',
    accept: 'image/png,image/jpeg,image/svg+xml',
    limits: { files: 1, fileSize: 4_194_304, totalSize: null },
    says: {
      type: 'Ce type de fichier n’est pas accepté. Enregistrez votre logo dans l’un des formats indiqués.',
      empty: 'Ce fichier est vide : choisissez-en un autre.',
      'too-large': 'Ce fichier est trop lourd. Choisissez-en un plus léger.',
      'too-many': 'Ce fichier est trop lourd. Choisissez-en un plus léger.',
      total: 'Ce fichier est trop lourd. Choisissez-en un plus léger.',
    },
  });
  expect(checklist.map((one) => one.split(' ').slice(0, 3).join(' '))).toEqual([
    'Aucun message politique',
    'Aucun symbole ou',
    'Ni alcool, ni',
    'Aucune personne célèbre',
    'Aucune marque ni',
    'Un texte lisible',
  ]);
});

test.each([
  [1, 'PNG, '],
  [2, 'PNG ou JPG, '],
])('%s kinds of pictures are named in words', (count, words) => {
  const { picture } = theLogoChoices();
  const options = theLogoChoices({ picture: { ...picture, types: picture.types.slice(0, count) } });
  expect(aLibraryStep({ options }).files.hint).toMatch(new RegExp(`^${words}\\d`));
});

describe('the picture that is kept', () => {
  const kept = 'Votre image sera supprimée le 27/11/2026 à 10:00 si elle n’est pas commandée.';
  const purged = 'Votre image sera supprimée le 27/11/2026 à 10:00.';
  const refresh = { label: 'Actualiser', href: library };
  const ready = { tone: 'success', text: 'Votre logo est sain et prêt à être cadré.' };
  const hints = [
    { tone: 'warning', text: expect.stringContaining('blanc sur fond transparent') },
    { tone: 'warning', text: expect.stringContaining('seule l’image est imprimée') },
  ];

  test.each<[Partial<LogoPicture>, object]>([
    [{}, { notice: ready, hints: [], purged: kept }],
    [{ findings: ['white-on-transparent', 'other', 'script-removed'] }, { notice: ready, hints, purged: kept }],
    [
      { state: 'received', size: null },
      {
        notice: { tone: 'info', text: 'Votre fichier est reçu. L’analyse antivirus va commencer.' },
        hints: [],
        purged: kept,
        refresh,
      },
    ],
    [
      { state: 'scanning', size: null },
      { notice: { tone: 'info', text: 'L’analyse antivirus est en cours.' }, hints: [], purged: kept, refresh },
    ],
    [
      { state: 'infected', findings: ['script-removed'] },
      { notice: { tone: 'error', text: expect.stringContaining('contient un virus') }, hints: [], purged },
    ],
    [
      { findings: ['colour-space', 'white-on-transparent'] },
      { notice: { tone: 'error', text: expect.stringContaining('CMJN') }, hints: [], purged },
    ],
  ])('a sent picture shows whether it can be printed, and when it is purged: %o', (over, said) => {
    const { sent } = plain(aLibraryStep({ options: theLogoChoices({ sent: aLogoPicture(over) }) }));
    expect(sent).toEqual({ name: 'enseigne.png', ...said });
  });

  test('a sent picture stays where another is refused; without one, none is shown', () => {
    const { sent } = plain(aLibraryStep({ faults: { file: { code: 'file-empty' } } }));
    expect(sent).toMatchObject({ notice: { tone: 'info', text: expect.stringContaining('reste votre logo') } });
    expect(aLibraryStep({ options: theLogoChoices({ sent: null }) }).sent).toBeNull();
  });
});
