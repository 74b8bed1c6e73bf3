import type { CategoryTree } from '#domain/catalog/catalog.ts';
import type { LinkView } from '#ui/components/views.ts';
import { mainServices, serviceLink } from '#ui/page/services.view.ts';
import type { Wording } from '#ui/wording/wording.ts';

/** The ways through the shop: they depend on the departments, the mode and the language. */
export interface NavigationView {
  /** In view on wide screens. */
  bar: LinkView[];
  /** Of the menu: the services, each department with what is below it, the help. */
  groups: MenuGroup[];
  footer: FooterView;
}

export interface FooterView {
  name: string;
  promise: string;
  /** A phone folds them. */
  sections: FooterSection[];
  legal: FooterSection;
}

interface FooterSection {
  title: string;
  links: LinkView[];
}

interface MenuGroup {
  head: LinkView;
  /** Of a department. */
  picture?: string | undefined;
  links: LinkView[];
}

/** As many as stand beside the services on a wide screen. */
const mostDepartments = 6;

export function navigationView(categories: readonly CategoryTree[], wording: Wording): NavigationView {
  const { t, paths } = wording;
  const services = mainServices.map((service) => serviceLink(service, wording));
  const ofServices = categories.find(({ sending }) => sending === 'service');
  const departments = categories.filter((category) => category !== ofServices);
  const linkTo = ({ code, name }: CategoryTree) => ({ label: name, href: paths.plp({ code }) });
  const help = { label: t('layout.footerHelp'), href: paths.help() };
  return {
    bar: [...departments.slice(0, mostDepartments).map(linkTo), ...services, help],
    groups: [
      {
        head: ofServices ? linkTo(ofServices) : { label: t('layout.services'), href: paths.search() },
        picture: ofServices?.picture,
        links: [...services, ...otherServices(wording)],
      },
      ...departments.map((department) => ({
        head: linkTo(department),
        picture: department.picture,
        links: department.children.map(linkTo),
      })),
      {
        head: help,
        links: [
          { label: t('layout.tracking'), href: paths.tracking() },
          { label: t('layout.orders'), href: paths.orderList() },
          { label: t('withdrawal.choiceTitle'), href: paths.changeOfMind() },
          { label: t('points-of-sale.title'), href: paths.pointsOfSale() },
          { label: t('layout.brands'), href: paths.brands() },
          { label: t('layout.sellers'), href: paths.sellers() },
        ],
      },
    ],
    footer: {
      name: t('layout.footer'),
      promise: t('layout.promise'),
      sections: footerSections(categories, wording),
      legal: { title: t('layout.footerLegal'), links: legalLinks(wording) },
    },
  };
}

/** The link of the bar that leads to this page, or to the department that its category is in. */
export function currentLink(
  categories: readonly CategoryTree[],
  { path, wording }: { path: string; wording: Wording },
): { href: string; isPage: boolean } {
  const { plp, universe } = wording.paths;
  const [pathname = ''] = path.split('?');
  const isIn = ({ code, children }: CategoryTree): boolean =>
    pathname === universe({ code }) || `${pathname}/`.startsWith(`${plp({ code })}/`) || children.some(isIn);
  const department = categories.find(isIn);
  const href = department ? plp({ code: department.code }) : pathname;
  return { href, isPage: href === pathname };
}

const otherServices = (wording: Wording): LinkView[] => [
  { label: wording.t('postage.title'), href: wording.paths.postage() },
  serviceLink('carriers', wording),
  ...(wording.mode === 'pro' ? [serviceLink('logo', wording)] : []),
];

/** What the law requires. */
const legalLinks = ({ t, paths }: Wording): LinkView[] => [
  { label: t('layout.terms'), href: paths.salesTerms() },
  { label: t('layout.generalTerms'), href: paths.generalTerms() },
  { label: t('layout.contract'), href: paths.contractTerms() },
  { label: t('layout.dangerous'), href: paths.dangerousGoods() },
  { label: t('layout.personalData'), href: paths.personalData() },
  { label: t('layout.cookies'), href: `${paths.cookies()}#choix` },
  { label: t('layout.accessibility'), href: paths.accessibility() },
];

function footerSections(categories: readonly CategoryTree[], { t, paths }: Wording): FooterView['sections'] {
  const sections = [
    {
      title: t('layout.footerShop'),
      links: categories.slice(0, 6).map(({ code, name }) => ({ label: name, href: paths.plp({ code }) })),
    },
    {
      title: t('layout.footerFind'),
      links: [
        { label: t('postage.title'), href: paths.postage() },
        { label: t('points-of-sale.title'), href: paths.pointsOfSale() },
        { label: t('layout.brands'), href: paths.brands() },
        { label: t('layout.sellers'), href: paths.sellers() },
        { label: t('layout.mobileApp'), href: paths.mobileApp() },
      ],
    },
    {
      title: t('layout.footerHelp'),
      links: [
        { label: t('layout.help'), href: paths.help() },
        { label: t('layout.helpSite'), href: paths.helpSite() },
        { label: t('layout.tracking'), href: paths.tracking() },
        { label: t('layout.purchases'), href: paths.purchases() },
        { label: t('layout.customerArea'), href: paths.customerArea() },
        { label: t('layout.withdrawal'), href: paths.changeOfMind() },
      ],
    },
  ];
  return sections.filter(({ links }) => links.length > 0);
}
