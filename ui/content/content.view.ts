import type { ContentPage } from '#domain/content/content.ts';
import type { RouteName } from '#ui/shared/route-table.ts';
import type { LinkView } from '#ui/shared/views.ts';
import type { Wording } from '#ui/shared/wording.ts';

/** Says that what is shown is not published, and leads out. */
export interface PreviewView {
  text: string;
  leave: LinkView;
}

export interface ContentView {
  title: string;
  breadcrumb: LinkView[];
  preview: PreviewView | null;
  /** Why there is nothing to read, and where to go meanwhile. */
  missing: { text: string; ways: LinkView[] } | null;
}

/** An editor looks at `path`, where leaving the preview leads back. */
export const previewView = (path: string, { t, paths }: Wording): PreviewView => ({
  text: t('content.preview'),
  leave: { label: t('content.leavePreview'), href: paths.preview({ quitter: '1', redirect: path }) },
});

interface Shown {
  page: Pick<ContentPage, 'title'>;
  path: string;
  preview: boolean;
}

export const contentView = ({ page, path, preview }: Shown, wording: Wording): ContentView => ({
  title: page.title,
  breadcrumb: breadcrumb(wording),
  preview: preview ? previewView(path, wording) : null,
  missing: null,
});

/** Pages that the shop must have: they stand by their title when the content service is silent (issue 3, Content). */
const own = [
  'contractTerms',
  'generalTerms',
  'salesTerms',
  'dangerousGoods',
  'dangerousGoodsShort',
  'accessibility',
  'cookies',
  'personalData',
  'withdrawal',
  'help',
] as const satisfies RouteName[];
type OwnPage = (typeof own)[number];

export const isOwnPage = (name: string | undefined): name is OwnPage => own.some((one) => one === name);

export function pageWithoutContent(name: OwnPage, wording: Wording): ContentView {
  const { t, paths } = wording;
  return {
    title: t(`content.${name}`),
    breadcrumb: breadcrumb(wording),
    preview: null,
    missing: {
      text: t('content.unavailable'),
      ways: [
        { label: t('content.toHome'), href: paths.home() },
        { label: t('content.toHelpSite'), href: paths.helpSite() },
      ],
    },
  };
}

const breadcrumb = ({ t, paths }: Wording): LinkView[] => [{ label: t('content.home'), href: paths.home() }];
