import type { Upstream } from './checkout-upstreams.ts';

const pro = '/professionnel';
const home = `${pro}/accueil`;
const company = `${pro}/mon-compte/entreprise`;
const certification = `${company}/certification`;
const quickOrder = `${pro}/mon-compte/commande-rapide`;
const reload = 'Recharger votre dashboard';
const asks = { intent: 'request', representant: 'rep-gerant', attestation: 'oui' };

/** Each part of a professional's home, and what is done from there. */
export const atHome: readonly Upstream[] = [
  { operation: 'getUser', path: home, says: reload },
  // Its contract requires nothing: a body that says nothing is that there is no contract.
  { operation: 'getDeferredPayment', path: home, says: reload, except: ['contract'] },
  { operation: 'getCompanyInfo', path: home, says: reload },
  { operation: 'listCompanyOrders', path: home, says: reload },
  {
    operation: 'addEntries',
    path: quickOrder,
    form: { intent: 'add', articles: '1126001;2', envoi: 'liste-posee' },
    says: 'quickOrder',
  },
];

/** « Racheter » of an order of the company. */
export const boughtAgain: readonly Upstream[] = [
  {
    operation: 'cartFromOrder',
    path: `${pro}/checkout/recapitulatif`,
    form: { intent: 'reorder', order: 'CMD-26-PRO-COMPTE' },
    says: 'reorder',
    otherwise: { 'not-found': 'n’a pas été retrouvée' },
  },
];

/** The company of a professional who has asked for nothing. */
export const certified: readonly Upstream[] = [
  { operation: 'getLegalPerson', path: company, says: 'certificationFetch' },
  { operation: 'getLegalPerson', path: certification, says: 'certificationFetch' },
  {
    operation: 'nameLegalPersonCompany',
    path: company,
    form: { intent: 'siret', siret: '356 000 000 09075' },
    says: 'certificationCompany',
    otherwise: { 'not-found': 'Ce SIRET ne figure pas dans le répertoire des entreprises.' },
  },
  {
    operation: 'requestCertification',
    path: certification,
    form: asks,
    says: 'certificationRequest',
    // A file may take longer than a page.
    except: ['hang'],
    otherwise: { 'not-found': 'Votre demande n’a pas été acceptée.' },
  },
];
