import type { UserInformation } from './account.ts';

export const someUser = (over: Partial<UserInformation> = {}): UserInformation => ({
  id: 'particulier@exemple.fr',
  civility: 'mrs',
  firstName: 'Compte',
  lastName: 'Particulier',
  address: null,
  connection: { method: 'password', secondFactor: null },
  company: null,
  ...over,
});
