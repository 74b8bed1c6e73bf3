import { type ConfigurationField, configurationFields } from '#domain/stamps/stamps.ts';
import {
  code,
  field,
  flag,
  flash,
  joinParameters,
  list,
  matching,
  oneOf,
  type Parameter,
  whole,
} from '../parameters.ts';

/** Why the guard led to a step, that a button left a chosen file unread, or that what was begun there waits. */
export const journeyNotes = ['incomplet', 'fichier', 'de-cote', 'de-cote-remplace'] as const;
export type JourneyNote = (typeof journeyNotes)[number];
/** A step of a journey: its note, and the fields that a change has reset. */
export const journeyStep = { note: oneOf(...journeyNotes), retire: flash(list(matching(/^[\w.-]{1,40}$/), 30)) };

/** A step where an address may be pasted. */
export const pastedStep = { ...journeyStep, note: oneOf(...journeyNotes, 'colle', 'ailleurs') };

/** One of the printers of a browser. */
const printer = oneOf('1', '2', '3');

/** Stamps as they are typed, for a preview that is not kept; and one line more, or one less. */
const stampSet = {
  apercu: flag,
  ajouter: flag,
  retirer: whole(1, 9),
  /** The weight of a line, chosen among the steps of its tariff. */
  poids: joinParameters('-', whole(1, 9), whole(1, 999_999)),
  ...(Object.fromEntries(configurationFields.map((name) => [name, field(64)])) as Record<
    ConfigurationField,
    Parameter<string>
  >),
};

/** Of stamps to print. */
export const stampQueries = {
  /** `logo`: of the company, chosen for the first stamps. */
  stampsConfiguration: { ...journeyStep, ...stampSet, logo: code },
  stampsRecipients: journeyStep,
  stampsSummary: journeyStep,
  stampPrinter: { imprimante: printer, echec: oneOf('grille'), note: oneOf('reglee') },
  stampFavourites: { note: oneOf('favori', 'oublie') },
  stampGrid: { imprimante: printer, support: code },
};

/** Of the online letter: `article` is the one whose card or page it is begun at. */
export const letterQueries = {
  letters: { article: code },
  lettersWriting: { ...journeyStep, article: code },
  lettersPresentation: { ...journeyStep, note: oneOf(...journeyNotes, 'pdf') },
  lettersRecipients: journeyStep,
  lettersSummary: journeyStep,
};

/** Of the journey of a stamp logo, and of the stamp that it shows. */
export const logoQueries = {
  logoLibrary: {
    ...journeyStep,
    note: oneOf(...journeyNotes, 'renvoye'),
    /** What is done with a logo of the company: `prolonger.ID` or `renvoyer.ID`. */
    demande: matching(/^(?:prolonger|renvoyer)\.[\w-]{1,64}$/),
  },
  logoChoice: journeyStep,
  logoExtension: journeyStep,
  logoSummary: journeyStep,
  /** Where the draft's picture stands on the stamp, and in which colours the stamp is drawn. */
  logoPreview: { taille: whole(10, 400), x: field(6), y: field(6), fond: code, couleur: oneOf('noir') },
  logoImage: { cadre: flag },
};

/** The queries of a forwarding contract: while it is composed, and once it is bought. */
export const forwardingQueries = {
  forwardingNeeds: { ...journeyStep, contractType: oneOf('definitive', 'temporary', 'mobility') },
  forwardingDates: journeyStep,
  forwardingAddresses: pastedStep,
  forwardingBeneficiaries: journeyStep,
  forwardingSummary: journeyStep,
  orderContract: { note: oneOf('active', 'lettre', 'carte') },
};
