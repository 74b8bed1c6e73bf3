/** How many cards stand in a long list before the others are unfolded: whole rows of two, three and four. */
export const firstCards = 24;
