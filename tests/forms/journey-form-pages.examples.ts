import { theCarrierOptions } from '#domain/carriers/examples.ts';
import { theForwardingOptions } from '#domain/forwarding/examples.ts';
import { theLetterChoices } from '#domain/letters/examples.ts';
import { theLogoChoices } from '#domain/logo/examples.ts';
import { answersOfDraft } from '#domain/parcels/batch-draft.ts';
import { aSavedParcel, theParcelAnswers, theParcelOptions } from '#domain/parcels/examples.ts';
import { theMailOptions } from '#domain/registered-mail/examples.ts';
import { theStampAnswers, theStampOptions } from '#domain/stamps/examples.ts';
import { entryPage as carrierEntryPage } from '#ui/carriers/entry/entry.server.ts';
import { offersPage } from '#ui/carriers/offers/offers.server.ts';
import { entryPage as forwardingEntryPage } from '#ui/forwarding/entry/entry.server.ts';
import { entryPage as letterEntryPage } from '#ui/letters/entry/entry.server.ts';
import { entryPage as logoEntryPage } from '#ui/logo/entry/entry.server.ts';
import { batchPage } from '#ui/parcels/batch/batch.server.ts';
import type { ColumnsView } from '#ui/parcels/batch/batch-columns.view.ts';
import { entryPage as parcelEntryPage } from '#ui/parcels/entry/entry.server.ts';
import { savedParcelsPage } from '#ui/parcels/saved/saved.server.ts';
import { newNameField, type SavedParcelsView } from '#ui/parcels/saved/saved.view.ts';
import { entryPage as registeredMailEntryPage } from '#ui/registered-mail/entry/entry.server.ts';
import { entryPage as stampsEntryPage } from '#ui/stamps/entry/entry.server.ts';
import { favouritesPage } from '#ui/stamps/favourites/favourites.server.ts';
import { printerPage } from '#ui/stamps/printer/printer.server.ts';
import type { DraftedPage } from './drafted-form.examples.ts';

/** The pages of journeys, as `form-pages.examples.ts` lists those of the shop. */
export const journeyPages: DraftedPage[] = [
  {
    file: 'ui/parcels/entry/entry.server.ts',
    ...parcelEntryPage,
    ports: { parcels: { options: async () => theParcelOptions(), savedParcels: async () => [] } },
    drafts: {},
  },
  {
    file: 'ui/parcels/saved/saved.server.ts',
    ...savedParcelsPage,
    ports: {
      parcels: {
        options: async () => theParcelOptions(),
        customs: async () => ({ isNeeded: false, reason: null }),
        savedParcels: async () => [aSavedParcel()],
      },
    },
    composed: { journey: 'parcels', answers: theParcelAnswers() },
    drafts: {
      save: { fields: { name: 'Boîte L' }, part: 'composed', values: ({ name }: { name: string }) => ({ name }) },
      rename: {
        fields: { saved: aSavedParcel().id, [newNameField(aSavedParcel().id)]: 'Boîte moyenne' },
        part: 'saved',
        values: ([saved]: SavedParcelsView['saved']) => ({
          saved: saved?.id ?? '',
          [saved?.rename.field ?? '']: saved?.rename.name ?? '',
        }),
      },
    },
  },
  {
    file: 'ui/parcels/batch/batch.server.ts',
    ...batchPage,
    ports: { parcels: { options: async () => theParcelOptions() } },
    composed: {
      journey: 'parcelBatch',
      answers: { ...answersOfDraft({ table: { head: ['Masse'], rows: [['1,5']] }, rows: [], common: {} }) },
    },
    drafts: {
      read: {
        fields: { pasted: 'Nom;Commune' },
        part: 'table',
        values: ({ pasted }: { pasted: string }) => ({ pasted }),
      },
      save: {
        fields: { pasted: 'Nom;Commune' },
        part: 'table',
        values: ({ pasted }: { pasted: string }) => ({ pasted }),
      },
      back: {
        fields: { pasted: 'Nom;Commune' },
        part: 'table',
        values: ({ pasted }: { pasted: string }) => ({ pasted }),
      },
      columns: {
        fields: { 'column.0': 'weight' },
        part: 'columns',
        values: (view: ColumnsView) => Object.fromEntries(view.columns.map(({ name, value }) => [name, value])),
      },
    },
  },
  {
    file: 'ui/carriers/entry/entry.server.ts',
    ...carrierEntryPage,
    ports: { carriers: { options: async () => theCarrierOptions() } },
    drafts: {},
  },
  {
    file: 'ui/carriers/offers/offers.server.ts',
    ...offersPage,
    ports: { carriers: { options: async () => theCarrierOptions() } },
    drafts: {},
  },
  {
    file: 'ui/forwarding/entry/entry.server.ts',
    ...forwardingEntryPage,
    ports: { forwardings: { options: async () => theForwardingOptions() } },
    drafts: {},
  },
  {
    file: 'ui/letters/entry/entry.server.ts',
    ...letterEntryPage,
    ports: { letters: { options: async () => theLetterChoices() } },
    drafts: {},
  },
  {
    file: 'ui/logo/entry/entry.server.ts',
    ...logoEntryPage,
    ports: { logos: { options: async () => theLogoChoices(), mine: async () => [] } },
    drafts: {},
  },
  {
    file: 'ui/registered-mail/entry/entry.server.ts',
    ...registeredMailEntryPage,
    ports: { registeredMails: { options: async () => theMailOptions() } },
    drafts: {},
  },
  {
    file: 'ui/stamps/entry/entry.server.ts',
    ...stampsEntryPage,
    ports: { stamps: { options: async () => theStampOptions() } },
    drafts: {},
  },
  {
    file: 'ui/stamps/printer/printer.server.ts',
    ...printerPage,
    ports: { stamps: { options: async () => theStampOptions() } },
    drafts: {
      keep: {
        fields: { x: '1,5', y: '-2' },
        part: 'values',
        values: (values: Record<string, string>) => values,
      },
    },
  },
  {
    file: 'ui/stamps/favourites/favourites.server.ts',
    ...favouritesPage,
    ports: { stamps: { options: async () => theStampOptions(), favourites: async () => [] } },
    composed: { journey: 'stamps', answers: theStampAnswers() },
    drafts: {
      keep: {
        fields: { name: 'Vœux du maire' },
        part: 'composed',
        values: ({ name }: { name: string }) => ({ name }),
      },
    },
  },
];
