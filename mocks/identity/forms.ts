import { isEmailAddress } from '../shared/email.ts';
import { isWrong, type Problems, type Typed } from '../shared/pages/form.ts';
import type { Accounts, IdentityAccount } from './accounts.ts';
import type { Copy } from './words.ts';

export type Result = { account: IdentityAccount } | { problems: Problems };

const LONGEST = 200;
const SHORTEST_PASSWORD = 10;

export async function signIn(accounts: Accounts, typed: Typed, t: Copy): Promise<Result> {
  const { email = '', password = '' } = typed;
  const problems: Problems = {
    ...(!email.trim() && { email: t.emailRequired }),
    ...(!password && { password: t.passwordRequired }),
  };
  if (isWrong(problems)) return { problems };
  const account = await accounts.recognise(email, password.slice(0, LONGEST));
  return account ? { account } : { problems: { form: t.wrongPair } };
}

export async function register(accounts: Accounts, typed: Typed, t: Copy): Promise<Result> {
  const { firstName = '', lastName = '', email = '', password = '' } = typed;
  const problems: Problems = {
    ...requiredName('firstName', firstName, t.firstNameRequired, t),
    ...requiredName('lastName', lastName, t.lastNameRequired, t),
    ...emailProblem(accounts, email, t),
    ...(password.length < SHORTEST_PASSWORD && { password: t.passwordShort }),
    ...(password.length > LONGEST && { password: t.tooLong }),
  };
  if (isWrong(problems)) return { problems };
  const profile = typed.profile === 'pro' ? 'pro' : 'part';
  const names = { firstName: firstName.trim(), lastName: lastName.trim() };
  return { account: await accounts.register({ ...names, email, password, profile }) };
}

function requiredName(field: string, value: string, required: string, t: Copy): Problems {
  if (!value.trim()) return { [field]: required };
  return value.length > LONGEST ? { [field]: t.tooLong } : {};
}

function emailProblem(accounts: Accounts, email: string, t: Copy): Problems {
  if (!email.trim()) return { email: t.emailRequired };
  if (!isEmailAddress(email.trim())) return { email: t.emailInvalid };
  return accounts.byEmail(email) ? { email: t.emailTaken } : {};
}
