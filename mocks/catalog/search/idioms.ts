import { removeAccents } from '../../shared/pages/typography.ts';

/** Cards for an occasion are goods; to send one is not. */
const OCCASION_CARD =
  /^(?:(?:une|des|les) )?cartes? (?:de |d.)?(?:voeux|noel|anniversaire|naissance|condoleances|deuil|remerciements?|felicitations|mariage)(?: .*)?$|^(?:greetings?|birthday|christmas|xmas|sympathy|condolence|thank ?you|valentine|wedding|new year) cards?$/;

/** Several words that mean one thing, names in which a word means another, and numbers by what they are of; in this order. */
const idioms: [said: RegExp, meant: string][] = [
  // What somebody has bought, or sent.
  [
    /\bou (?:est|sont) (?:mes|mon|ma) (?=timbre|carnet|enveloppe|carton|article|achat)|\bwhere (?:is|are) my (?=stamp|booklet|envelope|box|item)/g,
    'commande recevoir ',
  ],
  [
    /^(?:(?:retrouver|telecharger|voir|liste de|find|download|see) )*(?:mes|mon|ma|my) (?:timbre|etiquette|achat|vignette|stamp|label|purchase)s?(?: achete\w*| commande\w*| bought)?$/g,
    'commande',
  ],
  [
    /^(?:voir )?(?:mes|my) (?:envois|lettres envoyees|colis envoyes|courriers envoyes|shipments|sent (?:letters|parcels))$/g,
    'suivre',
  ],
  [
    /^(?:que|quoi|qu.est ce qu.?(?:on|e je)|what) (?:peut|peux|puis|can)[- ](?:on |je |i |we |you )?(?:envoyer|expedier|send|post|mail|ship)(?: par la poste| dans un colis| par colis| by post| in a parcel)?$/g,
    'interdit envoyer',
  ],
  [/\b([a-z])[./](?=[a-z]\b)/g, '$1'],
  [/\be[- ]?mail/g, 'email'],
  [/\bprets?[-\u2011\s]a[-\u2011\s]poster\b/g, 'pretaposter'],
  [/\b(pese|ouvre)[-\u2011\s](lettre|coli)s?\b/g, '$1$2'],
  [/(?<=\b(?:colis|paquet|lettre|commande)s? (?:est|sont|soit) )(?:re)?partie?s?\b/g, 'suivre'],
  // What somebody gets, not what they send.
  [/\b(?:mon|notre|my|our) (?:courrier|mail|post)\b/g, '$& moncourrier'],
  [
    /(?<!\b(?:envo|expedi|post|affranchi|emball|depos|retir|recuper|cherch|ouv|open|send|ship|pack|drop|collect|pick)\w*\b.*)\b(?:mon|mes|notre|my|our) (?:colis|paquets?|parcels?|packages?)\b/g,
    '$& moncolis',
  ],
  [
    /\blettres?(?: vertes?)? suivies?\b|\blettres? avec suivi\b|\bletters? with tracking\b|\btracked (?:letter|mail)s?\b/g,
    'lettresuivie',
  ],
  [/\bfaire[- ]?parts?\b/g, 'fairepart'],
  [OCCASION_CARD, 'cartedouble'],
  [/\benv\b/g, 'enveloppe'],
  [/\bmaisons? de (?:retraite|repos)\b|\b(?:care|nursing|retirement) homes?\b/g, 'hopital'],
  [/\bcontre[- ]remboursement\b|\bcash on delivery\b/g, 'assurance'],
  [/\b(?:ma|my|notre|our) boite\b/g, 'mailbox'],
  [/\bboites? (?:aux|a) lettres?\b/g, 'mailbox'],
  [/\bprets? a (?:envoyer|expedier)\b/g, 'pretaenvoyer'],
  [/\bpapiers? a lettres?\b|\b(?:letter|note) ?papers?\b|\bpapers? for letters?\b/g, 'papierlettre'],
  [/\b(?:re? ?)?(?:command|achet)\w* (?:encore|[ad]e? nouveau|(?:les? |la )?memes?)\b/g, 'commande encore'],
  [/\bre-command\w*/g, 'commande'],
  [/\bgoing (?:abroad|overseas)\b|\b(?:partir|pars|part|partons|vivre|expatri\w+) a l.etranger\b/g, 'absence'],
  [/\b(?:aller|vais|va|allez|venir) (?:le |la |les )?(?:chercher|recuperer|prendre)\b/g, 'retirer'],
  [/\bchez (?:moi|soi|nous|vous)\b/g, 'maison'],
  [/\bdepots? de garantie\b/g, 'caution'],
  [/\bcartes? bleues?\b/g, 'visa'],
  [/\b(?:mettre|mettez|put) (.*)(?:en attente|on hold)\b/g, 'garder $1'],
  [/\bnot what i ordered\b|\bpas ce que j.(?:ai|avais) commande\w*/g, 'erreur article'],
  [
    /\b(?:justificatif|preuve|attestation|recu) (?:de paiement|d.achat|de commande)\b|\bproof of (?:purchase|payment)\b/g,
    'facture',
  ],
  [/\bil manque\b/g, 'manquant'],
  [/\b(?:ancien\w*|previous|former) (?:proprietaire|occupant|locataire|owner|tenant)s?\b/g, 'locataire'],
  [/\bou (?:se trouve|en est|en sont)\b/g, 'suivre'],
  [/\b3 ?d ?secure\b/g, 'payer'],
  [/\bcheques? (?:vacances?|cadeaux?|cesu|restaurants?)\b/g, 'cheque'],
  [/\b(?:justificatif|preuve) de domicile\b|\bproof of address\b/g, 'document'],
  [/\btop[- ]?up\b/g, 'recharge'],
  [/\btaxes\b|\btax (?=office|form|authorit)/g, 'destinataire '],
  [/\bl.or\b|\bgold\b/g, 'valeur'],
  [
    /\b(?:schedule|arrange|book|programmer|planifier) (?:an? |une? |l.)?(?:pick ?up|collection|enlevement|collecte|ramassage)\b/g,
    'levee maison',
  ],
  [
    /\b(?:vendre|sell|estim\w+|expertis\w+|valeur|value|worth)\b.*\b(?:mes|my|vieux|old|anciens?|rares?)\b.*\b(timbre|stamp)s?\b/g,
    'collectionneur $1',
  ],
  [/\bcombien de (?:temps|jours?|semaines?)\b|\bhow (?:long|many days)\b/g, 'delai'],
  [/\bex[- ](?:mari|femme|epoux|epouse|conjoint|conjointe|compagnon|compagne|husband|wife|partner)\b/g, 'divorce'],
  [
    /\bdeutsche post\b|\broyal mail\b|\b(?:swiss|canada|australia|austrian) post\b|\bposte (?:italiane|italienne|suisse|belge|allemande|canada)\b/g,
    'dhl',
  ],
  [
    /\bretrouv\w* (?=(?:mon|ma|le|la|un|une|mes) (?:colis|paquet|lettre|courrier|recommande)\b)|\bfind (?=(?:my|a|the) (?:parcel|package|letter)\b)/g,
    'suivre ',
  ],
  [
    /\b(?:tous|toutes|chacun de|all|every|each of) (?:mes |nos |les |des |my |our |the |of my |of our )?(?=(?:client|adherent|membre|abonne|donateur|salarie|habitant|coproprietaire|locataire|customer|member|subscriber|donor|tenant)s?\b)/g,
    'masse ',
  ],
  [/\btoutes boites\b|\bappels? aux? dons?\b|\bprofessions? de foi\b/g, 'publipostage'],
  [/\bsieges? (?:social|sociaux)\b/g, 'entreprise'],
  [/\bamerican express\b|\bamex\b|\b(?:apple|google) pay\b/g, 'visa'],
  [/\bsign for\b/g, 'signature'],
  [/\bregister (?=(?:an?|my|the) (?:letter|parcel|mail)\b)/g, 'registered '],
  [/\bundelivered\b/g, 'not delivered'],
  [/\bmondial relais?\b/g, 'mondial relay'],
  [
    /\bvien\w* (?:chercher|prendre|recuperer)\b|\b(?:recuper|enlev|ramass|collect)\w* a (?:mon )?domicile\b|\b(?:home|door) (?:pick ?up|collection)\b|\b(?:pick|picked|collect|collected)(?: ?up)? (?:from|at) (?:my )?(?:home|house|door|address)\b/g,
    'levee maison',
  ],
  [/\ba partir d(?:e|u|es)?\b/g, ' '],
  [/\bfaire partir\b/g, 'envoyer'],
  [/\bwithout leaving\b/g, 'deplacer'],
  [
    /\bsans (?:passer|aller|me rendre|se rendre|faire la queue)(?: (?:au|a la|en|a l) ?(?:guichet|bureau|agence|poste))?\b|\bwithout (?:going|queu\w+)(?: to (?:the|a) (?:post office|counter))?\b/g,
    'deplacer',
  ],
  [/\bmots? (?:de )?pass\w*\b/g, 'mdp'],
  [/\bhand(?:ing)? (?:in|over)\b/g, 'deposer'],
  [/\bquand\b(?=.*\bdelivre)|(?<=\bdelivre )quand\b/g, 'suivre'],
  [/\bbank transfers?\b/g, 'virement'],
  [/\b36 ?31\b/g, 'telephone'],
  [/\b(?:0[1-9]|[1-8]\d|9[0-8])\d{3}\b/g, 'proche'],
  [/\bwhat (?=stamp|postage)/g, 'which '],
  [/\b(?:post|letter|mail) ?box(?:es)?\b/g, 'mailbox'],
  [/\bcomment (?:ca )?(?:fonctionne|marche)\b/g, ''],
  [/\blivrets?\b/g, 'banque'],
  [/\blivrer\b/g, 'livraison'],
  [/\b(?:advice|acknowledge?ment) of receipt\b/g, 'accuse reception'],
  [/\bnot (?:at )?home\b/g, 'absence'],
  [/\barrive pas a\b/g, ''],
  [/\br[123]\b/g, 'recommande'],
  [/\bcmd[- ]?[\w-]+/g, 'commande'],
  [/\bpar (?:la )?poste\b|\bby (?:post|mail)\b/g, 'envoyer'],
  [/\bnext day\b/g, 'demain'],
  [/\b(?:24|48) ?h(?:eures?|ours?)?\b/g, 'demain'],
  [/\brendez[- ]vous\b|\brdv\b/g, 'rendezvous'],
  [/\brevenus\b/g, 'impot'],
  [/\bi(?:[' ]?a?m)? leav(?:e|ing)\b/g, 'away'],
  [/\bvinyl records?\b/g, 'vinyle'],
  [/\btour du monde\b/g, 'voyage'],
  [/\bc[ao]mes? back\b/g, 'bounced'],
  [/\bby (?=(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|christmas)/g, 'before '],
  [/\bopened\b/g, 'open'],
  [/\bactes? de (?:naissance|mariage|deces)\b/g, 'document'],
  [/\btax returns?\b/g, 'document destinataire'],
  [
    /\bwhere (?:do|does|should|to) (?:i |we )?(?:put |stick |place )?(?:the |a |my )?(stamp|label)s?(?: go)?\b/g,
    'ou coller $1',
  ],
  [/\bnobody (?:was |is )?(?:at )?home\b/g, 'livraison absence'],
  [/\barrets? (?:de )?(?:travail|maladie)\b|\bfeuilles? de soins?\b/g, 'document secu'],
  [
    /(?<!\b(?:lot|pack|paquet|boite|box) (?:de|of) )\b\d{3,}(?= (?:letter|lettre|courrier|envelope|enveloppe|pli|donor|donateur|member|membre|client|customer|voter|electeur|adherent|exemplaire|address|adresse)s?\b)/g,
    'masse',
  ],
  [/\bdelivery (?:slip|card|note|notice)s?\b/g, 'avis passage'],
  [/\b[a-z]{2} ?(?:\d ?){9}[a-z]{2}\b|\b\d[a-z\d] ?(?:\d ?){9,13}\b/g, 'suivre'],
  [/\b\d+(?:[.,]\d+)? ?(?:g|gr|grammes?|grams?)\b/g, ' poids '],
  [/\b\d+(?:[.,]\d+)? ?(?:kg|kgs|kilos?)\b/g, ' poids colis '],
  // « Lettre verte ou grise » asks which, « where is it » stands first or last.
  [/(?<!(?:^|\b(?:est|sont|sais|savoir|passe|par|d|of)) ?)\b(?:ou|or)\b(?= \w)/g, 'quel'],
  [/\b(courriers?|mail|post|letters?) (?:pendant|durant|during|while)\b/g, '$1 absence'],
  [/\bnot (?:mine|for me)\b|\bpas (?:a moi|pour moi|le mien)\b/g, 'autre'],
  [/\breturn address\b|\badresses? (?:de )?retour\b/g, 'address'],
  // Without its s it would be « moi ».
  [/\bmois\b/g, 'saison'],
  [/\btaxes? (?:fonciere|d habitation)s?\b/g, 'destinataire'],
  [/\b(?:plus tard|later)\b/g, 'differe'],
  // « Customs » are the duties.
  [/\bcustom\b/g, 'customised'],
];

/** A text without accents in which each idiom has the word that it stands for. */
export const withIdioms = (text: string): string =>
  idioms.reduce((read, [said, meant]) => read.replace(said, meant), removeAccents(text));
