import type { Certification, RegisteredRepresentative } from './certification.ts';
import type { TypedRequest } from './request.ts';

export const aRepresentative = (over: Partial<RegisteredRepresentative> = {}): RegisteredRepresentative => ({
  id: 'rep-gerant',
  civility: 'mr',
  firstName: 'Compte',
  lastName: 'Titulaire',
  role: 'gérant',
  ...over,
});

export const aPresident = aRepresentative({
  id: 'rep-presidente',
  civility: 'mrs',
  lastName: 'Direction',
  role: 'présidente',
});

/** A company for which nothing was asked yet. */
export const aCertification = (over: Partial<Certification> = {}): Certification => ({
  company: {
    siret: '20003452800014',
    name: 'Société Sans Demande',
    address: { street: '45 avenue de la Gare', codePostal: '44000', city: 'Nantes' },
  },
  status: 'inactive',
  requestedAt: null,
  representative: null,
  refusal: null,
  representatives: [aRepresentative(), aPresident],
  document: { fileSize: 5_242_880, types: ['application/pdf', 'image/png'] },
  ...over,
});

/** The request of somebody whom the register does not name. */
export const aTypedRequest = (over: Partial<TypedRequest> = {}): TypedRequest => ({
  representative: 'autre',
  civility: 'mrs',
  firstName: 'Compte',
  lastName: 'Directrice',
  role: 'Directrice',
  attested: true,
  ...over,
});
