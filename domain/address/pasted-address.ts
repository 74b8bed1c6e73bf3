import { emailFault } from './fields/email.ts';
import { internationalNumber } from './fields/phone.ts';
import { plain } from './fields/printed.ts';
import type { PartyName } from './party.ts';
import { withoutCommas } from './party-columns.ts';
import { countryLast, countryNamed, isFrenchPlace, placeOf, withoutEnd } from './pasted-place.ts';
import { isVcard, linesOfVcard } from './pasted-vcard.ts';

/** What a pasted address says, by field; `email`, `mobilePhone` and the code of the `country` where a line holds one. */
export type PastedParty = Partial<Record<PartyName | 'email' | 'mobilePhone' | 'country', string>>;

const placeCode = /^(?:FR?-?)?\d{5}$/i;
const civility =
  /^(M|MR|MONSIEUR|HERRN?|DHR|SR|SEÑOR|SIG|SIGNOR|DON|MME|MLLE|MRS|MS|MISS|MADAME|MADEMOISELLE|FRAU|MEVR|MEVROUW|MW|SRA|SEÑORA|SIGNORA|SIG\.RA|D\.?ª|DOÑA)\.? +(?=\S)/i;
const woman =
  /^(?:MME|MLLE|MRS|MS|MISS|MADAME|MADEMOISELLE|FRAU|MEVR|MEVROUW|MW|SRA|SEÑORA|SIGNORA|SIG\.RA|D\.?ª|DOÑA)$/i;
