import type { Seller } from '#domain/catalog/directory.ts';
import type { LinkView } from '#ui/components/views.ts';
import type { Wording } from '#ui/wording/wording.ts';

/** The seller and the identity that the law requires (postal-domain 9.84). */
export interface SellerView {
  /** « 4,7 sur 5 (1 284 avis) » */
  grade: string | null;
  description: string;
  /** « Vendeur professionnel » */
  standing: string;
  /** The warning about buying from a private person. */
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
        // An e-mail address with reserved characters is shown without a link.
        ...(/^[^\s?&<>@]+@[^\s?&<>@]+$/.test(email) ? { link: { label: email, href: `mailto:${email}` } } : {}),
      },
    ].filter(({ lines, ...rest }) => lines.length > 0 || 'link' in rest),
  };
}
