const most = 80;
const name = /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*$/;
const host = /^(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z](?:[a-z\d-]{0,61}[a-z\d])$/i;

/** The rule of the shop, which its test compares: an account's address is one that every form takes. */
export function isEmailAddress(text: string): boolean {
  const at = text.indexOf('@');
  return text.length <= most && at > 0 && at <= 64 && name.test(text.slice(0, at)) && host.test(text.slice(at + 1));
}
