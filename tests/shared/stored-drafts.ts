import { StoredJourneyDrafts } from '#adapters/journey/stored-journey-drafts.ts';
import { SqliteDraftRecords } from '#adapters/records/draft-records.ts';

/** Drafts of journeys that are kept from one request of a test to the next. */
export const storedDrafts = () =>
  new StoredJourneyDrafts(new SqliteDraftRecords(':memory:', { visitorBytes: 1_000_000 }), { TIMEOUT_DEFAULT: 3000 });
