import type { components } from '#contracts/generated/certification.ts';
import type { UserRecord } from '../records/users.ts';
import { legalEntityOf, outcomeOf, requestOf } from '../session/legal-entity.ts';
import type { World } from '../shared/world.ts';
import { documentLimits } from './document.ts';
import { companyBySiret } from './register.ts';

export function legalPersonAnswer(world: World, user: UserRecord): components['schemas']['LegalPerson'] {
  const entity = legalEntityOf(world, user);
  const registration = entity && companyBySiret(entity.siret);
  const request = requestOf(world, user.uid);
  const refusal = request && outcomeOf(world, request).refusal;
  return {
    ...(entity && {
      company: {
        id: entity.id,
        siret: entity.siret,
        name: entity.name,
        ...(registration && { address: registration.address }),
      },
      certificationStatus: entity.certificationStatus,
    }),
    ...(request && { requestedAt: request.requestedAt, representative: request.representative }),
    ...(refusal && { refusalReason: refusal }),
    representatives: registration?.representatives ?? [],
    documentLimits,
  };
}
