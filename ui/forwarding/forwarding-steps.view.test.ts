import { describe, expect, test } from 'vitest';
import { theForwardingAnswers, theForwardingOptions } from '#domain/forwarding/examples.ts';
import type { ForwardingAnswers } from '#domain/forwarding/journey.ts';
import { withoutEmpty } from '#domain/journey/journey.ts';
import { wordingOf } from '#ui/wording/wording.server.ts';
import { datesView } from './dates/dates.view.ts';
import {
  aBeneficiariesStep,
  aDatesStep,
  aNeedsStep,
  anAddressesStep,
  anEntry,
  aSummaryStep,
} from './forwarding.examples.ts';

const plain = <Shown>(shown: Shown): Shown => JSON.parse(JSON.stringify(shown).replaceAll(/[\u202f\u00a0]/g, ' '));
const chosen = (choices: { value: string; selected: boolean }[]) =>
  choices.filter(({ selected }) => selected).map(({ value }) => value);
const temporary = { offer: 'temporary-national-1', endDate: '2026-12-20' };

describe('the entry', () => {
  test('the entry to forwarding names the persons, the way and the prices', () => {
    const { points, start, ...others } = plain(anEntry());
    expect(points).toEqual([
      'Un seul contrat et un seul prix, jusqu’à 6 noms, même différents.',
      'L’identité est vérifiée par un code envoyé à l’adresse de départ, ou au bureau de poste.',
      'Les tarifs sont ceux en vigueur depuis le 01/01/2025.',
    ]);
    expect(start).toEqual({ label: 'Commencer', href: '/demenagement-absence/parcours/besoins' });
    expect(others).not.toHaveProperty('draft');
  });

  const keptOf = (answers: ForwardingAnswers) => plain(anEntry({ answers }).draft?.rows ?? []);

  test('the entry to forwarding shows a draft’s offer and its dates', () => {
    expect(keptOf(theForwardingAnswers(temporary))).toEqual([
      { step: 'needs', label: 'Formule', value: 'Temporaire, en France, de 15 jours à 1 mois' },
      { step: 'dates', label: 'Activation', value: 'Par un code reçu par courrier' },
      { step: 'dates', label: 'Premier jour', value: '01/12/2026' },
      { step: 'dates', label: 'Dernier jour', value: '20/12/2026' },
    ]);
  });

  test('the entry to forwarding shows no address and no name of an outdated draft either', () => {
    expect(keptOf(theForwardingAnswers({ startDate: '2026-11-01' }))).toEqual([
      { step: 'needs', label: 'Formule', value: 'Réexpédition définitive en France, 6 mois' },
    ]);
  });
});

describe('« Vos besoins »', () => {
  test('the needs step shows the offers of a situation with their descriptions, their prices and their scope', () => {
    const { types, offers, scope } = plain(aNeedsStep({ answers: theForwardingAnswers(temporary) }));
    const at = (type: string) => `/demenagement-absence/parcours/besoins?contractType=${type}`;
    expect(types).toEqual([
      { label: 'Je déménage', href: at('definitive'), current: false },
      { label: 'Je m’absente', href: at('temporary'), current: true },
      { label: 'J’alterne entre deux adresses', href: at('mobility'), current: false },
    ]);
    expect(
      offers.map(({ value, text, price: aside, selected }) => [value, text.slice(0, 30), aside, selected]),
    ).toEqual([
      ['temporary-national-1', '', '49,90 €', true],
      ['keeping-2', 'Nous gardons votre courrier au', '49,90 €', false],
      ['restante-1', 'Vous retirez votre courrier au', '49,90 €', false],
    ]);
    expect(scope).toEqual([
      { name: 'Lettres', national: 'Réexpédié', international: 'Réexpédié' },
      { name: 'Colis de moins de 2 kg', national: 'Réexpédié', international: 'Non réexpédié' },
    ]);
  });

  test('the needs step says that a situation has no offer now, and not that one was forgotten', () => {
    const faults = { offer: { code: 'required' } } as const;
    const { notices, errors, offers } = aNeedsStep({ type: 'temporary', offers: [], answers: {}, faults });
    expect([offers, errors]).toEqual([[], {}]);
    expect(notices).toMatchObject([{ tone: 'warning', text: expect.stringMatching(/^Aucune formule n’est proposée/) }]);
    expect(aNeedsStep({ offers: [], answers: {} }).notices).toEqual([]);
  });

  test('the needs step asks for the situation first: none is selected, and no offer is shown', () => {
    const { types, offers } = aNeedsStep({ answers: {} });
    expect([types.filter(({ current }) => current), offers]).toEqual([[], []]);
  });
});

