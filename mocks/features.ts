import { address } from './address/feature.ts';
import { assistedService } from './assisted-service/feature.ts';
import { carriers } from './carriers/feature.ts';
import { compositions } from './cart/composed.ts';
import { cart } from './cart/feature.ts';
import { catalog } from './catalog/feature.ts';
import { certification } from './certification/feature.ts';
import { checkout } from './checkout/feature.ts';
import { company } from './company/feature.ts';
import { content } from './content/feature.ts';
import { forwarding } from './forwarding/feature.ts';
import { labels } from './labels/feature.ts';
import { letters } from './letters/feature.ts';
import { logo } from './logo/feature.ts';
import { messages } from './messages/feature.ts';
import { orders } from './orders/feature.ts';
import { parcels } from './parcels/feature.ts';
import { payment } from './payment/feature.ts';
import { pickup } from './pickup/feature.ts';
import { pointsOfSale } from './points-of-sale/feature.ts';
import { postage } from './postage/feature.ts';
import { recommendations } from './recommendations/feature.ts';
import { registeredMail } from './registered-mail/feature.ts';
import { returns } from './returns/feature.ts';
import { serviceNotices } from './service-notices/feature.ts';
import { session } from './session/feature.ts';
import type { Feature } from './shared/feature.ts';
import { keysIn } from './shared/keys.ts';
import { stamps } from './stamps/feature.ts';
import { tracking } from './tracking/feature.ts';

/** What more than one feature writes. */
const common: Feature = { tables: { keys: keysIn } };

/** The features of the mock backend, with their handlers, tables and pact states. */
export const features: readonly Feature[] = [
  catalog,
  content,
  recommendations,
  session,
  address,
  cart,
  pickup,
  checkout,
  payment,
  orders,
  company,
  certification,
  labels,
  messages,
  returns,
  registeredMail,
  forwarding,
  stamps,
  parcels,
  carriers,
  letters,
  logo,
  postage,
  pointsOfSale,
  assistedService,
  serviceNotices,
  tracking,
  common,
];

export const tables = Object.fromEntries(features.flatMap(({ tables: own = {} }) => Object.entries(own)));
export const providerStates = Object.fromEntries(features.flatMap(({ states = {} }) => Object.entries(states)));

for (const feature of features) Object.assign(compositions, feature.compositions);
