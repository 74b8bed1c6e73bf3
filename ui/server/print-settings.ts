/** `npm run settings`: each setting of the shop, with its default, its unit and what it means. */
import { settingRows } from '#adapters/config.ts';

for (const { name, meaning, unit, fallback, isRequired, isSecret } of settingRows()) {
  const value = fallback === null ? (isRequired ? 'required' : 'unset') : fallback || 'empty';
  const notes = [value, unit, isSecret ? 'secret' : undefined].filter((note) => note !== undefined);
  console.log(`${name}  (${notes.join(', ')})\n    ${meaning}`);
}
