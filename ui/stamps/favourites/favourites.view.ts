import { type FavouriteNameFault, longestName } from '#domain/stamps/favourites.ts';
import { answersOf } from '#domain/stamps/journey.ts';
import type { Favourite, StampOptions, StampSet } from '#domain/stamps/stamps.ts';
import type { FactView, LinkView, NoticeView } from '#ui/components/views.ts';
import type { Wording } from '#ui/wording/wording.ts';
import { stamps } from '../stamps.journey.ts';

export interface NameState {
  name: string;
  fault: FavouriteNameFault | null;
}

export interface FavouritesView {
  title: string;
  trail: LinkView[];
  text: string;
  notices: NoticeView[];
  /** What is being composed, and the name it may be kept under; absent while it is not whole. */
  composed?: { rows: FactView[]; name: string; hint: string; keep: string; error?: string };
  favourites: { id: string; name: string; rows: FactView[]; take: string; forget: string }[];
  /** Where there is none. */
  none?: string;
  compose: LinkView;
}

interface FavouritesInput {
  options: StampOptions;
  set: StampSet | null;
  /** The favourite that holds what is being composed. */
  named: Favourite | null;
  favourites: readonly Favourite[];
  state: NameState | null;
  notices: NoticeView[];
}

export function favouritesView(input: FavouritesInput, wording: Wording): FavouritesView {
  const { set, favourites, notices } = input;
  const { t, paths } = wording;
  return {
    title: t('stamps.favouritesTitle'),
    trail: [{ label: t('stamps.title'), href: paths.stamps() }],
    text: t('stamps.favouritesText'),
    notices,
    ...(set ? { composed: composedView(set, input, wording) } : {}),
    favourites: favourites.map(({ id, name, stamps }) => ({
      id,
      name,
      rows: rowsOf(stamps, input, wording),
      take: t('stamps.takeFavourite', { name }),
      forget: t('stamps.forgetFavourite', { name }),
    })),
    ...(favourites.length === 0 ? { none: t('stamps.noFavourite') } : {}),
    compose: set
      ? { label: t('stamps.backToStamps'), href: paths.stampsSummary() }
      : { label: t('stamps.start'), href: paths.stampsConfiguration() },
  };
}

function composedView(
  set: StampSet,
  input: FavouritesInput,
  wording: Wording,
): NonNullable<FavouritesView['composed']> {
  const { named, state } = input;
  const { t } = wording;
  return {
    rows: rowsOf(set, input, wording),
    name: state?.name ?? named?.name ?? '',
    hint: named
      ? t('stamps.favouriteIsKept', { name: named.name })
      : t('stamps.favouriteNameHint', { most: longestName }),
    keep: named ? t('stamps.renameFavourite') : t('stamps.keepFavourite'),
    ...(state?.fault ? { error: nameFaultText(state.fault, wording) } : {}),
  };
}

const nameFaultText = (fault: FavouriteNameFault, { t }: Wording): string =>
  fault === 'required' ? t('stamps.requiredName') : t('stamps.nameTooLong', { most: longestName });

/** What is offered no longer is left out, and asked for again in the journey. */
const rowsOf = (set: StampSet, { options }: Pick<FavouritesInput, 'options'>, wording: Wording): FactView[] =>
  stamps.summary(answersOf(set), { options, wording }).map(({ label, value }) => ({ label, value }));
