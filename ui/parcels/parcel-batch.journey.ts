import type { ResumableJourney } from '#ui/journey/journey-declaration.ts';

/** Many parcels at once, of professionals: a draft of its own, beside that of one parcel. */
export const parcelBatch: ResumableJourney = {
  name: 'parcelBatch',
  icon: 'parcel',
  draftTitle: ({ t }) => t('parcels.keptBatchTitle'),
  resume: ({ paths }) => paths.parcelBatch(),
  entry: ({ paths }) => paths.parcelBatch(),
};
