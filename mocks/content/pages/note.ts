import { type Component, paragraph } from '../components.ts';
import { words } from '../words.ts';

/** Says that a page's rules are not binding: first on the legal pages, last on those of help. */
export const demonstrationNote = (page: string): Component =>
  paragraph(
    `${page}-note`,
    words(
      "<p><em>Texte de démonstration : il décrit une boutique fictive et n'engage personne.</em></p>",
      '<p><em>Demonstration text: it describes a fictional shop and is not legally binding.</em></p>',
    ),
  );
