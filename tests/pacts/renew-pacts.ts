/** Puts the pacts that were just written in the place of the old ones, when all are there: other steps read them meanwhile. */
import { copyFileSync, readdirSync, renameSync, rmSync } from 'node:fs';

const folder = 'contracts/pacts';
const written = process.env.PACT_FOLDER ?? folder;
const names = readdirSync(written).filter((name) => name.endsWith('.json'));
for (const name of names) {
  copyFileSync(`${written}/${name}`, `${folder}/${name}.new`);
  renameSync(`${folder}/${name}.new`, `${folder}/${name}`);
}
for (const name of readdirSync(folder))
  if (name.endsWith('.json') && !names.includes(name)) rmSync(`${folder}/${name}`);
