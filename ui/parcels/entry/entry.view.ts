import type { ComposingOptions, SavedParcel } from '#domain/parcels/parcels.ts';
import type { LinkView } from '#ui/components/views.ts';
import { type EntryInput, entryBase } from '#ui/journey/entry/draft.view.ts';
import type { JourneyEntryView } from '#ui/journey/entry/journey-entry.tsx';
import type { Wording } from '#ui/wording/wording.ts';
import { parcels } from '../parcels.journey.ts';
import { type SavedParcelView, savedParcelView } from '../saved/saved.view.ts';

interface Entry extends EntryInput<ComposingOptions> {
  saved?: readonly SavedParcel[];
}

export interface ParcelEntryView extends JourneyEntryView {
  /** The saved parcels, which are offered first; absent where there is none. */
  saved?: { title: string; parcels: SavedParcelView[]; use: string; all: LinkView };
}

/** Enough to know it again: no address is shown before one goes on. */
const previewRows = 3;

/** More are one press away. */
const mostSaved = 6;

export function entryView(input: Entry, wording: Wording): ParcelEntryView {
  const { options, saved = [] } = input;
  const { t } = wording;
  return {
    ...entryBase(
      parcels,
      {
        ...input,
        text: t('parcels.text'),
        start: t('parcels.start'),
        first: 'item',
        isPreviewed: (_, at) => at < previewRows,
      },
      wording,
    ),
    ...(saved.length > 0 ? { saved: savedView(saved, wording) } : {}),
    others: [
      ...(wording.mode === 'pro' && options.maxBatch > 0
        ? [{ label: t('parcels.batchLink'), href: wording.paths.parcelBatch() }]
        : []),
      { label: t('points-of-sale.toParcels'), href: wording.paths.pointsOfSale() },
    ],
  };
}

function savedView(saved: readonly SavedParcel[], wording: Wording): NonNullable<ParcelEntryView['saved']> {
  const { t, paths } = wording;
  const count = saved.length;
  return {
    title: t('parcels.savedTitle'),
    parcels: saved.slice(0, mostSaved).map((parcel) => savedParcelView(parcel, wording)),
    use: paths.parcels(),
    all: {
      label: count > mostSaved ? t('parcels.savedAll', { count }) : t('parcels.savedManage'),
      href: paths.savedParcels(),
    },
  };
}
