import type { PersonRecord } from '../records/certifications.ts';

interface RegisteredCompany {
  name: string;
  address: { line1: string; postalCode: string; town: string };
  closed?: true;
  representatives: (PersonRecord & { id: string })[];
}

const station = { line1: '45 avenue de la Gare', postalCode: '44000', town: 'Nantes' };
const manager = { id: 'rep-gerant', titleCode: 'mr', firstName: 'Compte', lastName: 'Titulaire', role: 'gérant' };
const president = {
  id: 'rep-presidente',
  titleCode: 'mrs',
  firstName: 'Compte',
  lastName: 'Direction',
  role: 'présidente',
};

/** What the pretended register of companies knows, by SIRET; any other is unknown. */
const register: Readonly<Record<string, RegisteredCompany>> = {
  '73282932000074': { name: 'Société Certifiée', address: station, representatives: [manager] },
  '40483304800022': { name: 'Société En Cours', address: station, representatives: [manager, president] },
  '20003452800014': { name: 'Société Sans Demande', address: station, representatives: [manager, president] },
  '35600000000048': { name: 'Établissement Siège', address: station, representatives: [president] },
  // Its check digit is a sum of digits, which is a multiple of five.
  '35600000009075': { name: 'Établissement de quartier', address: station, representatives: [] },
  '55210055400013': { name: 'Société Fermée', address: station, closed: true, representatives: [] },
};

export const companyBySiret = (siret: string): RegisteredCompany | undefined =>
  Object.hasOwn(register, siret) ? register[siret] : undefined;
