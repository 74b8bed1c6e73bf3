import type { StepView } from '#ui/components/views.ts';
import type { Wording } from '#ui/wording/wording.ts';

/** What a tab's title says beside the title of the page. */
export interface TitleContext {
  title: string;
  steps?: StepView[];
  /** The service or the order of which the page is a part. */
  partOf?: string | undefined;
  /** Of a list, from 0. */
  page?: { page: number; pages: number } | null | undefined;
  /** A form of the page was refused. */
  isRefused?: boolean;
}

/** « Erreur : Livraison (étape 2 sur 5) – Colissimo en ligne »: tabs of pages that share a heading differ. */
export function pageTitle(
  { title, steps = [], partOf, page, isRefused }: TitleContext,
  { t }: Pick<Wording, 't'>,
): string {
  const step = steps.findIndex(({ current }) => current) + 1;
  const ofPage =
    page && page.page > 0 ? t('forms.pageTitle', { title, page: page.page + 1, pages: page.pages }) : title;
  const named = partOf && step > 0 ? t('forms.stepTitle', { title, step, steps: steps.length }) : ofPage;
  return [isRefused && t('forms.errorPrefix'), named, partOf && `– ${partOf}`].filter(Boolean).join(' ');
}
