import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { settings } from '../settings.ts';
import { type Html, html } from './html.ts';

/** The shop's faces, by the path that each mock serves them at. */
const FONTS: Record<string, string> = {
  '/police.woff2':
    '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2',
  '/chiffres.woff2': '../../../ui/styles/fonts/bricolage-figures.woff2',
  '/titres.woff2': '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
};

export const FONT_PATHS = Object.keys(FONTS);

export const fontAt = async (path: string): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(await readFile(fileURLToPath(import.meta.resolve(FONTS[path] ?? ''))));

/** The mock pages use the shop's colours and its mark, read as text, because mocks import no code of the ui. */
const tokens = readFileSync(join(import.meta.dirname, '../../../ui/styles/tokens.css'), 'utf8');
const sprite = readFileSync(join(import.meta.dirname, '../../../ui/components/icons/sprite.svg'), 'utf8');
const drawingOf = (name: string) => new RegExp(`<symbol id="${name}"[^>]*>(.*?)</symbol>`).exec(sprite)?.[1] ?? '';
const mark = drawingOf('mark');

export const errorMark: Html = html`<svg viewBox="0 0 24 24" aria-hidden="true">${{ markup: drawingOf('error') }}</svg>`;

interface Page {
  title: string;
  lang: string;
  body: Html;
  /** Targets of forms, including redirects, which browsers check too. */
  formTargets?: string[];
  /** After how many seconds `.bientot` is seen. */
  warnsAfter?: number;
  status?: number;
}

/** Shows a password to whoever types it; without scripts there is no button for it. */
const script = `for (const button of document.querySelectorAll('[data-shows]')) {
  const field = document.getElementById(button.dataset.shows);
  button.hidden = false;
  button.onclick = () => {
    const isShown = field.type === 'text';
    field.type = isShown ? 'password' : 'text';
    button.setAttribute('aria-pressed', String(!isShown));
  };
}`;

/** A page in the shop's look, with strict headers. */
export function page({ title, lang, body, formTargets = [], warnsAfter = 780, status = 200 }: Page): Response {
  const nonce = crypto.randomUUID();
  const document = html`<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<link rel="icon" href="data:,">
<style nonce="${nonce}">${{ markup: styles }}:root{--bientot:${warnsAfter}s}</style>
</head>
<body>
<header><a class="marque" href="${settings.shopUrl}"><svg viewBox="0 0 40 24" aria-hidden="true">${{ markup: mark }}</svg>La boutique</a></header>
<main id="contenu">${body}</main>
<script nonce="${nonce}">${{ markup: script }}</script>
</body>
</html>`;
  return new Response(document.markup, { status, headers: headersOf(nonce, formTargets) });
}

