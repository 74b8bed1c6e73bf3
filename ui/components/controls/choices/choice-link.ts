import link from './choice-link.module.css';
import card from './radio-card.module.css';

/** The class of a link or a button that chooses one of several: it looks as a radio card does. */
export const choiceLink = `${card.card} ${link.choice}`;