describe('« Activation et dates »', () => {
  test('the dates step has each activation’s first day and its procedure', () => {
    const { activations, start, firstDays } = plain(aDatesStep());
    expect(activations).toEqual([
      {
        value: 'code-courrier',
        title: 'Par un code reçu par courrier',
        text: 'Au plus tôt le ven. 27/11/2026. Il faut 5 jours ouvrés à partir du dim. 22/11/2026, sans compter les samedis et dimanches. Nous envoyons un seul code par contrat, par lettre, à l’adresse de départ. Vous le saisissez en ligne.',
        selected: true,
      },
      {
        value: 'post-office',
        title: 'En bureau de poste',
        text: 'Au plus tôt le mar. 24/11/2026. Il faut 2 jours ouvrés à partir du dim. 22/11/2026, sans compter les samedis et dimanches. Vous présentez une pièce d’identité au guichet, où votre contrat est déjà enregistré.',
        selected: false,
      },
    ]);
    expect(start).toEqual({ max: '2027-05-21' });
    const days = Object.entries(firstDays).map(([activation, first]) => [activation, first.start, first.startHint]);
    expect(days).toEqual([
      ['', '2026-11-24', 'Au plus tard le ven. 21/05/2027.'],
      ['code-courrier', '2026-11-27', 'Du ven. 27/11/2026 au ven. 21/05/2027.'],
      ['post-office', '2026-11-24', 'Du mar. 24/11/2026 au ven. 21/05/2027.'],
    ]);
    expect(chosen(aDatesStep({ answers: theForwardingAnswers({ activation: 'post-office' }) }).activations)).toEqual([
      'post-office',
    ]);
  });

  test('the dates step asks for no end before an offer is chosen, or for an offer with a number of months', () => {
    for (const answers of [{}, theForwardingAnswers()]) expect(aDatesStep({ answers }).end).toBeNull();
    expect(aDatesStep({ answers: theForwardingAnswers(temporary) }).firstDays['post-office']?.end).toBe('2026-12-08');
  });

  test('the dates step names every holiday that is not counted', () => {
    const given = { options: theForwardingOptions({ orderDate: '2026-12-24' }), answers: {}, view: aDatesStep() };
    const [code] = datesView(given, wordingOf({ lang: 'fr', mode: 'part' })).activations;
    expect(code?.text).toContain(
      'Au plus tôt le lun.\u00a004/01/2027. Il faut 5 jours ouvrés à partir du jeu.\u00a024/12/2026, sans compter les samedis et dimanches. Jours fériés non comptés\u202f: ven.\u00a025/12/2026, ven.\u00a001/01/2027. Nous envoyons un seul code par contrat, par lettre, à l’adresse de départ. Vous le saisissez en ligne.',
    );
  });
});

describe('« Adresses »', () => {
  const told = (start: string) => expect.stringContaining(`Pour éviter les abus, une lettre part ${start}`);
  const from = { party: 'from', title: 'Adresse de départ', country: 'France', asksEmail: true, book: [] };
  const to = { title: 'Adresse d’arrivée', note: 'France', offices: null, countries: null, book: [] };

  test.each([
    ['definitive-national-6', { from, to, told: told('aux deux adresses') }],
    [
      'definitive-international-6',
      {
        from,
        to: {
          ...to,
          note: 'À l’étranger, seules les lettres sont réexpédiées.',
          countries: [
            { code: '', name: 'Choisissez un pays' },
            { code: 'BE', name: 'Belgique' },
          ],
        },
        told: told('aux deux adresses'),
      },
    ],
    [
      'restante-1',
      {
        from,
        to: {
          ...to,
          title: `${to.title} (bureau de poste où vous retirez votre courrier)`,
          offices: expect.objectContaining({ label: 'Trouver un bureau de poste' }),
        },
        told: told('à l’adresse de départ'),
      },
    ],
    [
      'keeping-2',
      { from: { ...from, title: `${from.title} (courrier à garder)` }, to: null, told: told('à l’adresse de départ') },
    ],
  ])('the addresses of the offer %s have their own texts', (offer, shown) => {
    const view = plain(anAddressesStep({ answers: theForwardingAnswers({ offer }) }));
    expect({ from: view.from, to: view.to, told: view.notified }).toEqual(shown);
  });
});

