import { type CertificationRecord, certificationsIn } from '../records/certifications.ts';
import type { UserRecord } from '../records/users.ts';
import { hours, nowIn } from '../shared/calendar/clock.ts';
import type { World } from '../shared/world.ts';

/** How long somebody looks at a request. */
const examination = hours(48);

export const requestOf = (world: World, owner: string): CertificationRecord | undefined =>
  certificationsIn(world).findFirst((q) => q.where({ owner }));

type Refusal = 'REPRESENTATIVE_NOT_RECOGNISED' | 'DOCUMENT_UNREADABLE';

/** What became of a request: pending for two days, then granted, or refused by what it says. */
export function outcomeOf(world: World, request: CertificationRecord): { status: string; refusal?: Refusal } {
  if (nowIn(world) - Date.parse(request.requestedAt) < examination) return { status: 'pending' };
  if (/^refus/i.test(request.representative.lastName))
    return { status: 'inactive', refusal: 'REPRESENTATIVE_NOT_RECOGNISED' };
  if (/illisible/i.test(request.document ?? '')) return { status: 'inactive', refusal: 'DOCUMENT_UNREADABLE' };
  return { status: 'active' };
}

/** The company of an account, with the certification that a request has changed. */
export function legalEntityOf(world: World, { uid, legalEntity }: UserRecord): UserRecord['legalEntity'] {
  const request = requestOf(world, uid);
  if (!legalEntity || !request) return legalEntity;
  return { ...legalEntity, certificationStatus: outcomeOf(world, request).status };
}
