/** Where the offers begin: whoever arranges them goes on there. */
export const offersId = 'offres';
