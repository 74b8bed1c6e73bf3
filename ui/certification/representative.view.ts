import type { Representative } from '#domain/certification/certification.ts';
import type { Wording } from '#ui/wording/wording.ts';

/** « Compte Titulaire (gérant) » */
export function personText({ firstName, lastName, role }: Representative, { t }: Pick<Wording, 't'>): string {
  const name = `${firstName} ${lastName}`.trim();
  return role ? t('certification.withRole', { name, role }) : name;
}
