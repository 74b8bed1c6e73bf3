/** In the address of a proof: of all recipients. */
export const allEnvelopes = 'tous';
