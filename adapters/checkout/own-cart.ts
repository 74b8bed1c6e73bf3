/** After the summary the checkout needs a signed-in shopper, whose cart is always `current`. */
export const path = { userId: 'current', cartId: 'current' };
