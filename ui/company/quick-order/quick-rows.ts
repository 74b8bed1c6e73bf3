/** So many articles are typed one by one; a longer list is pasted. */
export const quickRows = 5;

export const quickRowFields = { code: 'code', pieces: 'pieces' } as const;
