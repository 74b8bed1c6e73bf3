import type { CategoryTree } from '#domain/catalog/catalog.ts';
import type { LinkView } from '#ui/components/views.ts';
import type { Wording } from '#ui/wording/wording.ts';

export interface DepartmentsView {
  title: string;
  links: (LinkView & { picture: string })[];
}

/** Every department, as the home page and an empty cart show them. */
export const departmentsView = (categories: readonly CategoryTree[], { t, paths }: Wording): DepartmentsView => ({
  title: t('home.departments'),
  links: categories.map(({ code, name, picture = '' }) => ({ label: name, href: paths.universe({ code }), picture })),
});
