import type { Lang, Words } from '../shared/lang.ts';
import { countryOf } from './countries.ts';

export type Zone = 'NATIONAL' | 'OVERSEAS' | 'INTERNATIONAL';

/** Letters have the French tariff in Andorra and Monaco too. */
const national = ['FR', 'AD', 'MC'];
const overseas = ['GP', 'MQ', 'GF', 'RE', 'YT', 'PM', 'BL', 'MF', 'NC', 'PF', 'WF', 'TF'];

/** Every other country and territory with an ISO code. */
const abroad =
  `AE AF AG AI AL AM AO AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BM BN BO BR BS BT BW BY BZ CA CC CD CF CG CH CI CK
  CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG ER ES ET FI FJ FK FM FO GA GB GD GE GG GH GI GL GM GN GQ GR
  GT GU GW GY HK HN HR HT HU ID IE IL IM IN IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS
  LT LU LV LY MA MD ME MG MH MK ML MM MN MO MP MR MS MT MU MV MW MX MY MZ NA NE NF NG NI NL NO NP NR NU NZ OM PA PE PG PH
  PK PL PN PR PS PT PW PY QA RO RS RU RW SA SB SC SD SE SG SH SI SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TG TH TJ TK TL
  TM TN TO TR TT TV TW TZ UA UG US UY UZ VA VC VE VG VI VN VU WS YE ZA ZM ZW`.split(/\s+/);

export function zoneOf(code: string): Zone | null {
  if (national.includes(code)) return 'NATIONAL';
  if (overseas.includes(code)) return 'OVERSEAS';
  return abroad.includes(code) ? 'INTERNATIONAL' : null;
}

const mainland: Words = { fr: 'France métropolitaine', en: 'Mainland France' };

export const destinationOf = (code: string, lang: Lang) => ({
  code,
  name: code === 'FR' ? mainland[lang] : (countryOf(code, lang).name ?? code),
});

/** France first, then the others by their names. */
export function destinationsIn(lang: Lang) {
  const destinationsOf = (codes: string[]) => codes.map((code) => destinationOf(code, lang));
  const byName = new Intl.Collator(lang);
  return [
    ...destinationsOf([...national, ...overseas]),
    ...destinationsOf(abroad).toSorted((one, other) => byName.compare(one.name, other.name)),
  ];
}
