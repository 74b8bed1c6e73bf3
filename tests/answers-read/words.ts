/** Words of answers that more than one feature reads. */
import { anAddress } from '#domain/address/examples.ts';

export const address = anAddress({ id: '' });
export const otherPicture = (images: string) => ({ [`${images}.url`]: '/medias/autre.webp' });
/** A line of a cart or an order, whose words decide what kind it is. */
export const line = (entry: string) => ({
  words: {
    [`${entry}.product.service`]: 'smt',
    [`${entry}.product.url`]: '/boutique/carnet/p/1',
    [`${entry}.product.images[].url`]: '/medias/image.webp',
  },
  otherWords: {
    [`${entry}.product.service`]: 'mtel',
    [`${entry}.configurationInfos[].status`]: 'ERROR',
    [`${entry}.product.url`]: '/boutique/autre/p/1',
    ...otherPicture(`${entry}.product.images[]`),
  },
});
/** Its street in its own field. */
export const withStreet = (...addresses: string[]) =>
  Object.fromEntries(addresses.map((one) => [`${one}withoutStreet`, false]));
export const titles = (...addresses: string[]) => ({
  words: Object.fromEntries(addresses.map((one) => [`${one}titleCode`, 'mr'])),
  otherWords: Object.fromEntries(addresses.map((one) => [`${one}titleCode`, 'mrs'])),
});
/** A pickup point that opens and is open. */
export const openPoint = (at: string) => ({
  words: {
    [`${at}openingHours.weekDayOpeningList[].closed`]: false,
    [`${at}openingHours.weekDayOpeningList[].weekDay`]: 'Lundi',
    [`${at}openingHours.specialDayOpeningList[].closed`]: false,
    [`${at}pickupStatus`]: 'CLOSED',
  },
  otherWords: {
    [`${at}openingHours.weekDayOpeningList[].weekDay`]: 'Mardi',
    [`${at}pickupStatus`]: 'FULL',
  },
});

/** How far a mail-forwarding contract has come, at a place of an answer. */
export const contractWords = {
  words: (at: string) => ({
    [`${at}steps[].code`]: 'PAID',
    [`${at}codeEntry.status`]: 'OPEN',
    [`${at}cardStatus`]: 'ASKED',
  }),
  otherWords: (at: string) => ({
    [`${at}steps[].code`]: 'ENDED',
    [`${at}codeEntry.status`]: 'LOCKED',
    [`${at}cardStatus`]: 'MISSING',
  }),
};
