import { readFileSync } from 'node:fs';
import { type Html, html } from '../shared/pages/html.ts';
import { markUp } from './marked.ts';

const document = () => readFileSync(new URL('../../contracts/pacts/STATES.md', import.meta.url), 'utf8');

/** The table of provider states, which the tests compare with what the verification sets up. */
export function statesPage(): Html {
  const cellsOf = (line: string) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim());
  const lines = document()
    .split('\n')
    .filter((line) => line.startsWith('|'));
  const [head = '', , ...rows] = lines;
  return html`<p><a href="/" lang="fr">Backend de démonstration</a></p>
<h1>Provider states</h1>
<p>What an interaction of a pact takes for granted. <code>npm run pacts:verify</code> puts a backend into these states.</p>
<div class="defile" role="region" tabindex="0" aria-label="Provider states"><table><thead><tr>${cellsOf(head).map((cell) => html`<th scope="col">${cell}</th>`)}</tr></thead>
<tbody>${rows.map((row) => html`<tr>${cellsOf(row).map((cell) => html`<td>${markUp(cell)}</td>`)}</tr>`)}</tbody></table></div>`;
}
