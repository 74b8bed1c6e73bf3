import { addressExercises } from './address.ts';
import { assistedServiceExercises } from './assisted-service.ts';
import { carrierExercises } from './carriers.ts';
import { cartExercises } from './cart.ts';
import { catalogExercises } from './catalog.ts';
import { certificationExercises } from './certification.ts';
import { checkoutExercises } from './checkout.ts';
import { companyExercises } from './company.ts';
import { contentExercises } from './content.ts';
import { depositListExercises } from './deposit-lists.ts';
import type { Exercises } from './exercise.ts';
import { forwardingExercises } from './forwarding.ts';
import { labelsExercises } from './labels.ts';
import { lettersExercises } from './letters.ts';
import { logoExercises } from './logo.ts';
import { messagesExercises } from './messages.ts';
import { ordersExercises } from './orders.ts';
import { parcelExercises } from './parcels.ts';
import { pickupExercises } from './pickup.ts';
import { pointsOfSaleExercises } from './points-of-sale.ts';
import { postageExercises } from './postage.ts';
import { recommendationsExercises } from './recommendations.ts';
import { registeredMailExercises } from './registered-mail.ts';
import { returnsExercises } from './returns.ts';
import { savedParcelExercises } from './saved-parcels.ts';
import { serviceNoticesExercises } from './service-notices.ts';
import { sessionExercises } from './session.ts';
import { stampExercises } from './stamps.ts';
import { trackingExercises } from './tracking.ts';

/** The exercises of every feature: their calls produce every answer of the contracts. */
export const exercises: readonly Exercises[] = [
  addressExercises,
  assistedServiceExercises,
  carrierExercises,
  cartExercises,
  catalogExercises,
  certificationExercises,
  checkoutExercises,
  companyExercises,
  contentExercises,
  depositListExercises,
  forwardingExercises,
  labelsExercises,
  lettersExercises,
  logoExercises,
  messagesExercises,
  ordersExercises,
  parcelExercises,
  pickupExercises,
  pointsOfSaleExercises,
  postageExercises,
  recommendationsExercises,
  registeredMailExercises,
  returnsExercises,
  savedParcelExercises,
  serviceNoticesExercises,
  sessionExercises,
  stampExercises,
  trackingExercises,
];
