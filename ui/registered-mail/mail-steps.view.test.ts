import { expect, test } from 'vitest';
import { theMailAnswers, theMailOptions } from '#domain/registered-mail/examples.ts';
import { wordingOf } from '#ui/wording/wording.server.ts';
import { addressesView } from './addresses/addresses.view.ts';
import { entryView } from './entry/entry.view.ts';
import { itemView } from './item/item.view.ts';
import { anAddressesStep, anEntry, anItemStep, aSummaryStep } from './registered-mail.examples.ts';

const wording = wordingOf({ lang: 'fr', mode: 'part' });
const plain = <Shown>(shown: Shown): Shown => JSON.parse(JSON.stringify(shown).replaceAll(/[\u202f\u00a0]/g, ' '));

test('the entry says how it is printed, what is compensated and at which prices', () => {
  const rest = [
    'La vignette s’imprime sur une feuille A4 ou une planche adhésive, dès le paiement.',
    'Les tarifs sont ceux en vigueur depuis le 01/01/2026.',
  ];
  const { points, start } = plain(anEntry());
  expect(points).toEqual([rest[0], 'Votre envoi est indemnisé jusqu’à 458,00 €, selon le niveau choisi.', rest[1]]);
  expect(start).toEqual({ label: 'Commencer', href: '/vignette-recommandee-en-ligne/parcours/votre-recommande' });
  const given = { draft: { answers: {}, version: 0 }, notices: [] };
  expect(plain(entryView({ options: theMailOptions({ levels: [] }), ...given }, wording)).points).toEqual(rest);
});

test('« Votre recommandé » shows who prints, where it may go, and what each choice costs', () => {
  const { printing, destinations, weightHint, levels, receipt } = plain(anItemStep());
  expect({ printing, destinations, weightHint, levels, receipt }).toEqual({
    printing: [
      {
        value: 'self',
        title: 'J’imprime et je poste',
        text: 'Vous collez la vignette sur votre enveloppe et remettez la lettre.',
        selected: true,
      },
      {
        value: 'post',
        title: 'Nous l’imprimons et l’envoyons pour vous',
        text: 'Vous déposez votre document en ligne : nous l’imprimons et l’envoyons en recommandé. Vos réponses sont reprises.',
        price: 'À partir de 6,29 €',
        selected: false,
      },
    ],
    destinations: [
      { code: '', name: 'Choisissez une destination' },
      { code: 'FR', name: 'France métropolitaine' },
      { code: 'RE', name: 'La Réunion' },
      { code: 'BE', name: 'Belgique' },
      { code: 'CA', name: 'Canada' },
      { code: 'SD', name: 'Soudan', postal: 'none' },
    ],
    weightHint: 'En grammes, 2 kg au plus.',
    levels: [
      {
        value: 'R1',
        title: 'R1, jusqu’à 16,00 €',
        text: 'Indemnisation de base, pour un document que vous pouvez refaire.',
        price: '9,30 €',
        selected: false,
      },
      {
        value: 'R2',
        title: 'R2, jusqu’à 153,00 €',
        text: 'Pour un document important, coûteux à refaire.',
        price: '10,02 €',
        selected: true,
      },
      {
        value: 'R3',
        title: 'R3, jusqu’à 458,00 €',
        text: 'Pour un document de valeur ou irremplaçable.',
        price: '10,85 €',
        selected: false,
      },
    ],
    receipt: {
      label: 'Avis de réception',
      text: 'Le destinataire signe l’avis à la remise, et l’avis vous est renvoyé : il prouve le jour de la remise et qui a reçu la lettre. Sans avis, vous suivez la remise en ligne.',
      price: '+ 1,30 €',
      checked: true,
    },
  });
});

test('« Votre recommandé » has chosen what was answered, and no level or receipt beforehand', () => {
  const chosen = ({ printing, levels, receipt }: ReturnType<typeof anItemStep>) => [
    ...[...printing, ...levels].filter(({ selected }) => selected).map(({ value }) => value),
    receipt.checked,
  ];
  expect(chosen(anItemStep({ answers: {} }))).toEqual(['self', false]);
  expect(chosen(anItemStep({ answers: { printing: 'post', level: 'R3', receipt: '' } }))).toEqual([
    'post',
    'R3',
    false,
  ]);
});

test('« Votre recommandé » names the heaviest letter of all destinations, in whichever order they come', () => {
  const [france, ...others] = theMailOptions().destinations;
  const destinations = [...others.map((each) => ({ ...each, weightSteps: [20] })), ...(france ? [france] : [])];
  expect(
    plain(itemView({ options: theMailOptions({ destinations }), view: anItemStep(), quote: null }, wording)).weightHint,
  ).toBe('En grammes, 2 kg au plus.');
});

test('« Adresses et dépôt » asks for two addresses, the sender’s with an e-mail, and says when a letter is taken where', () => {
  const { parties, places } = plain(anAddressesStep());
  expect({ parties, places }).toEqual({
    parties: [
      {
        party: 'sender',
        title: 'Expéditeur',
        country: 'France',
        asksEmail: true,
        book: [],
        savedLines: ['Mme Compte Particulier', '12 RUE DE LA REPUBLIQUE', '69002 LYON', 'particulier@exemple.fr'],
      },
      {
        party: 'recipient',
        title: 'Destinataire',
        country: 'France métropolitaine',
        isPostalCodeOptional: false,
        asksEmail: false,
        book: [],
        savedLines: ['Atelier 3M & Fils', 'Contact Achats Service Achats', 'BP 34014', '71040 MACON CEDEX 9'],
      },
    ],
    places: [
      {
        value: 'post-office',
        title: 'En bureau de poste',
        text: 'Vous la remettez au guichet, qui vous donne la preuve de dépôt. Premier jour : lun. 23/11/2026.',
        selected: false,
      },
      {
        value: 'letterbox',
        title: 'Dans ma boîte aux lettres',
        text: 'Vous la placez la veille dans votre boîte : le facteur l’emporte et la preuve de dépôt arrive par e-mail. Premier jour : mar. 24/11/2026. Commande avant 18 h pour le premier jour proposé.',
        selected: true,
      },
    ],
  });
});

test('« Adresses et dépôt » says of a place without a day only what it is', () => {
  const options = theMailOptions({ depositPlaces: [{ place: 'post-office', dates: [], cutOff: null }] });
  const { places, dates } = addressesView(
    { options, answers: {}, entries: [], faults: {}, view: anAddressesStep() },
    wording,
  );
  expect(places.map(({ text }) => text)).toEqual([wording.t('registered-mail.place.post-office.text')]);
  expect(dates.map(({ code }) => code)).toEqual(['']);
});

test('« Récapitulatif » says until when the vignette is good, how it is stuck, and what it proves', () => {
  const { notes, proof } = plain(aSummaryStep({ answers: theMailAnswers({ depositDate: '2026-11-25' }) }));
  expect({ notes, link: proof.link }).toEqual({
    notes: [
      'La vignette est acceptée du 25/11/2026 au 10/12/2026, sur une enveloppe C5 (162 × 229 mm) ou plus grande.',
      'Ne recouvrez jamais le code-barres de ruban adhésif : il ne serait plus lu.',
    ],
    link: { label: 'Préparer un courrier en ligne', href: '/envoi-courrier-en-ligne' },
  });
});
