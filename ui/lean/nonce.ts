import { createContext } from 'react';

/** The script nonce of the answer, on the server only: browsers hide nonces, so it is empty there. */
export const NonceContext = createContext('');
