import { proPrefix } from '#domain/shared/mode.ts';
import { account } from './prefixes.ts';
import { privatePage } from './route-entry.ts';

const own = { guard: 'signedIn' } as const;
const typing = { ...own, drafts: true } as const;
const companyPath = `${proPrefix}${account}/entreprise` as const;
const quickOrder = 'company/quick-order/quick-order.route.tsx';

/** The pages below /mon-compte. */
export const accountRoutes = [
  privatePage('account', account, 'account/account.route.tsx', own),
  privatePage('addressBook', `${account}/adresses`, 'account/book/book.route.tsx', typing),
  privatePage('stampFavourites', `${account}/timbres-favoris`, 'stamps/favourites/favourites.route.tsx', typing),
  privatePage('savedParcels', `${account}/colis-enregistres`, 'parcels/saved/saved.route.tsx', typing),
  privatePage('depositLists', `${account}/listes-de-depot`, 'deposit-lists/lists/lists.route.tsx', typing),
  privatePage('depositList', `${account}/listes-de-depot/:number`, 'deposit-lists/list/list.route.tsx', own),
  privatePage('quickOrder', `${proPrefix}${account}/commande-rapide`, quickOrder, { ...typing, proVariant: false }),
  privatePage('company', companyPath, 'certification/company/company.route.tsx', { ...typing, proVariant: false }),
  privatePage('certification', `${companyPath}/certification`, 'certification/request/request.route.tsx', {
    ...typing,
    uploads: 'file',
    proVariant: false,
  }),
] as const;
