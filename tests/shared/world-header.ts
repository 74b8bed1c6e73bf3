/** Names the state of the mock backend that one test has for itself; the shop forwards it when told to. */
export const testHeader = 'x-mock-world';
