import { expect, test } from 'vitest';
import { theLogoAnswers, theLogoChoices } from '#domain/logo/examples.ts';
import { aLogoSummary } from '../logo.examples.ts';

const plain = <Shown>(shown: Shown): Shown => JSON.parse(JSON.stringify(shown).replaceAll(/[\u202f\u00a0]/g, ' '));
const term = 'Environ du 26/11/2026 au 26/11/2027, selon le jour de la validation';
const moderation = 'Votre logo est vérifié sous 2 jours ouvrés avant de pouvoir être imprimé.';
const charged =
  'Le paiement a lieu à la commande. Si votre logo est refusé, vous pouvez le corriger et le renvoyer sans payer de nouveau ; s’il ne peut pas l’être, nous vous remboursons.';
const chargedLater = 'Vous n’êtes débité que si votre logo est validé.';
const personalised =
  'Ce timbre est personnalisé : il n’est ni repris ni échangé. L’affranchissement n’est pas compris : une fois validé, votre logo se choisit parmi les visuels de « Mon timbre en ligne ».';
const usable = 'Votre logo reste utilisable pendant la prolongation.';
const free = 'Ce nouvel envoi ne coûte rien.';

test.each([
  ['nouveau', false, [term, moderation, charged, personalised]],
  ['nouveau', true, [term, moderation, chargedLater, personalised]],
  ['prolonger.logo-1', false, [term, usable, personalised]],
  ['prolonger.logo-1', true, [term, usable, personalised]],
  ['renvoyer.logo-2', false, [term, moderation, free]],
  ['', false, [term, moderation, charged, personalised]],
])('« %s » says what follows, and when it is paid (on approval: %s)', (subject, isChargedOnApproval, notes) => {
  const view = aLogoSummary({
    answers: theLogoAnswers({ subject }),
    options: theLogoChoices({ isChargedOnApproval }),
  });
  expect(plain(view.notes)).toEqual(notes);
});

test.each([
  ['nouveau', 'Ajouter au panier', true, undefined],
  ['prolonger.logo-1', 'Ajouter au panier', false, 'Timbre avec le logo « Enseigne »'],
  ['renvoyer.logo-2', 'Renvoyer sans payer', true, undefined],
  // It was taken away meanwhile.
  ['prolonger.logo-9', 'Ajouter au panier', false, undefined],
])('« %s » shows the stamp that it is about', (subject, next, hasPreview, image) => {
  const view = plain(aLogoSummary({ answers: theLogoAnswers({ subject }) }));
  expect([view.next, view.preview !== undefined, view.image?.alt]).toEqual([next, hasPreview, image]);
});

test('a crop that cannot be read is not drawn', () => {
  expect(aLogoSummary({ answers: theLogoAnswers({ scale: 'x' }) })).not.toHaveProperty('preview');
});
