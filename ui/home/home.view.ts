import { type CategoryTree, categoriesToSend, sendings } from '#domain/catalog/catalog.ts';
import { safePath } from '#domain/session/safe-path.ts';
import { type DepartmentsView, departmentsView } from '#ui/catalog/departments/departments.view.ts';
import type { LinkView } from '#ui/components/views.ts';
import { contentLink } from '#ui/content/content-links.ts';
import type { Wording } from '#ui/wording/wording.ts';

/** The ways to answer « Que voulez-vous envoyer ? ». */
export type ChoiceView = LinkView & { icon: 'letter' | 'parcel' | 'stamp' | 'move'; text: string };

export interface HomeView {
  title: string;
  /** « Que voulez-vous envoyer ? » */
  question: string;
  choices: ChoiceView[];
  /** A number typed here leads to the tracking site. */
  tracking: { action: string; title: string; label: string; hint: string; button: string };
  reasons: ReasonView[];
  departments: DepartmentsView;
}

/** Why one buys here. */
export type ReasonView = { icon: 'print' | 'lock' | 'return' | 'clock'; title: string; text: string };

const icons = { letter: 'letter', parcel: 'parcel', stamp: 'stamp', service: 'move' } as const;

/** Individuals say what they send; companies come for what they send in number. */
export function choiceViews(categories: readonly CategoryTree[], wording: Wording): ChoiceView[] {
  const { t, paths } = wording;
  const found = categoriesToSend(categories);
  if (wording.mode === 'pro') return companyChoices(found.stamp, wording);
  return sendings.flatMap((sending) => {
    const category = found[sending];
    if (!category) return [];
    const icon = icons[sending];
    const page = contentLink({ url: safePath(category.sendingPage) }, wording)?.href;
    return [
      { icon, label: t(`home.${icon}`), text: t(`home.${icon}Text`), href: page ?? paths.plp({ code: category.code }) },
    ];
  });
}

function companyChoices(stamps: CategoryTree | undefined, { t, paths }: Wording): ChoiceView[] {
  const bulk = stamps && { icon: 'stamp' as const, name: 'bulk' as const, href: paths.plp({ code: stamps.code }) };
  const doors = [
    { icon: 'letter', name: 'letters', href: paths.sendLetter() },
    { icon: 'parcel', name: 'labels', href: paths.parcels() },
    ...(bulk ? [bulk] : []),
    { icon: 'move', name: 'contract', href: paths.forwarding() },
  ] as const;
  return doors.map(({ icon, name, href }) => ({ icon, label: t(`home.${name}`), text: t(`home.${name}Text`), href }));
}

/** What the page asks, of a person or of a company. */
export const questionOf = ({ t, mode }: Wording): string => t(mode === 'pro' ? 'home.questionPro' : 'home.question');

/** Professionals print where they work and may pay later; individuals print at home and may change their mind. */
function reasonViews({ t, mode }: Wording): ReasonView[] {
  const isPro = mode === 'pro';
  return [
    { icon: 'print', title: t(isPro ? 'home.reason.printPro' : 'home.reason.print'), text: t('home.reason.printText') },
    ...(['lock', isPro ? 'clock' : 'return'] as const).map((icon) => ({
      icon,
      title: t(`home.reason.${icon}`),
      text: t(`home.reason.${icon}Text`),
    })),
  ];
}

export function homeView({ categories }: { categories: readonly CategoryTree[] }, wording: Wording): HomeView {
  const { t, paths, mode } = wording;
  return {
    title: t(mode === 'pro' ? 'home.titlePro' : 'home.title'),
    question: questionOf(wording),
    choices: choiceViews(categories, wording),
    tracking: {
      action: paths.tracking(),
      title: t('home.track'),
      label: t('home.trackNumber'),
      hint: t('home.trackHint'),
      button: t('home.trackButton'),
    },
    reasons: reasonViews(wording),
    departments: departmentsView(categories, wording),
  };
}
