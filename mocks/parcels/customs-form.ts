import type { Lang, Words } from '../shared/lang.ts';
import { centsOf, priceOf } from '../shared/money.ts';
import { weightIn } from './configurations.ts';
import type { WholeParcel } from './records.ts';

/** What a CN23 form declares, beside both addresses. */
export interface CustomsForm {
  /** « Cadeau » */
  category: string;
  articles: { cells: string[] }[];
  /** Of all articles. */
  total: string[];
  /** Numbers of papers, the importer and what happens to a parcel that cannot be delivered. */
  notes: string[];
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
  invoiceNumber: { fr: 'Facture', en: 'Invoice' },
  licenceNumber: { fr: 'Licence', en: 'Licence' },
  certificateNumber: { fr: 'Certificat', en: 'Certificate' },
  importerReference: { fr: 'Référence de l’importateur', en: 'Importer’s reference' },
  eori: { fr: 'EORI de l’expéditeur', en: 'Sender’s EORI' },
  back: { fr: 'Si le colis ne peut être remis : retour à l’expéditeur', en: 'If undeliverable: return to sender' },
  abandon: { fr: 'Si le colis ne peut être remis : abandon', en: 'If undeliverable: treat as abandoned' },
} satisfies Record<string, Words>;

const papers = ['invoiceNumber', 'licenceNumber', 'certificateNumber', 'importerReference', 'eori'] as const;

/** `null`: nothing was declared, or documents alone, which need no form. */
export function customsFormOf({ customs }: WholeParcel, lang: Lang): CustomsForm | null {
  if (!customs || customs.articles.length === 0) return null;
  const { category, explanation, articles, nonDelivery } = customs;
  const cents = articles.reduce((sum, { quantity, value }) => sum + quantity * centsOf(value), 0);
  const grams = articles.reduce((sum, { quantity, weight }) => sum + quantity * weight, 0);
  const euros = (amount: number) => priceOf(amount, lang).formattedValue ?? '';
  return {
    category: [(categories[category] ?? other)[lang], explanation].filter(Boolean).join(', '),
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
    total: [words.total[lang], '', weightIn(grams), euros(cents), '', ''],
    notes: [
      ...papers.flatMap((paper) => (customs[paper] ? [`${words[paper][lang]} : ${customs[paper]}`] : [])),
      words[nonDelivery === 'ABANDON' ? 'abandon' : 'back'][lang],
    ],
  };
}
