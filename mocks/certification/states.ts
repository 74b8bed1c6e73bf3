import { certificationsIn } from '../records/certifications.ts';
import { isoNowIn } from '../shared/calendar/clock.ts';
import { fromTheStart, type Parameters, type States, text } from '../shared/states.ts';
import type { World } from '../shared/world.ts';

export const certificationStates: States = {
  'a professional who has asked for no certification': fromTheStart,
  'a requested certification': aRequest,
};

/** A request of this account that somebody looks at. */
async function aRequest(world: World, parameters: Parameters): Promise<void> {
  await certificationsIn(world).create({
    owner: text(parameters.owner) ?? 'pro-sans-demande@exemple.fr',
    requestedAt: isoNowIn(world),
    representative: { titleCode: 'mr', firstName: 'Compte', lastName: 'Titulaire', role: 'gérant' },
    document: null,
  });
}
