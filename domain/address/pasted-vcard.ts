/** A card of an address book, as programs for mail copy it (RFC 6350). */
export const isVcard = (text: string): boolean => /^\s*BEGIN:VCARD/i.test(text);

/** Its name, address, telephone numbers and e-mail as the lines of an envelope; a company stands in a field of its own. */
export function linesOfVcard(text: string): { lines: string; companyName: string } {
  const lines = text.replaceAll(/\r?\n[ \t]/g, '').split(/\r?\n/);
  const values = (name: string) =>
    lines.flatMap((line) => {
      const [, property, value = ''] = /^(?:[\w-]+\.)?(\w+)(?:;[^:]*)?:(.*)$/.exec(line) ?? [];
      return property?.toUpperCase() === name ? [value.trim()] : [];
    });
  const parts = (value = '') => value.split(/(?<!\\);/).map((part) => part.replaceAll(/\\([,;])/g, '$1').trim());
  const [lastName = '', firstName = ''] = parts(values('N')[0]);
  const [box = '', further = '', street = '', city = '', region = '', code = '', country = ''] = parts(
    values('ADR')[0],
  );
  const name = lastName === '' ? values('FN')[0] : `${firstName} ${lastName}`;
  const place = [...further.split(/\\n/i), ...street.split(/\\n/i), box, `${code} ${city || region}`.trim(), country];
  return {
    lines: [name, ...place, ...values('TEL'), ...values('EMAIL')].filter(Boolean).join('\n'),
    companyName: parts(values('ORG')[0])[0] ?? '',
  };
}