describe('« Bénéficiaires »', () => {
  const namesOf = (over: ForwardingAnswers) =>
    aBeneficiariesStep({ answers: withoutEmpty(theForwardingAnswers(over)) }).names.map(({ value }) => value);
  const nobody = { 'beneficiary.a': '', 'beneficiary.b': '' };

  test('the beneficiaries step has as many names as a contract may have, one of them required', () => {
    const { names } = aBeneficiariesStep();
    expect(names.map(({ name, label, isOptional }) => [name, label, isOptional])).toEqual([
      ['beneficiary.a', 'Nom 1', false],
      ['beneficiary.b', 'Nom 2', true],
      ['beneficiary.c', 'Nom 3', true],
      ['beneficiary.d', 'Nom 4', true],
      ['beneficiary.e', 'Nom 5', true],
      ['beneficiary.f', 'Nom 6', true],
    ]);
  });

  const company = { 'from.isCompany': 'yes', 'from.companyName': 'Atelier 3M & Fils' };

  test('the beneficiaries step names no company to a household, which may not have one', () => {
    const textOf = (over: ForwardingAnswers) => aBeneficiariesStep({ answers: theForwardingAnswers(over) }).text;
    expect([textOf({}), textOf(company)]).toEqual([
      expect.stringContaining('noms de naissance, d’usage, enfants.'),
      expect.stringContaining('raison sociale, enseigne, noms des personnes.'),
    ]);
  });

  test('a professional is not asked as a household, with the name of a company or without', () => {
    const answers = theForwardingAnswers();
    expect(aBeneficiariesStep({ mode: 'pro', answers }).text).toContain('raison sociale');
    expect(aSummaryStep({ mode: 'pro', answers }).authority.label).toContain('J’agis pour l’entreprise');
  });

  test.each([
    ['the holder', nobody, ['Compte Particulier', '', '', '', '', '']],
    ['the company that moves', { ...nobody, ...company }, ['Atelier 3M & Fils', '', '', '', '', '']],
    [
      'the holder, not with a company that was typed and is no more ticked',
      { ...nobody, ...company, 'from.isCompany': '' },
      ['Compte Particulier', '', '', '', '', ''],
    ],
    ['nobody once another name is answered', { 'beneficiary.a': '' }, ['', 'Contact Achats', '', '', '', '']],
  ])('the beneficiaries step begins with %s', (_, over, names) => {
    expect(namesOf(over)).toEqual(names);
  });
});

describe('« Récapitulatif »', () => {
  const delay = 'Si le contrat n’est pas activé à la date choisie, son début est décalé sans frais.';
  const office =
    'Si le code n’arrive pas, le même contrat peut être activé dans un bureau de poste, sur présentation d’une pièce d’identité.';

  test('the summary of a move lists the bodies to inform, and the consequence of a missing code', () => {
    const { bodies, notes, authority } = plain(aSummaryStep());
    expect({ bodies, notes, isConfirmed: authority.checked }).toEqual({
      bodies: {
        title: 'Qui devez-vous prévenir vous-même ?',
        list: [
          'Les impôts',
          'L’assurance maladie, les caisses de retraite et d’allocations familiales',
          'Votre banque et vos assureurs',
          'Vos fournisseurs d’énergie, d’eau et de téléphonie',
          'L’immatriculation de votre véhicule',
        ],
      },
      notes: [office, delay],
      isConfirmed: true,
    });
  });

  test.each([
    ['activated at the office speaks of no code', { activation: 'post-office' }, { notes: [delay] }],
    ['of an absence names nobody to tell', temporary, { bodies: null, notes: [office, delay] }],
    ['of no offer names nobody to tell', { offer: '' }, { bodies: null }],
    [
      'of a company is not asked who lives there, and names whom a company must tell',
      { 'from.isCompany': 'yes' },
      {
        bodies: {
          list: [
            'Le registre national des entreprises, par le guichet unique',
            'Les impôts',
            'L’Urssaf et les caisses de retraite',
            'Votre banque et vos assureurs',
            'Vos fournisseurs d’énergie, d’eau et de téléphonie',
            'L’immatriculation de vos véhicules',
          ],
        },
        authority: {
          label: 'J’agis pour l’entreprise, et chaque personne nommée accepte ce contrat pour son courrier.',
        },
      },
    ],
    ['is confirmed by nobody beforehand', { authority: '' }, { authority: { checked: false } }],
  ])('the summary of a contract: %s', (_, over, shown) => {
    expect(aSummaryStep({ answers: theForwardingAnswers(over) })).toMatchObject(shown);
  });
});
