/** Markup. Any other value is escaped in a template. */
export interface Html {
  readonly markup: string;
}

type Value = string | number | Html | readonly Html[] | false | null | undefined;

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);

export function html(parts: TemplateStringsArray, ...values: Value[]): Html {
  return { markup: parts.reduce((all, part, index) => `${all}${htmlOf(values[index - 1])}${part}`) };
}

function htmlOf(value: Value): string {
  if (value === false || value === null || value === undefined) return '';
  if (typeof value === 'string' || typeof value === 'number') return escapeHtml(String(value));
  return 'markup' in value ? value.markup : value.map(({ markup }) => markup).join('\n');
}
