import type { AddressFault } from './faults.ts';
import { lineFault, lineMax } from './lines.ts';
import { plain } from './printed.ts';

/**
 * The name for deliveries of the communes whose own name a line cannot hold: six with parentheses, seven with more than
 * 38 signs (postal-domain 1.4, 2.1). Ten are the post's own (libellés d'acheminement, FIMOCT, as codes-postaux 4.1.2 has it). Of both
 * Castillon and of Saint-Laurent-les-Bains its list has but a cut text, so that theirs are derived here.
 */
const deliveryNames: Record<string, string> = {
  'BORS CANTON DE TUDE ET LAVALETTE': 'BORS DE MONTMOREAU',
  'BORS CANTON DE CHARENTE SUD': 'BORS DE BAIGNES',
  'CHATEAU CHINON VILLE': 'CHATEAU CHINON',
  'CHATEAU CHINON CAMPAGNE': 'CHATEAU CHINON CAMPAGNE',
  'CASTILLON CANTON D ARTHEZ DE BEARN': 'CASTILLON',
  'CASTILLON CANTON DE LEMBEYE': 'CASTILLON',
  'SAINT LAURENT LES BAINS LAVAL D AURELLE': 'ST LAURENT LES BAINS',
  'SAINT MARTIN DE BIENFAITE LA CRESSONNIERE': 'ST MARTIN DE BIENFAITE',
  'MONTIGNY MORNAY VILLENEUVE SUR VINGEANNE': 'MONTIGNY MORNAY VIL S VING',
  'LA VACQUERIE ET SAINT MARTIN DE CASTRIES': 'LA VACQUERIE ST MARTIN',
  'SAINT REMY EN BOUZEMONT SAINT GENEST ET ISSON': 'ST REMY BOUZEMONT',
  'BEAUJEU SAINT VALLIER PIERREJUX ET QUITTEUR': 'BEAUJEU ST VAL PIER ET QUIT',
  'ROCHE SUR LINOTTE ET SORANS LES CORDIERS': 'ROCHE SUR LINOTTE SORANS',
};

export const deliveryName = (city: string): string | null => deliveryNames[plain(city)] ?? null;

/** The locality's own rules; a commune that breaks them is offered the name under which it is delivered. */
export function localityFault(city: string): AddressFault | undefined {
  const fault = lineFault(city, 'locality');
  const name = fault && deliveryName(city);
  return name ? { code: 'delivery-name', name } : fault;
}

interface LocalityLine {
  codePostal: string;
  city: string;
  max?: number;
}

/** Line 6: shortened by SAINT, then by the words that only link; longer than `max` when nothing helps. */
export function localityLine({ codePostal, city, max = lineMax }: LocalityLine): string {
  const name = saintsShortened(plain(city));
  const shortest = withoutLinks(name);
  const fitting = [name, deliveryName(city) ?? name, shortest].map((one) => withCode(codePostal, one));
  return fitting.find((line) => line.length <= max) ?? withCode(codePostal, shortest);
}

/** SAINT and SAINTE are shortened on lines 5 and 6 (postal-domain 1.1). */
export const saintsShortened = (line: string): string => line.replace(/\bSAINT(E?)\b/g, 'ST$1');

/** « LA VILLE DE LA MER » loses DE and LA, never its first word. */
export const withoutLinks = (name: string): string => name.replace(/ (?:DE|DU|DES|D|LE|LA|LES|L|EN|ET|SUR)(?= )/g, '');
const withCode = (postalCode: string, name: string) => `${postalCode.toUpperCase()} ${name}`.trim();