const attention = /^(?:[àa] l['’]attention de|att(?:n|ention)?[.:]{0,2}|f\.?a\.?o\.?:?|z\. ?hd\.|chez) /i;
const legalForm =
  /\b(?:SARL|SAS|SASU|SCI|SNC|EURL|EIRL|ETS|ETABLISSEMENTS|SOCIETE|ASSOCIATION|GMBH|LIMITED|LLC|SPRL|SRL)\b|\b(?:LTD|INC|PLC|BV|NV|AG|SPA)$/;
const institution =
  /\b(?:SA|MAIRIE|CABINET|GARAGE|LYCEE|COLLEGE|ECOLE|HOPITAL|EHPAD|CLINIQUE|PHARMACIE|CRECHE|UNIVERSITE|PREFECTURE|TRIBUNAL|SYNDICAT|RESTAURANT|HOTEL|BANQUE)\b/;
/** Of civilians, of soldiers, and abroad. */
const special =
  /^(?:BP|CS|TSA|SP|SECTEUR POSTAL|BOITE POSTALE|CASE POSTALE|LIEU[ -]DIT|P ?O ?BOX|POSTFACH|POSTBUS|APARTADO)\b/;
const floor = /\b(?:ETAGE|APPARTEMENT|APPT|APT|ESC|ESCALIER|PORTE|FLAT|FLOOR|APARTMENT|UNIT|SUITE)\b/;
/** « Unit 5, 20 Martin Place » */
const floorFirst = /^((?:flat|unit|apt|appt|appartement|apartment|suite)\.? ?[\w-]{1,5}),? (\d+[a-d]? .*)$/i;
/** What stands below a street and is a part of its house. */
const partOfHouse = /^(?:BAT|BATIMENT|RES|RESIDENCE|IMM|IMMEUBLE|HALL|ENTREE|BOITE|BTE|VILLA|TOUR|BLOC|CHEZ|C O)\b/;
const number = /^[0-9]+(?: ?(?:BIS|TER|QUATER|[A-D])\b)?(?: ?, ?|$)/i;
const street = /^[0-9]+(?: ?(?:BIS|TER|QUATER|[A-D])\b)? ?,? [^ ]/;
const french = /^FRANCE$/;
/** How a message ends, and the line above a signature. */
const closing =
  /^(?:(?:bien )?cordialement|bien à vous|bonjour|merci|(?:best |kind )?regards|sincerely)[,.!]?$|^[-_=*–—]+$/i;
/** What stands before a number or an e-mail address that is on no line of an envelope. */
const label =
  /^(?:[TMPF](?=[.: ]{1,3}[+(0])|T[EÉ]L(?:[EÉ]PHONE)?|MOB(?:ILE)?|PORT(?:ABLE)?|GSM|FAX|E-?MAIL|MAIL|COURRIEL|MAILTO)(?: (?:PORTABLE|MOBILE|FIXE))?(?: ?\. ?:| ?[.:]| (?=[+0])) ?/i;
/** What a form or a spreadsheet writes before each part of an address. */
const partLabel =
  /^(?:NOM(?: ET PR[EÉ]NOM)?|PR[EÉ]NOM ET NOM|DESTINATAIRE|EXP[EÉ]DITEUR|DE|(?:ADRESSE )?(?:POSTALE|(?:DE )?LIVRAISON|(?:DE )?FACTURATION|D['’]EXP[EÉ]DITION)|ADRESSE|RUE|LIVRER À|SHIP(?:PING)? TO|DELIVER TO|CODE POSTAL|CP|VILLE|LOCALIT[EÉ]|COMMUNE|PAYS|NAME|FROM|TO|(?:POSTAL |STREET |SHIPPING |DELIVERY )?ADDRESS|POST(?:AL )?CODE|TOWN|CITY|COUNTRY) ?: ?/i;
/** An address of the web, the number of a company or the code of a door: on no line of an envelope. */
const reference =
  /^(?:(?:https?:\/\/|www\.)\S+|(?:SIREN|SIRET|(?:N° ?)?TVA|VAT|RCS)(?: [A-Z][a-z]+)? ?:? ?[A-Z]{0,2} ?\d[\d ]{8,16}|(?:DIGICODE|CODE (?:PORTE|D.ENTR[EÉ]E)) ?:? ?[A-Z\d]{2,10})$/i;
/** « 12 » or « 12 bis », alone on its line. */
const numberAlone = /^\d{1,4}(?: ?(?:BIS|TER|QUATER|[A-D]))?$/i;
/** What a street is called by. */
const streetWord =
  /^(?:RUE|RTE|AVENUE|AV|BOULEVARD|BD|PLACE|QUAI|CHEMIN|ROUTE|IMPASSE|ALLEE|ALLEES|COURS|SQUARE|PASSAGE|SENTIER|VOIE|RESIDENCE|LOTISSEMENT|FAUBOURG|ESPLANADE|ROND[ -]POINT|RUELLE|MONTEE|COTE)\b/;
const telephone = /^(?:\+|00)\d{7,14}$|^0\d{9}$/;

/**
 * The lines of an envelope, split into fields: nobody types twice what stands in an e-mail. What no envelope has is left
 * out (telephones, web addresses, numbers of companies, codes of doors); every other line ends up in a
 * field, so that nothing is lost where the guess is wrong; the rules of every address judge it afterwards.
 */
export function pastedParty(text: string): PastedParty {
  if (isVcard(text)) {
    const { lines, companyName } = linesOfVcard(text);
    return { ...pastedParty(lines), ...(companyName && { isCompany: 'yes', companyName }) };
  }
  const pastedFields: PastedParty = {};
  const lines = linesOf(withFirstName(text)).filter((line) => !isNote(line, pastedFields));
  const { others: above, ...place } = placeOf(lines);
  Object.assign(pastedFields, place);
  const [first, ...others] = above.length === 1 ? above.flatMap(nameFirst) : above;
  if (first === undefined) return pastedFields;
  if ([first, ...others].every(isPlace)) return { ...pastedFields, ...streetOf([first, ...others]) };
  const rest =
    others.length > 0 && isNamed(first, others[0] ?? '')
      ? companyOf(first, others, pastedFields)
      : companyBelow(first, others, pastedFields);
  if (pastedFields.companyName === undefined) Object.assign(pastedFields, personOf(first));
  Object.assign(pastedFields, streetOf(rest));
  return pastedFields;
}

/** Several addresses stand below one another, with an empty line between or without, or one in each line. */
export function pastedParties(text: string): PastedParty[] {
  const blocks = text
    .replaceAll(/\r\n?/g, '\n')
    .split(/\n[^\S\n]*\n/)
    .filter((block) => block.trim() !== '');
  // Word processors put an empty line below every line.
  const isSpaced = blocks.every((block) => !block.trim().includes('\n')) && !blocks.some(isWhole);
  return (isSpaced ? [blocks.join('\n')] : blocks)
    .flatMap(addressesIn)
    .map(pastedParty)
    .filter((party) => Object.keys(party).length > 0);
}

function isWhole(line: string): boolean {
  const { codePostal, lastName, companyName } = pastedParty(line);
  return codePostal !== undefined && (lastName ?? companyName) !== undefined;
}

/** Below the line of its place an address has notes at most: what else follows, with a place of its own, is the next one. */
function addressesIn(block: string): string[] {
  const lines = block.split('\n').filter((line) => line.trim() !== '');
  if (lines.every(isWhole)) return lines;
  const hasPlace = lines.map((line, at) => isPlaceLine(line, lines[at + 1] ?? ''));
  const last = hasPlace.lastIndexOf(true);
  const addresses: string[][] = [[]];
  let isEnded = false;
  for (const [at, line] of lines.entries()) {
    if (isEnded && at <= last && !isBelowPlace(line)) {
      addresses.push([]);
      isEnded = false;
    }
    addresses.at(-1)?.push(line);
    isEnded ||= hasPlace[at] ?? false;
  }
  return addresses.map((address) => address.join('\n'));
}

/** « 1000 Bruxelles » is a place above « Belgique » alone; « CS 12345 La Défense » never is one. */
const isPlaceLine = (line: string, next: string): boolean =>
  !special.test(plain(line)) && pastedParty(countryNamed(next) ? `${line}\n${next}` : line).codePostal !== undefined;

/** A country, an e-mail address or a telephone number. */
const isNoPlace = (line: string): boolean => isNote(line, {}) || countryNamed(line) !== undefined;

const isBelowPlace = (line: string): boolean => linesOf(line).every(isNoPlace);

/** « Nom : Martin » and « Prénom : Zoé », as a form has them, are one line of an envelope. */
function withFirstName(text: string): string {
  const lines = text.split(/[\r\n]+/);
  const first = lines.find((line) => /^PR[EÉ]NOM ?:/i.test(line.trim()));
  const last = lines.find((line) => /^NOM ?:/i.test(line.trim()));
  if (first === undefined || last === undefined) return text;
  const valueOf = (line: string) => line.slice(line.indexOf(':') + 1).trim();
  const name = `${valueOf(first)} ${valueOf(last)}`;
  return lines.flatMap((line) => (line === first ? [] : [line === last ? name : line])).join('\n');
}

/** An address in one line has commas, or a spreadsheet's tabs, where an envelope has lines. */
function linesOf(text: string): string[] {
  // « Zoé Martin <zoe@exemple.fr> », as in an e-mail.
  const lines = tidy(text.split(/\r\n|[\n\v\f\r\u0085\u2028\u2029]|<(?=[^\s<>]{1,80}>)/));
  const parts = (
    lines.length === 1 ? withNames(tidy(partsOf(text))) : tidy(lines.flatMap((line) => line.split(/ ?[|•] ?| · /)))
  )
    .map((line) => line.replace(partLabel, '').replace(/^n° ?(?=\d)/i, ''))
    .flatMap((line) => line.split(careOf))
    .flatMap((line) => floorFirst.exec(line)?.slice(1) ?? [line])
    .flatMap(partsOfHouse)
    .flatMap(telephoneLast)
    .filter((line) => line !== '' && !closing.test(line));
  const joined = withPlaces(withNumbers(parts.flatMap(countryLast)));
  const places = joined.some(isFrenchPlace) ? joined : joined.map(placeFirst).flatMap(beforePlace);
  return places.map(withoutCommas);
}

/** « Mme », « Zoé » and « Martin » in cells of their own are one line of an envelope. */
function withNames(cells: readonly string[]): string[] {
  const isWord = (cell = '') => /^[\p{L}'’-]+$/u.test(cell) && !streetWord.test(plain(cell));
  const at = !cells[0]?.includes(' ') && civility.test(`${cells[0]} x`) ? 1 : 0;
  const end = isWord(cells[at]) && isWord(cells[at + 1]) ? at + 2 : at + 1;
  return cells.length > end ? [cells.slice(0, end).join(' '), ...cells.slice(end)] : [...cells];
}

/** A number that has a line of its own belongs to the street below it. */
function withNumbers(lines: readonly string[]): string[] {
  const isOfStreet = (at: number) => numberAlone.test(lines[at] ?? '') && streetWord.test(plain(lines[at + 1] ?? ''));
  return lines.flatMap((line, at) => {
    if (isOfStreet(at)) return [];
    return isOfStreet(at - 1) ? [`${lines[at - 1]} ${line}`] : [line];
  });
}

/** A postal code that stands alone belongs to the town below it, or above it where only notes follow. */
function withPlaces(lines: readonly string[]): string[] {
  const end = lines.findLastIndex((line) => !isNoPlace(line));
  const all: string[] = [];
  for (const [at, line] of lines.entries()) {
    const last = all.at(-1);
    const isPair = last !== undefined && /\d/.test(last) !== /\d/.test(line);
    if (isPair && placeCode.test(last)) all[all.length - 1] = `${last} ${line}`;
    else if (isPair && all.length > 1 && at === end && placeCode.test(line)) all[all.length - 1] = `${line} ${last}`;
    else all.push(line);
  }
  return all;
}

/** « 4 allée des Mimosas, bâtiment C, 2e étage » */
function partsOfHouse(line: string): string[] {
  const [first, ...others] = partsOf(line);
  const isOfHouse = (part: string) => isBuilding(plain(part.trim())) || isFloor(plain(part.trim()));
  const isStreet = first !== undefined && street.test(plain(first)) && !isOfHouse(first);
  return isStreet && others.length > 0 && others.every(isOfHouse) ? tidy([first, ...others]) : [line];
}

/** « c/o Mme Martin » has a line of its own. */
const careOf = / (?=c\/o )/i;
const nameAndTelephone = /^(\p{L}[^\d+()]{1,60}?) \(?((?:(?:\+|00)33 ?(?:\(0\) ?)?|0)[1-9](?:[ .-]?\d\d){4})\)?$/u;

/** « Zoé Martin, tél. », before the number. */
const beforeNumber = /[ ,;–—-](?:t[eé]l(?:[eé]phone)?|mob(?:ile)?|port(?:able)?) ?[.:]{0,2}$/i;

/** « Zoé Martin (06 12 34 56 78) » */
function telephoneLast(line: string): string[] {
  const [, name, number] = nameAndTelephone.exec(line) ?? [];
  return name && number && !label.test(line) ? [withoutEnd(name.replace(beforeNumber, ''), ' ,;:–—-'), number] : [line];
}

/** « 5 bis chemin du Lac », not « 12 Escalier B » */
const isNumberOfStreet = (words: readonly string[]) =>
  [1, 2].some(
    (length) =>
      numberAlone.test(withoutEnd(words.slice(0, length).join(' '))) &&
      streetWord.test(plain(words.slice(length).join(' '))),
  );

/** « Zoé Martin 8 rue du Port », where nothing else says where the street begins. */
function nameFirst(line: string): string[] {
  const words = line.split(' ');
  const at = words.findIndex((_, index) => index > 0 && isNumberOfStreet(words.slice(index)));
  if (at > 0) return [words.slice(0, at).join(' '), words.slice(at).join(' ')];
  const [, name, rest = ''] = /^(\D{2,60}?) (\d.*)$/.exec(line) ?? [];
  return name && street.test(plain(rest)) ? [name, rest] : [line];
}

/** « Lyon 69002 », « Lyon (69002) » */
const placeFirst = (line: string) =>
  special.test(plain(line)) ? line : line.replace(/^([^\d,(]{2,40}?),? \(?(\d{5})\)?$/, '$2 $1');

/** A street with its place in one line, as the two lines of an envelope. */
function beforePlace(line: string): string[] {
  const words = line.split(' ');
  const at = words.findLastIndex((word, index) => index < words.length - 1 && placeCode.test(word));
  return at < 1 ? [line] : [withoutEnd(words.slice(0, at).join(' '), ' ,;–—-'), words.slice(at).join(' ')];
}

const separators = [/[;|\t]/, /,/, / [-–—/·•] /];

const mostParts = (line: string): string[] =>
  separators.map((sign) => line.split(sign)).reduce((most, parts) => (parts.length > most.length ? parts : most));

/** A street's own number is followed by a comma too. */
function partsOf(line: string): string[] {
  const parts: string[] = [];
  for (const part of mostParts(line)) {
    const last = parts.at(-1);
    if (last !== undefined && number.test(last.trim())) parts[parts.length - 1] = `${last} ${part}`;
    else parts.push(part);
  }
  return parts;
}

const tidy = (lines: readonly string[]) =>
  lines
    .map((line) => withoutEnd(line.replaceAll(mark, '').replaceAll(/\s+/g, ' ')).trim())
    .filter((line) => line !== '');

/** Quotation marks of a spreadsheet, and what a list or an answered e-mail has before each line. */
const mark = /["«»“”]|^\s*[>*•·]+(?=\s)/g;

/** The country that the step before has decided, an e-mail address and telephone numbers are on no line of an envelope. */
function isNote(line: string, pastedFields: PastedParty): boolean {
  if (reference.test(line)) return true;
  const value = line.replace(label, '');
  const email = value.replace(/>$/, '');
  if (email.includes('@') && emailFault(email) === undefined) pastedFields.email = email;
  else if (!areTelephones(value, pastedFields)) return french.test(plain(line));
  return true;
}

/** One number, or several: « 04 78 12 34 56 / 06 12 34 56 78 ». */
function areTelephones(line: string, pastedFields: PastedParty): boolean {
  const whole = [digitsOf(line)];
  const numbers = whole.every((digits) => telephone.test(digits)) ? whole : line.split(/ [/,;-] | ou /).map(digitsOf);
  if (!numbers.every((digits) => telephone.test(digits))) return false;
  const mobile = numbers.find((number) => internationalNumber({ number, country: 'FR' }) !== null);
  if (mobile !== undefined) pastedFields.mobilePhone = mobile;
  return true;
}

const digitsOf = (text: string) => text.replace('(0)', '').replaceAll(/[ ./-]/g, '');

/** Whether a name is a company's; one with a civility never is, nor « Rue de l'Association ». */
export const namesCompany = (name: string): boolean =>
  !civility.test(name) && legalForm.test(plain(name)) && !streetWord.test(plain(name));

/** « Madame Zoé L'Hôpital » is a person, whatever her name means. */
const isNamed = (first: string, second: string) =>
  !civility.test(first) && (namesCompany(first) || institution.test(plain(first)) || civility.test(second));

/** A company stands first, then its service or the person who reads it. */
function companyOf(name: string, others: readonly string[], pastedFields: PastedParty): string[] {
  Object.assign(pastedFields, { isCompany: 'yes', companyName: name });
  const [second = '', ...rest] = others;
  const person = second.replace(attention, '');
  if (civility.test(person)) Object.assign(pastedFields, personOf(person));
  else if (others.length > 1 && !isPlace(second)) pastedFields.service = second;
  else return [...others];
  return rest;
}

/** « Zoé Martin », « Directrice », « Exemple SAS »: in a signature the company stands below the person. */
function companyBelow(first: string, others: readonly string[], pastedFields: PastedParty): string[] {
  const at = others.findIndex((line) => isPlace(line) || namesCompany(line));
  const companyName = others[at];
  if (
    companyName === undefined ||
    at > 1 ||
    isPlace(companyName) ||
    /^c\/o /i.test(companyName) ||
    attention.test(companyName)
  )
    return [...others];
  const service = others.slice(0, at).join(' ');
  Object.assign(pastedFields, { isCompany: 'yes', companyName, ...personOf(first), ...(service && { service }) });
  return others.slice(at + 1);
}

/** « 2 étage », not « 12 rue de la Porte Neuve » */
const isFloor = (line: string) =>
  floor.test(line) &&
  !streetWord.test(line) &&
  (!street.test(line) || floor.exec(line.replace(/^\d+ ?(?:(?:E|ER|EME) )?/, ''))?.index === 0);

/** What is no name, though it stands first: a house of many flats. */
const isBuilding = (line: string) => /^(?:BAT|BATIMENT|RES|RESIDENCE|IMM|IMMEUBLE|ENTREE|BOITE|BTE|HALL)\b/.test(line);

function isPlace(text: string): boolean {
  const line = plain(text);
  return street.test(line) || special.test(line) || isBuilding(line) || isFloor(line);
}

/** « M. et Mme Paul Roux » without its first title, « Dr Ana Durand »: it stays with the first name. */
const beforeFirstName =
  /^(?:(?:ET|&) \S+|DR|DOCTEUR|ME|MA[IÎ]TRE|PR|PROFESSEUR|CAPORAL|SERGENT|ADJUDANT|LIEUTENANT|CAPITAINE|COMMANDANT|COLONEL)\.?(?= \S+ \S)/i;

const isInCapitals = (word: string): boolean => word.length > 1 && word === word.toUpperCase();

/** « DUPONT Jean » as « Jean DUPONT »; « JP Dupont » and « DR Ana Durand » as they are. */
function surnameLast(name: string): string[] {
  const words = name.split(' ');
  const end = words.findIndex((word) => !isInCapitals(word));
  const surname = words.slice(0, end);
  return end > 0 && surname.join('').replace(/[^\p{Lu}]/gu, '').length > 2 && !beforeFirstName.test(name)
    ? [...words.slice(end), ...surname]
    : words;
}

/** « Mme Camille DUPONT-MARTIN »: capitals are the surname; otherwise the first word is the first name. */
export function personOf(line: string): Pick<PastedParty, 'civility' | 'firstName' | 'lastName'> {
  const name = line.replace(attention, '');
  const title = civility.exec(name)?.[1] ?? '';
  const words = surnameLast(name.replace(civility, ''));
  const capitals = words.findIndex(isInCapitals);
  const before = beforeFirstName.exec(words.join(' '))?.[0].split(' ').length ?? 0;
  const surnameAt = capitals > 0 ? capitals : Math.min(before + 1, words.length - 1);
  return {
    ...(title && { civility: woman.test(title) ? 'mrs' : 'mr' }),
    ...(surnameAt > 0 && { firstName: words.slice(0, surnameAt).join(' ') }),
    lastName: words.slice(surnameAt).join(' '),
  };
}

/** « 12 rue du Port », then « rue du Port », then « Hauptstraße 5 »; otherwise the last line. */
const streetForms = [street, streetWord, / \d+ ?[A-Z]?$/];

/** The line of the street; what is above it says where in the building, what is below it the place of a village. */
function streetOf(lines: readonly string[]): PastedParty {
  const parts: PastedParty = {};
  const further = lines.filter((line) => {
    const name = special.test(plain(line)) ? 'additionalStreetName' : isFloor(plain(line)) ? 'floor' : null;
    if (!name || parts[name] !== undefined) return true;
    parts[name] = line;
    return false;
  });
  const isStreet = (form: RegExp) =>
    further.findIndex((line) => form.test(plain(line)) && !partOfHouse.test(plain(line)));
  const at = streetForms.map(isStreet).find((index) => index >= 0) ?? further.length - 1;
  const isVillage = (line: string, index: number) =>
    index > at && parts.additionalStreetName === undefined && !partOfHouse.test(plain(line));
  const village = further.filter(isVillage).join(' ');
  const building = further.filter((line, index) => index !== at && !isVillage(line, index)).join(' ');
  return {
    ...parts,
    ...(further[at] && {
      streetName: further[at].replace(number, (match) => `${withoutEnd(match)} `).trim(),
    }),
    ...(building && { building }),
    ...(village && { additionalStreetName: village }),
  };
}
