import all from './all.svg?no-inline';
import card from './card.svg?no-inline';
import paypal from './paypal.svg?no-inline';

interface Marks {
  src: string;
  width: number;
  height: number;
}

/** Of the modes that have any, 24 points high. */
export const marksByMode: Readonly<Record<string, Marks>> = {
  card: { src: card, width: 126, height: 24 },
  paypal: { src: paypal, width: 38, height: 24 },
};

export const marksOfAll: Marks = { src: all, width: 170, height: 24 };
