import { createContext } from 'react';

/** The answer's script nonce, on the server; the browser blanks nonces, so there it is empty. */
export const NonceContext = createContext('');
