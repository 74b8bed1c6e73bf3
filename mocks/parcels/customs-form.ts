import { numericDay } from '../shared/calendar/clock.ts';
import type { Words } from '../shared/lang.ts';
import { centsOf, priceOf } from '../shared/money.ts';
import { weightIn } from './configurations.ts';
import type { WholeParcel } from './records.ts';

/** What a CN23 form declares, beside both addresses; its words are those of the label. */
export interface CustomsForm {
  /** « Cadeau » */
  category: string;
  weight: string;
  /** Charges of the post, paid. */
  postage: string;
  articles: { cells: string[] }[];
  /** Of all articles. */
  total: string[];
  /** Numbered boxes of the form, in which a dash says that there is nothing. */
  boxes: { title: string; value: string }[];
  certification: Words;
  /** « Lyon, 23/11/2026 » */
  posted: string;
  say(text: Words): string;
}

const categories: Record<string, Words> = {
  GIFT: { fr: 'Cadeau', en: 'Gift' },
  SAMPLE: { fr: 'Échantillon commercial', en: 'Commercial sample' },
  SALE: { fr: 'Vente de marchandises', en: 'Sale of goods' },
  RETURN: { fr: 'Retour de marchandises', en: 'Returned goods' },
};
const other: Words = { fr: 'Autre', en: 'Other' };

const words = {
  total: { fr: 'Total', en: 'Total' },
  licenceNumber: { fr: 'Licence n°', en: 'Licence no.' },
  certificateNumber: { fr: 'Certificat n°', en: 'Certificate no.' },
  invoiceNumber: { fr: 'Facture n°', en: 'Invoice no.' },
  importerReference: { fr: 'Référence de l’importateur', en: 'Importer’s reference' },
  eori: { fr: 'EORI de l’expéditeur', en: 'Sender’s EORI' },
  nonDelivery: { fr: 'Si le colis ne peut être remis', en: 'If undeliverable' },
  back: { fr: 'Retour à l’expéditeur', en: 'Return to sender' },
  abandon: { fr: 'Abandon', en: 'Treat as abandoned' },
} satisfies Record<string, Words>;

/** UPU's sentence, which the sender signs. */
const certification: Words = {
  fr: 'Je certifie que les renseignements de la présente déclaration en douane sont exacts et que cet envoi ne contient aucun objet dangereux ou interdit par la réglementation postale ou douanière.',
  en: 'I certify that the particulars given in this customs declaration are correct and that this item does not contain any dangerous article or articles prohibited by legislation or by postal or customs regulations.',
};

const papers = ['licenceNumber', 'certificateNumber', 'invoiceNumber', 'importerReference', 'eori'] as const;

interface Printing {
  say(text: Words): string;
  /** What was paid for the label. */
  amount: string;
}

/** `null`: nothing was declared, or documents alone, which need no form. */
export function customsFormOf(
  { customs, weight: gross, sender, deposit }: WholeParcel,
  { say, amount }: Printing,
): CustomsForm | null {
  if (!customs || customs.articles.length === 0) return null;
  const { category, explanation, articles, nonDelivery } = customs;
  const cents = articles.reduce((sum, { quantity, value }) => sum + quantity * centsOf(value), 0);
  const grams = articles.reduce((sum, { quantity, weight }) => sum + quantity * weight, 0);
  const euros = (worth: number) => priceOf(worth, 'fr').formattedValue ?? '';
  return {
    category: [say(categories[category] ?? other), explanation].filter(Boolean).join(', '),
    weight: weightIn(gross),
    postage: amount,
    articles: articles.map(({ description, quantity, weight, value, hsCode = '', originCountry }) => ({
      cells: [
        description,
        String(quantity),
        weightIn(quantity * weight),
        euros(quantity * centsOf(value)),
        hsCode,
        originCountry,
      ],
    })),
    total: [say(words.total), '', weightIn(grams), euros(cents), '', ''],
    boxes: [
      ...papers.map((paper) => ({ title: say(words[paper]), value: customs[paper] || '–' })),
      { title: say(words.nonDelivery), value: say(words[nonDelivery === 'ABANDON' ? 'abandon' : 'back']) },
    ],
    certification,
    posted: `${sender.town}, ${numericDay(deposit.depositDate)}`,
    say,
  };
}
