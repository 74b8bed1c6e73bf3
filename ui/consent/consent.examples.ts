import type { ConsentFormView, ConsentRequestView } from './consent.view.ts';

export const aQuestion: ConsentRequestView = {
  action: '/ecom/consentement',
  redirect: '/',
  title: 'Vos choix sur les cookies',
  text: 'Avec votre accord, nous mesurons l’audience et vous suggérons des produits.',
  answers: [
    { value: 'accept', label: 'Tout accepter' },
    { value: 'refuse', label: 'Tout refuser' },
    { value: 'customise', label: 'Personnaliser' },
  ],
};

export const choices: ConsentFormView = {
  action: '/ecom/consentement',
  redirect: '/cookies?choix=enregistre#choix',
  title: 'Gérer mes cookies',
  text: 'Votre choix est conservé six mois. Vous pouvez en changer ici à tout moment.',
  answers: [
    { value: 'save', label: 'Enregistrer mes choix' },
    { value: 'accept', label: 'Tout accepter' },
    { value: 'refuse', label: 'Tout refuser' },
  ],
  notices: [],
  choices: [
    {
      name: 'measurement',
      title: 'Mesure d’audience',
      text: 'Compter les pages vues et les erreurs rencontrées, pour améliorer la boutique.',
      accepted: false,
    },
    {
      name: 'personalisation',
      title: 'Suggestions de produits',
      text: 'Proposer, sous les pages, des produits proches de ceux que vous regardez.',
      accepted: false,
    },
  ],
  yes: 'Accepter',
  no: 'Refuser',
};

export const choicesInEnglish: ConsentFormView = {
  ...choices,
  title: 'Manage my cookies',
  text: 'Your choice is kept for six months. You can change it here at any time.',
  answers: [
    { value: 'save', label: 'Save my choices' },
    { value: 'accept', label: 'Accept all' },
    { value: 'refuse', label: 'Refuse all' },
  ],
  choices: [
    { name: 'measurement', title: 'Audience measurement', text: 'Counting the pages seen.', accepted: true },
    {
      name: 'personalisation',
      title: 'Product suggestions',
      text: 'Suggesting products below the pages.',
      accepted: false,
    },
  ],
  yes: 'Accept',
  no: 'Refuse',
};
