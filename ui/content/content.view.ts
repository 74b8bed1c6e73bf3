import type { ContentPage } from '#domain/content/content.ts';
import type { LinkView } from '#ui/components/views.ts';
import type { ContentPageName } from '#ui/routing/route-table.ts';
import type { Wording } from '#ui/wording/wording.ts';

/** Says that the page shows drafts, and links out of the preview. */
export interface PreviewView {
  text: string;
  leave: LinkView;
}

/** Says why there is no content, and links to other pages. */
export interface NoContentView {
  text: string;
  ways: LinkView[];
}

export interface ContentView {
  title: string;
  breadcrumb: LinkView[];
}

/** The preview notice of the page at `path`, where leaving the preview leads back. */
export const previewView = (path: string, { t, paths }: Wording): PreviewView => ({
  text: t('content.preview'),
  leave: { label: t('content.leavePreview'), href: paths.preview({ quitter: true, redirect: path }) },
});

export const contentView = ({ title }: Pick<ContentPage, 'title'>, { t, paths }: Wording): ContentView => ({
  title,
  breadcrumb: [{ label: t('content.home'), href: paths.home() }],
});

export const noContentView = ({ t, paths }: Wording): NoContentView => ({
  text: t('content.unavailable'),
  ways: [
    { label: t('content.toHome'), href: paths.home() },
    { label: t('content.toHelpSite'), href: paths.helpSite() },
  ],
});

/** The page without its content. */
export const ownView = (name: ContentPageName, wording: Wording): ContentView =>
  contentView({ title: wording.t(`content.${name}`) }, wording);