const headersOf = (nonce: string, formTargets: string[]) => ({
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'private, no-store',
  'content-security-policy': [
    "default-src 'none'",
    `style-src 'nonce-${nonce}'`,
    `script-src 'nonce-${nonce}'`,
    "font-src 'self'",
    // Firefox asks for a picture of the site, and complains where a page refuses it.
    'img-src data:',
    `form-action ${["'self'", ...new Set(formTargets)].join(' ')}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  // Not no-referrer: it would make browsers send `Origin: null` with these forms.
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
});

const styles = `
@font-face{font-family:Texte;src:url(/police.woff2) format("woff2");font-weight:200 800;font-display:swap}
@font-face{font-family:Chiffres;src:url(/chiffres.woff2) format("woff2");font-weight:400 700;font-display:swap;unicode-range:U+30-39}
@font-face{font-family:Titre;src:url(/titres.woff2) format("woff2");font-weight:200 800;font-display:swap}
${tokens}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:var(--text-base)/1.55 var(--font-text)}
header{border-bottom:1px solid var(--line);background:var(--white)}
header{padding:.5rem max(var(--margin),(100% - 80rem)/2);border-top:.5rem solid var(--footer)}
.marque{display:inline-flex;align-items:center;gap:.5rem;min-height:44px;color:var(--ink);font:700 1.375rem/1 var(--font-title);letter-spacing:-.02em;text-decoration:none}
.marque svg{width:2.5rem;height:1.5rem;fill:none;stroke:var(--seal);stroke-width:1.75;stroke-linecap:round;stroke-linejoin:round}
main{max-width:44rem;margin:0 auto;padding:1.5rem var(--margin) 4rem}
h1,h2{font-family:var(--font-title);font-weight:650;text-wrap:balance}
main:has(>.carte[novalidate]){max-width:34rem}
main.large{max-width:72rem}
h1{font-size:var(--text-3);line-height:1.15;letter-spacing:-.01em;margin:.5rem 0 1rem}
h2{font-size:var(--text-1);line-height:1.25;margin:2rem 0 .5rem}
p{max-width:68ch}
a{color:var(--action);text-underline-offset:.15em}
form{margin:1rem 0}
.carte{background:var(--white);border:1px solid var(--line);border-radius:var(--radius-2);padding:var(--space-6)}
.champ{display:grid;gap:var(--space-1);margin:0 0 var(--space-4)}
.champ p{margin:0}
label,legend{display:block;font-weight:600}
.aide{color:var(--ink-soft);font-size:var(--text-small)}
input,select{width:100%;font:inherit;color:inherit;background:var(--white);border:1px solid var(--line-strong);border-radius:var(--radius-1);padding:var(--space-2) var(--space-3);min-height:3rem}
input:hover,select:hover{border-color:var(--ink-soft)}
.secret{display:grid;grid-template-columns:1fr auto;gap:var(--space-2)}
input[type=radio],input[type=checkbox]{width:1.35rem;height:1.35rem;min-height:0;margin:0 .6rem 0 0;accent-color:var(--action)}
.choix{display:flex;align-items:center;min-height:44px;font-weight:400}
fieldset{border:0;margin:0 0 1.1rem;padding:0}
legend{padding:0}
input[aria-invalid=true]{border:2px solid var(--seal)}
.erreur{display:flex;gap:var(--space-1);color:var(--seal-dark);font-weight:600;line-height:1.4}
.erreur svg{flex:none;width:1.25rem;height:1.25rem;margin-top:.1rem;fill:none;stroke:currentColor;stroke-width:2;stroke-linecap:round;stroke-linejoin:round}
.bilan{border-left:4px solid var(--seal);background:var(--seal-pale);color:var(--seal-dark);border-radius:0 var(--radius-1) var(--radius-1) 0;padding:var(--space-3) var(--space-4);margin-bottom:var(--space-4)}
.bilan:focus{outline:none;box-shadow:none}
.bilan p{font-weight:700}
.bilan ul{margin:0;padding:0;list-style:none}
.bilan a{display:inline-flex;align-items:center;min-height:1.75rem;color:inherit}
.bilan p,.avis p,.succes p{margin:.2rem 0}
.avis h2{margin:0 0 .4rem}

.avis{background:var(--ochre-pale);color:var(--ochre-dark);border-radius:8px;padding:.8rem 1rem;margin:1rem 0}
.bientot{visibility:hidden;max-height:0;margin:0;padding:0 1rem;overflow:hidden;animation:bientot 1s var(--bientot) forwards}
@keyframes bientot{to{visibility:visible;max-height:20rem;margin:1rem 0;padding:.8rem 1rem}}
.succes{background:var(--moss-pale);color:var(--moss-dark);border-radius:8px;padding:.8rem 1rem;margin:1rem 0}
button,.bouton{display:inline-flex;gap:.25em;align-items:center;justify-content:center;font:inherit;font-weight:600;line-height:1.25;cursor:pointer;border-radius:var(--radius-1);border:1px solid transparent;background:var(--action);color:var(--on-action);padding:var(--space-2) var(--space-6);min-height:3rem;text-decoration:none}
button:hover,.bouton:hover{background:var(--action-hover)}
button.second{border-color:var(--line-strong);background:var(--white);color:var(--action)}
button.second:hover,button[aria-pressed=true]{border-color:var(--action);background:var(--action-pale)}
button[hidden]{display:none}
.boutons{display:flex;flex-wrap:wrap;gap:var(--space-3);margin-top:var(--space-6)}
.carte .boutons button:not(.second){flex:1 0 100%}
@media (max-width:30rem){button,.bouton{flex:1;width:100%}}
/* Label, hint, field and error of a pair share their rows. */
.paire{display:grid;gap:0 var(--space-4)}
@media (min-width:30rem){.paire{grid-template-columns:repeat(2,minmax(0,1fr))}.paire .champ{grid-row:span 4;grid-template-rows:subgrid;row-gap:var(--space-1)}.paire .aide{grid-row:2}.paire input{grid-row:3}.paire .erreur{grid-row:4}}
.montant{font-size:1.6rem;font-weight:700;font-variant-numeric:tabular-nums;margin:.2rem 0 1rem}
table{border-collapse:collapse;width:100%;font-variant-numeric:tabular-nums}
.defile{overflow-x:auto}
th,td{text-align:left;vertical-align:top;border-bottom:1px solid var(--line);padding:.5rem .75rem .5rem 0}
code{font-size:.95em;background:var(--sand);border-radius:4px;padding:.05rem .3rem;overflow-wrap:anywhere}
pre code{overflow-wrap:normal}
:focus-visible{outline:3px solid var(--ink);outline-offset:2px;box-shadow:0 0 0 2px var(--paper)}
h1:focus-visible{outline:none;box-shadow:none}
@media (forced-colors:active){button,.bouton,input,select{border:2px solid}}
`;
