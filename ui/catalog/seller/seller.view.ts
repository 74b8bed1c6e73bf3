import type { Seller } from '#domain/catalog/directory.ts';
import type { LinkView } from '#ui/components/views.ts';
import type { Wording } from '#ui/wording/wording.ts';

/** Whose goods these are, and the identity that the law asks for (postal-domain 9.84). */
export interface SellerView {
  /** « 4,7 sur 5 (1 284 avis) » */
  grade: string | null;
  description: string;
  /** « Vendeur professionnel » */
  standing: string;
  /** What a buyer from somebody who does not trade must know. */
  warning: string | null;
  title: string;
  facts: { name: string; lines: string[]; link?: LinkView }[];
}

export function sellerView(seller: Seller, { t, number }: Wording): SellerView {
  const { grade, evaluations, professional, returnDays, returnPolicy, email, phone } = seller;
  const fact = (name: string, ...lines: string[]) => ({ name, lines: lines.filter((line) => line !== '') });
  const days = returnDays === null ? '' : t('catalog.returnDays', { days: returnDays });
  return {
    grade: grade === null ? null : t('catalog.grade', { grade: number(grade), count: evaluations }),
    description: seller.description,
    standing: t(professional ? 'catalog.professionalSeller' : 'catalog.privateSeller'),
    warning: professional ? null : t('catalog.privateSellerWarning'),
    title: t('catalog.sellerIdentity'),
    facts: [
      fact(t('catalog.legalName'), seller.legalName),
      fact(t('catalog.sellerAddress'), ...seller.address),
      fact(t('catalog.registration'), seller.registration),
      fact(t('catalog.vat'), seller.vat),
      fact(t('catalog.sellerReturns'), returnPolicy || days),
      {
        ...fact(t('catalog.sellerContact'), phone),
        // An address that a link could not hold is only read.
        ...(/^[^\s?&<>]+@[^\s?&<>]+$/.test(email) ? { link: { label: email, href: `mailto:${email}` } } : {}),
      },
    ].filter(({ lines, ...rest }) => lines.length > 0 || 'link' in rest),
  };
}
