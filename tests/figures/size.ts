/** `npm run figures -- size`: the JavaScript of each page's first visit, compared with its budget. */
import { isLaterPath } from '#ui/routing/prefixes.ts';
import { formAdds } from './address-form.ts';
import { formBudget, scriptBudget } from './budgets.ts';
import { kilobytes, type Page, pagesOfBuild, textOf } from './client-build.ts';
import { serverOnlyIn } from './server-only.ts';

const faults: string[] = [];
const searched = new Set<string>();
const pages = pagesOfBuild();
const width = Math.max(...pages.map(({ path }) => path.length));

console.log(`${'page'.padEnd(width)}  script kB  budget  style kB   (gzip, 1 kB = 1000 bytes)`);
for (const page of pages) report(page);
await reportForm();
for (const fault of faults) console.error(fault);
console.log(`${pages.length} pages, ${faults.length} over budget or with code of the server`);
process.exitCode = faults.length > 0 || pages.length === 0 ? 1 : 0;

function report({ path, scripts, styles }: Page) {
  const budget = scriptBudget(path);
  const size = kilobytes(scripts);
  const columns = [size.toFixed(1).padStart(9), String(budget).padStart(6), kilobytes(styles).toFixed(1).padStart(8)];
  console.log(`${path.padEnd(width)}  ${columns.join('  ')}`);
  if (size > budget) faults.push(`${path} loads ${size.toFixed(1)} kB of JavaScript, ${budget} are allowed`);
  if (isLaterPath(path)) return;
  for (const script of scripts) {
    if (searched.has(script)) continue;
    searched.add(script);
    for (const found of serverOnlyIn(textOf(script))) faults.push(`${path}: ${script} holds ${found}`);
  }
}

async function reportForm() {
  const size = await formAdds();
  console.log(
    `${'the form of an address adds'.padEnd(width)}  ${size.toFixed(1).padStart(9)}  ${String(formBudget).padStart(6)}`,
  );
  if (size > formBudget) faults.push(`The form of an address adds ${size.toFixed(1)} kB, ${formBudget} are allowed`);
}
