/** Checkout after the summary is for signed-in shoppers: their cart is always `current`. */
export const path = { userId: 'current', cartId: 'current' };
