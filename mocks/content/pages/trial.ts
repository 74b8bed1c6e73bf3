import { paragraph, strange } from '../components.ts';
import { contentPage } from '../page.ts';
import { words } from '../words.ts';

/** What an attacker might paste as an editor: the shop must show the text only. */
const hostile = (sentence: string) => `<h1>${sentence}</h1>
<p style="position:fixed;inset:0" onclick="window.hostile=1" class="titre">${sentence}</p>
<script>window.hostile = 1; document.title = 'hostile';</script>
<style>body{display:none}</style>
<img src="x" onerror="window.hostile=1"><svg onload="window.hostile=1"><circle r="9"/></svg>
<iframe src="https://exemple.fr/">hostile</iframe><form action="https://exemple.fr/"><input name="hostile"><button>${sentence}</button></form>
<p><a href="javascript:window.hostile=1">javascript</a> <a href="JaVaScRiPt&#58;window.hostile=1">masqué</a> <a href="data:text/html,hostile">data</a> <a href="//exemple.fr/">sans protocole</a> <a href="/\\exemple.fr/">barre inverse</a> <a href="https://exemple.fr/page" target="_blank" onmouseover="window.hostile=1">exemple.fr</a> <a href="/aide" onclick="window.hostile=1">aide</a></p>
<p>Une balise restée ouverte : <strong>${sentence}</p>`;

export const trial = contentPage({
  uid: 'essai-editeur',
  labels: ['/essai-editeur'],
  noIndex: true,
  title: words("Essai d'éditeur", "An editor's trial"),
  description: words(
    "Un collage tel que les éditeurs n'en doivent pas faire.",
    'A paste such as editors should not make.',
  ),
  blocks: [
    paragraph('essai-editeur-texte', { fr: hostile('Texte collé'), en: hostile('Pasted text') }),
    strange('essai-editeur-inconnu', 'MiniGameComponent'),
  ],
});
