/** The header that names a test's world in the mock backend; the shop forwards it when configured. */
export const testHeader = 'x-mock-world';
