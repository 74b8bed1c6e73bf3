import type { Address, ContactRecord } from '../records/addresses.ts';
import { aContact, anIncompleteAddress, anIneligibleAddress, fullBook } from '../records/example-addresses.ts';
import type { UserRecord } from '../records/users.ts';

export interface Account extends UserRecord {
  addresses: Address[];
  contacts: Omit<ContactRecord, 'owner'>[];
}

const france = { isocode: 'FR' };

/** The demonstration shoppers of every world. */
export const accounts: readonly Account[] = [
  {
    uid: 'particulier@exemple.fr',
    firstName: 'Compte',
    lastName: 'Particulier',
    titleCode: 'mrs',
    sex: 'F',
    profile: 'part',
    legalEntity: null,
    addresses: [
      {
        id: 'adr-domicile',
        addressName: 'Domicile',
        titleCode: 'mrs',
        firstName: 'Compte',
        lastName: 'Particulier',
        line1: '12 rue de la République',
        floor: 'Appartement 4',
        postalCode: '69002',
        town: 'Lyon',
        country: france,
        cellphone: '0612345678',
        email: 'particulier@exemple.fr',
        defaultAddress: true,
      },
      {
        id: 'adr-vacances',
        addressName: 'Vacances',
        titleCode: 'mrs',
        firstName: 'Compte',
        lastName: 'Particulier',
        line1: '3 quai du Port',
        postalCode: '56000',
        town: 'Vannes',
        country: france,
        cellphone: '0612345678',
        email: 'particulier@exemple.fr',
        defaultAddress: false,
      },
      anIneligibleAddress('adr-canada'),
      anIncompleteAddress('adr-incomplete'),
    ],
    contacts: [aContact('ctc-destinataire')],
  },
  {
    uid: 'carnet-plein@exemple.fr',
    firstName: 'Compte',
    lastName: 'Carnet Plein',
    titleCode: 'mrs',
    profile: 'part',
    legalEntity: null,
    addresses: fullBook('Carnet Plein'),
    contacts: [],
  },
  professional('pro-certifie', 'Certifié', { siret: '73282932000074', certificationStatus: 'active' }),
  professional('pro-petit-solde', 'Petit Solde', { siret: '35600000000048', certificationStatus: 'active' }),
  professional('pro-contrat-en-cours', 'Contrat En Cours', { siret: '73282932000074', certificationStatus: 'active' }),
  professional('pro-contrat-clos', 'Contrat Clos', { siret: '73282932000074', certificationStatus: 'active' }),
  professional('pro-petit-score', 'Petit Score', { siret: '40483304800022', certificationStatus: 'inactive' }),
  professional('pro-en-cours', 'En Cours', { siret: '40483304800022', certificationStatus: 'pending' }),
  professional('pro-sans-demande', 'Sans Demande', { siret: '20003452800014', certificationStatus: 'inactive' }),
  professional('pro-sans-siret', 'Sans Siret', null),
];

function professional(
  name: string,
  lastName: string,
  entity: { siret: string; certificationStatus: string } | null,
): Account {
  const uid = `${name}@exemple.fr`;
  const companyName = `Société ${lastName}`;
  return {
    uid,
    firstName: 'Compte',
    lastName: `Pro ${lastName}`,
    // This account has its sex alone: the civility follows from it.
    ...(name === 'pro-sans-demande' ? { titleCode: null, sex: 'F' as const } : { titleCode: 'mr', sex: 'M' as const }),
    ...(name === 'pro-certifie' && { mfaMethod: 'SMS' }),
    profile: 'pro',
    legalEntity: entity && { id: `ent-${name}`, name: companyName, ...entity },
    addresses: [
      {
        id: `adr-${name}`,
        addressName: 'Siège',
        service: 'Service Achats',
        titleCode: 'mr',
        firstName: 'Compte',
        lastName: `Pro ${lastName}`,
        companyName,
        line1: '45 avenue de la Gare',
        building: 'Bâtiment B',
        postalCode: '44000',
        town: 'Nantes',
        country: france,
        cellphone: '0623456789',
        email: uid,
        defaultAddress: true,
      },
      anIneligibleAddress(`adr-${name}-canada`),
      { ...anIncompleteAddress(`adr-${name}-incomplete`), companyName },
    ],
    contacts: [aContact(`ctc-${name}`)],
  };
}
