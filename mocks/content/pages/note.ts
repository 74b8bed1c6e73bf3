import { type Component, paragraph } from '../components.ts';
import { words } from '../words.ts';

/** Stands first on every legal page: says that its rules are not binding. */
export const demonstrationNote = (page: string): Component =>
  paragraph(
    `${page}-note`,
    words(
      "<p><em>Texte de démonstration : il décrit une boutique fictive et n'engage personne.</em></p>",
      '<p><em>Demonstration text: it describes a fictional shop and is not legally binding.</em></p>',
    ),
  );
