import type { Page } from '../page.ts';
import { accessibility } from './accessibility.ts';
import { abroad, franking, holidays, packing } from './advice.ts';
import { parcelsCategory, stampsCategory } from './categories.ts';
import { cookies } from './cookies.ts';
import { dangerousGoods } from './dangerous-goods.ts';
import { help, helpPro } from './help.ts';
import { home, homeConnectedPro, homePro } from './homes.ts';
import { presentations } from './presentations.ts';
import { mariannesBooklet } from './products.ts';
import { rankingCriteria } from './ranking.ts';
import { personalData, withdrawal } from './rights.ts';
import { salesTerms, salesTermsPro } from './sales-terms.ts';
import { sending } from './sending.ts';
import { contractTerms, generalTerms } from './terms.ts';
import { trial } from './trial.ts';

/** Every page of both sites, published or not. */
export const pages: readonly Page[] = [
  home,
  homePro,
  homeConnectedPro,
  contractTerms,
  generalTerms,
  salesTerms,
  salesTermsPro,
  dangerousGoods,
  accessibility,
  cookies,
  personalData,
  withdrawal,
  rankingCriteria,
  help,
  helpPro,
  ...sending,
  franking,
  packing,
  abroad,
  holidays,
  stampsCategory,
  parcelsCategory,
  mariannesBooklet,
  ...presentations,
  trial,
];
