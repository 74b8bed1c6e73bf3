import type { Lang, Words } from '../shared/lang.ts';

interface Topic {
  name: Words;
  /** What is worth reading before one writes. */
  answer: Words | null;
  /** What a seller answers. */
  reply: Words;
}

export const TOPICS: Readonly<Record<string, Topic>> = {
  DELIVERY: {
    name: { fr: 'Ma livraison', en: 'My delivery' },
    answer: {
      fr: 'Le vendeur remet votre colis au transporteur dans le délai indiqué à la commande. Un colis remis la veille apparaît dans le suivi sous 24 heures.',
      en: 'The seller hands your parcel to the carrier within the time stated when you ordered. Tracking starts within 24 hours of that.',
    },
    reply: {
      fr: 'Bonjour, votre colis a été remis au transporteur ce matin. Vous le recevrez sous deux jours ouvrés.',
      en: 'Hello, your parcel was handed to the carrier this morning. You will have it within two working days.',
    },
  },
  ITEM: {
    name: { fr: 'Un article abîmé ou manquant', en: 'A damaged or missing item' },
    answer: {
      fr: 'Joignez une photo de l’article et de son emballage\u202f: le vendeur pourra régler la question dès sa première réponse.',
      en: 'Add a photo of the item and its packaging: the seller can then settle the matter in the first reply.',
    },
    reply: {
      fr: 'Bonjour, merci pour la photo. Nous vous renvoyons l’article sans frais, sans retour à prévoir.',
      en: 'Hello, thank you for the photo. We are sending you a new one free of charge; there is nothing to return.',
    },
  },
  INVOICE: {
    name: { fr: 'Une facture', en: 'An invoice' },
    answer: {
      fr: 'La facture du vendeur est jointe au colis. Elle est aussi dans le détail de votre commande une fois celle-ci expédiée.',
      en: 'The seller’s invoice comes with the parcel. You will also find it in your order’s details once the order has been sent.',
    },
    reply: {
      fr: 'Bonjour, vous trouverez votre facture en pièce jointe de ce message sous 24 heures.',
      en: 'Hello, we will send you your invoice within 24 hours.',
    },
  },
  OTHER: {
    name: { fr: 'Une autre question', en: 'Another question' },
    answer: null,
    reply: {
      fr: 'Bonjour, merci pour votre message. Nous nous en occupons et revenons vers vous.',
      en: 'Hello, thank you for your message. We are looking into it and will get back to you.',
    },
  },
};

export const topicAnswer = (code: string, lang: Lang): { code: string; name: string } => ({
  code,
  name: TOPICS[code]?.name[lang] ?? code,
});

export const topicsAnswer = (lang: Lang): { code: string; name: string; answer?: string }[] =>
  Object.entries(TOPICS).map(([code, { name, answer }]) => ({
    code,
    name: name[lang],
    ...(answer && { answer: answer[lang] }),
  }));
