import type { components } from '#contracts/generated/catalog.ts';
import { words } from '#mocks/content/words.ts';
import { editDistance } from '../../shared/edit-distance.ts';
import type { Lang, Words } from '../../shared/lang.ts';
import { removeAccents } from '../../shared/pages/typography.ts';
import type { Site } from '../../shared/site.ts';
import { categoryOf } from '../categories.ts';
import { withoutGaps, withSpaces } from './glued-words.ts';
import { isPlace, withPlacesNamed } from './places.ts';
import type { SearchQuery } from './search-query.ts';
import { spellingSuggestion } from './spelling.ts';
import { isNamed, searchMostOf, searchText, textIndex, withoutSizes, wordsOf } from './text-index.ts';
import { unsoldShelf } from './unsold.ts';
import { canonical, stemOf } from './vocabulary.ts';

type ServicePage = NonNullable<components['schemas']['ProductSearchPage']['services']>[number];

interface Service {
  uid: string;
  url: string;
  title: Words;
  summary: Words;
  /** What people ask for, each phrase by the concepts that it must have. */
  phrases: string[][];
}

const MOST = 3;

/** Words of a spoken phrase that name nothing. */
const FILLERS = new Set(
  wordsOf(
    `mon ma mes me je veux comment avec pendant chez moi mettre se besoin est ce que peux peut peuvent on il elle c j n m ai
    suis sont fais quand faut dois toujours my i want is how do can need get m s re does would like to it the someone
    votre vos notre nos leur son sa ses ce cet cette ca voudrais aimerais souhaite bonjour merci svp plait puis pouvoir
    qui quoi soit ete etre avoir eu tout toute tres plus vraiment car donc alors si dans sur sans
    trouver chercher cherche find look looking chez y ne going go about your please hello you your he she we they them his her our their was were be been have has had did what who why
    when should could will are only just there here from at any some make made put gone donner donne donnez suite maintenant now immediatement`,
  ),
);

/** Cards for an occasion are goods; to send one is not. */
const OCCASION_CARD =
  /^(?:(?:une|des|les) )?cartes? (?:de |d.)?(?:voeux|noel|anniversaire|naissance|condoleances|deuil|remerciements?|felicitations|mariage)(?: .*)?$|^(?:greetings?|birthday|christmas|xmas|sympathy|condolence|thank ?you|valentine|wedding|new year) cards?$/;

/** « A/R », « r.a.r. » and « e-mail » as one word, numbers by what they are of, and names in which a word means another thing. */
const joined = (text: string) =>
  removeAccents(text)
    .replaceAll(/\b([a-z])[./](?=[a-z]\b)/g, '$1')
    .replaceAll(/\be[- ]?mail/g, 'email')
    .replaceAll(/\bprets?[-\u2011\s]a[-\u2011\s]poster\b/g, 'pretaposter')
    .replaceAll(/\b(pese|ouvre)[-\u2011\s](lettre|coli)s?\b/g, '$1$2')
    // What somebody gets, not what they send.
    .replaceAll(/\b(?:mon|notre|my|our) (?:courrier|mail|post)\b/g, '$& moncourrier')
    .replaceAll(/\b(?:mon|mes|notre|my|our) (?:colis|paquets?|parcels?|packages?)\b/g, '$& moncolis')
    .replaceAll(
      /\blettres?(?: vertes?)? suivies?\b|\blettres? avec suivi\b|\bletters? with tracking\b|\btracked (?:letter|mail)s?\b/g,
      'lettresuivie',
    )
    .replaceAll(/\bfaire[- ]?parts?\b/g, 'fairepart')
    .replace(OCCASION_CARD, 'cartedouble')
    .replaceAll(/\benv\b/g, 'enveloppe')
    .replaceAll(/\bmaisons? de (?:retraite|repos)\b|\b(?:care|nursing|retirement) homes?\b/g, 'hopital')
    .replaceAll(/\bcontre[- ]remboursement\b|\bcash on delivery\b/g, 'assurance')
    .replaceAll(/\b(?:ma|my|notre|our) boite\b/g, 'mailbox')
    .replaceAll(/\btoutes boites\b|\bappels? aux? dons?\b|\bprofessions? de foi\b/g, 'publipostage')
    .replaceAll(/\bsieges? (?:social|sociaux)\b/g, 'entreprise')
    .replaceAll(/\bamerican express\b|\bamex\b|\b(?:apple|google) pay\b/g, 'visa')
    .replaceAll(/\bsign for\b/g, 'signature')
    .replaceAll(/\bmondial relais?\b/g, 'mondial relay')
    .replaceAll(
      /\bvien\w* (?:chercher|prendre|recuperer)\b|\b(?:recuper|enlev|ramass|collect)\w* a (?:mon )?domicile\b|\b(?:home|door) (?:pick ?up|collection)\b|\b(?:pick|picked|collect|collected)(?: ?up)? (?:from|at) (?:my )?(?:home|house|door|address)\b/g,
      'levee maison',
    )
    .replaceAll(/\ba partir d(?:e|u|es)?\b/g, ' ')
    .replaceAll(/\bfaire partir\b/g, 'envoyer')
    .replaceAll(/\bwithout leaving\b/g, 'deplacer')
    .replaceAll(/\bquand\b(?=.*\bdelivre)|(?<=\bdelivre )quand\b/g, 'suivre')
    .replaceAll(/\bbank transfers?\b/g, 'virement')
    .replaceAll(/\b36 ?31\b/g, 'telephone')
    .replaceAll(/\b(?:0[1-9]|[1-8]\d|9[0-8])\d{3}\b/g, 'proche')
    .replaceAll(/\bwhat (?=stamp|postage)/g, 'which ')
    .replaceAll(/\b(?:post|letter|mail) ?box(?:es)?\b/g, 'mailbox')
    .replaceAll(/\bcomment (?:ca )?(?:fonctionne|marche)\b/g, '')
    .replaceAll(/\blivrets?\b/g, 'banque')
    .replaceAll(/\blivrer\b/g, 'livraison')
    .replaceAll(/\b(?:advice|acknowledge?ment) of receipt\b/g, 'accuse reception')
    .replaceAll(/\bnot (?:at )?home\b/g, 'absence')
    .replaceAll(/\barrive pas a\b/g, '')
    .replaceAll(/\br[123]\b/g, 'recommande')
    .replaceAll(/\bcmd[- ]?[\w-]+/g, 'commande')
    .replaceAll(/\bpar (?:la )?poste\b|\bby (?:post|mail)\b/g, 'envoyer')
    .replaceAll(/\bnext day\b/g, 'demain')
    .replaceAll(/\b(?:24|48) ?h(?:eures?|ours?)?\b/g, 'demain')
    .replaceAll(/\brendez[- ]vous\b|\brdv\b/g, 'rendezvous')
    .replaceAll(/\brevenus\b/g, 'impot')
    .replaceAll(/\bfind (?=(?:my|a|the) (?:parcel|package|letter)\b)/g, 'track ')
    .replaceAll(/\bi(?:[' ]?a?m)? leav(?:e|ing)\b/g, 'away')
    .replaceAll(/\bvinyl records?\b/g, 'vinyle')
    .replaceAll(/\btour du monde\b/g, 'voyage')
    .replaceAll(/\bc[ao]mes? back\b/g, 'bounced')
    .replaceAll(/\bby (?=(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|christmas)/g, 'before ')
    .replaceAll(/\bopened\b/g, 'open')
    .replaceAll(/\bactes? de (?:naissance|mariage|deces)\b/g, 'document')
    .replaceAll(/\btax returns?\b/g, 'document tax')
    .replaceAll(/\bwhere do(?:es)? (?:the|a|my) stamps? go\b/g, 'ou coller timbre')
    .replaceAll(/\bnobody (?:was |is )?(?:at )?home\b/g, 'livraison absence')
    .replaceAll(/\barrets? (?:de )?(?:travail|maladie)\b|\bfeuilles? de soins?\b/g, 'document secu')
    .replaceAll(
      /(?<!\b(?:lot|pack|paquet|boite|box) (?:de|of) )\b\d{3,}(?= (?:letter|lettre|courrier|envelope|enveloppe|pli|donor|donateur|member|membre|client|customer|voter|electeur|adherent|exemplaire|address|adresse)s?\b)/g,
      'masse',
    )
    .replaceAll(/\bdelivery (?:slip|card|note|notice)s?\b/g, 'avis passage')
    .replaceAll(/\b[a-z]{2} ?(?:\d ?){9}[a-z]{2}\b|\b\d[a-z\d] ?(?:\d ?){9,13}\b/g, 'suivre')
    .replaceAll(/\b\d+(?:[.,]\d+)? ?(?:g|gr|grammes?|grams?)\b/g, ' poids ')
    .replaceAll(/\b\d+(?:[.,]\d+)? ?(?:kg|kgs|kilos?)\b/g, ' poids colis ')
    // « Lettre verte ou grise » asks which, « where is it » stands first or last.
    .replaceAll(/(?<!(?:^|\b(?:est|sont|sais|savoir|passe|par|d|of)) ?)\b(?:ou|or)\b(?= \w)/g, 'quel')
    .replaceAll(/\b(courriers?|mail|post|letters?) (?:pendant|durant|during|while)\b/g, '$1 absence')
    .replaceAll(/\bnot (?:mine|for me)\b|\bpas (?:a moi|pour moi|le mien)\b/g, 'autre')
    .replaceAll(/\breturn address\b/g, 'address')
    // Without its s it would be « moi ».
    .replaceAll(/\bmois\b/g, 'saison')
    .replaceAll(/\btaxes? (?:fonciere|d habitation)s?\b/g, 'destinataire')
    .replaceAll(/\b(?:plus tard|later)\b/g, 'differe')
    // « Customs » are the duties.
    .replaceAll(/\bcustom\b/g, 'customised');

/** What `joined` makes of several words, and nobody begins to type. */
const JOINED = new Set(wordsOf('lettresuivie moncourrier moncolis pretaposter'));

/** Two letters begin none of these: « pick up » is no carrier. */
const BRANDS = new Set(wordsOf('dhl mondial'));

/** Where a text names one of these, half of it is not enough for a service that is not about them (« timbre vacances »). */
const GOODS = new Set(
  wordsOf(
    `timbre carnet carton boite enveloppe balance adhesif tube cartedouble pochette
    tampon stylo encre feutre surligneur ramette cahier classeur chemise agrafe agrafeuse ciseau colle loupe pince album film mousse ficelle cutter lampe siege chaise caisson
    pen ink marker highlighter ream notebook binder folder stapler scissor glue magnifier tweezer lamp chair drawer wrap foam string twine`,
  ),
);

/** What is to be done decides: a service that does it is meant, whatever else is said. */
const ACTS = new Set(
  wordsOf(
    'envoyer reexpedier demenager suivre recommande resiliation rembourser retourner affranchir ecrire perdu recu garder annuler reclamation supprimer payer debite connexion absence prix moncourrier panne abime inutilise refuse erreur',
  ),
);

/** Concepts that a service is about only where nothing else is named: « encre de Chine » is no country. */
const ALONE = new Set(
  wordsOf('expedition adresse prix vendre dimension delai etranger dom carte marque comparer poids avion philatelie'),
);

/** What tells more of what is meant than any other word. */
const DECISIVE = new Set(
  wordsOf(
    'suivre demenager perdu abime casse recommande reexpedier accessibilite interdit douane facture procuration chronopost publipostage absence panier donnee csv arnaque transporteur reclamation',
  ),
);

/** What much is said with: a phrase is told from another by its other concepts. */
const WEAK = new Set(
  wordsOf(
    'colissimo poste moncourrier moncolis colis lettre envoyer imprimer etiquette timbre ligne commande destinataire',
  ),
);

/** What tells nothing alone. */
const VAGUE = new Set([...WEAK, ...wordsOf('pas non recu numero nom acheter autre second avant quel liste')]);

const NOT_HERE = words('Pas dans cette boutique', 'Not in this shop');

/** Uid, address, title and summary in both languages, phrases separated by commas; of equal ones the first stands first. */
const rows: [uid: string, url: string, fr: [string, string], en: [string, string], phrases: string][] = [
  [
    'etiquette-colis',
    '/colissimo-en-ligne',
    ['Étiquette de colis', 'Colissimo : payez et imprimez chez vous, remettez le colis au facteur.'],
    ['Parcel label', 'Colissimo: pay and print at home, hand the parcel to the postman.'],
    'colissimo, envoyer, vinted, prepaid etiquette, colis, colis etranger, colis dom, imprimer etiquette, envoyer etiquette, envoyer boite, etiquette colis, affranchir colis, affranchir etiquette, colis recommande, assurance colis, dom, colis prioritaire, expedition, expedition etiquette, expedition colis, envoyer colis poids, vinted etiquette, envoyer dom, pas imprimante, colis lettre, levee colis, levee maison, facteur chercher colis, facteur levee, facteur venir colis, numerique etiquette, facteur colis',
  ],
  [
    'envoyer-un-colis',
    '/envoyer-un-colis',
    ['Envoyer un colis', "L'étiquette, les boîtes et les emballages : lequel choisir."],
    ['Send a parcel', 'The label, boxes and packing: which to choose.'],
    'envoyer colis, colis, prix colis, poids colis, prix colissimo, colissimo poids, dimension colis, delai colis, delai colissimo, envoyer objet, objet colis, colis destinataire, colis hopital, colis avant, colis noel, colis arriver avant, colis arriver prioritaire, objet lettre, poids maximum, dimension maximum, emballer/fragile colis, emballer objet, fragile objet',
  ],
  [
    'envoyer-une-lettre',
    '/envoyer-une-lettre',
    ['Envoyer une lettre', 'Timbre, courrier en ligne, recommandé ou enveloppe : lequel choisir.'],
    ['Send a letter', 'Stamp, online letter, registered mail or envelope: which to choose.'],
    'envoyer, envoyer carte, carte, carte postal, lettre, fairepart, noel lettre, noel carte, prioritaire, envoyer enveloppe, delai lettre, delai, envoyer/lettre cheque, envoyer photo, destinataire, carte destinataire, carte hopital, arriver avant, arriver prioritaire, recu avant, recu prioritaire, livraison prioritaire, livraison avant, ecrire adresse, envoyer carte banque, retourner carte banque, retourner document, retourner document signature, ou coller timbre, coller timbre, ou adresse, document connexion, document retraite, adresse enveloppe, document visa, avant, election, invitation, document ecrire, banque enveloppe, envoyer document, payer destinataire envoyer',
  ],
  [
    'lettre-en-ligne',
    '/envoi-courrier-en-ligne',
    ['Courrier en ligne', "Écrit à l'écran, imprimé et distribué par le facteur."],
    ['Online letter', 'Written on screen, printed and delivered by the postman.'],
    'lettre ligne, envoyer lettre ligne, ecrire lettre, e lettre, lettre numerique, lettre imprimante, resiliation, lettre rouge, timbre rouge, recommande ligne, publipostage, ecrire, envoyer nombre, masse lettre, envoyer masse, envoyer numerique, imprimer envoyer, mass mailing, mailing, mailing poste, resiliation destinataire, affranchir nombre, affranchir masse, pub lettre, rupture document, envoyer publipostage, annuler document, mailshot, lettre ordinateur, ecrire ordinateur, envoyer ordinateur lettre, lettre deplacer, envoyer deplacer, election masse/pub, donateur, envoyer donateur, masse, lettre nombre, imprimer nombre, imprimer pli, mise pli, imprimer enveloppe nombre/masse',
  ],
  [
    'timbre-a-imprimer',
    '/mon-timbre-en-ligne',
    ['Timbre à imprimer', 'Choisissez un visuel, imprimez-le sur une enveloppe ou une étiquette.'],
    ['Printable stamps', 'Choose a picture, print it on an envelope or a label.'],
    'imprimer timbre, timbre ligne, e timbre, timbre numerique, timbre maison, timbre personnalise, code timbre, montimbre, montimbrenligne, affranchir ligne, imprimer affranchir, timbre photo, noel timbre, acheter timbre ligne, imprimer timbre etiquette, code enveloppe, code ecrire, payer imprimer timbre, affranchir maison, imprimer timbre enveloppe, dymo, creer timbre',
  ],
  [
    'recommande',
    '/vignette-recommandee-en-ligne',
    ['Recommandé', 'Une vignette à imprimer chez vous : preuve de dépôt et signature.'],
    ['Registered mail', 'A label to print at home: proof of posting and a signature.'],
    'recommande, lettre recommande, recommande ligne, prix recommande, accuse reception, avis reception, preuve deposer, preuve envoyer, return receipt, demeure, mise demeure, signature, signature livraison, assurance, lettre assurance, preavis lettre, formal notice, action lettre, action lettre avant, delai recommande, demission, preavis destinataire, indemnisation recommande, preuve affranchir, quitter maison, passeport envoyer, convocation, contester, contester destinataire, preavis locataire, legal preavis locataire, cachet poste, prouver, contrat resiliation, caution, retourner/retirer caution, annuler/resiliation recommande, etat lieu, resiliation maison, preuve expedition, document expedition, securely, envoyer document securely, document preuve, envoyer document preuve',
  ],
  [
    'reexpedition',
    '/demenagement-absence',
    ['Réexpédition et garde', 'Quand vous déménagez ou partez quelque temps.'],
    ['Forwarding and holding', 'For when you move, or go away for a while.'],
    'changer adresse, demenager, demenager lettre, reexpedier, reexpedier lettre, faire suivre, absence, garder lettre, lettre ailleur, lettre voyage, par voyage, poste restante, lettre decede, maison secondaire, lettre maison secondaire, moncourrier lettre, moncourrier, lettre livraison absence, garder, changer maison, absence lettre, absence etranger, hopital lettre, quitter maison, divorce, divorce lettre, lettre parent, absence maison, etudiant lettre parent, vendre maison, vendre maison lettre, saison lettre, saison moncourrier, saison maison, saison absence, retraite saison, cle maison, retourner cle, resiliation/annuler/prolonger reexpedier, reexpedier retard, etudiant maison, hopital, quitter, quitter maison lettre, quitter lettre, etudiant lettre',
  ],
  [
    'suivi',
    '/mes-suivis',
    ['Suivre un envoi', 'Où est votre lettre ou votre colis, par son numéro.'],
    ['Track an item', 'Where your letter or parcel is, by its number.'],
    'suivre, suivre colis, suivre colissimo, suivre lettre, suivre commande, suivre recommande, ou colis, ou lettre, perdu, colis perdu, retard, colis retard, lettre retard, livraison retard, non recu, not recu, preuve livraison, avis passage, livraison absent, deuxieme livraison, second livraison, colis voisin, livraison voisin, preavis livraison, manque livraison, manque colis, relivrer, relivrer colis, livraison erreur, colis livraison, colis absence, pas nouvelle, pas nouvelle colis, non livraison, pas livraison, erreur adresse, erreur adresse colis, erreur adresse lettre, recevoir colis, lettre revenu, colis revenu, colis depot hall, transit, colis transit, lettre transit, non transit, colis envoyer recu, colis refuse, lettre refuse, passage, deuxieme passage, colis noel retard, perdu banque lettre, perdu cheque lettre, perdu cheque, perdu carte banque lettre, erreur code postal, erreur postcode, erreur maison, colis erreur maison, colis preparation, erreur destinataire, erreur destinataire colis, retard colissimo, pas retard, livraison quand, notification, livraison jour, expediteur, retourner expediteur, retirer delai, pas retirer, pas retirer colis delai, signature colis, signature voisin, erreur colis, moncolis colis',
  ],
  [
    'quel-timbre',
    '/quel-timbre',
    ['Quel timbre ?', 'Indiquez le poids et la destination : nous calculons le prix et le nombre de timbres.'],
    ['Which stamp?', 'Enter the weight and the destination: we work out the price and the number of stamps.'],
    'quel timbre, which timbre, prix, prix poste, prix timbre, nombre timbre, prix lettre, affranchir, affranchir lettre, poids timbre, lettre etranger, timbre etranger, lettre dom, timbre dom, class timbre, lettresuivie, ecopli, timbre lettre, lettre ordinaire, lettre simple, carte etranger, timbre carte, carte dom, avion, lettre avion, dom, timbre euro, prix expedition, dimension lettre, dimension, prix lettre delai, grille prix, grille, timbre enveloppe, timbre gros enveloppe, prix poids, poids feuille, dimension lettre maximum, poids lettre maximum, peser lettre, peser, poids balance lettre, quel',
  ],
  [
    'transporteurs',
    '/envoi-colis/comparer-transporteurs',
    ['Comparer les transporteurs', 'Prix et délais de chaque transporteur pour votre colis.'],
    ['Compare carriers', 'The price and delivery time of each carrier for your parcel.'],
    'transporteur, comparer, comparer transporteur, chronopost, delivengo, express, dhl, mondial relay, colis prive, volumineux, volumineux colis, envoyer volumineux, gros colis, envoyer gros, gros boite, colis imprimante, comparer prix, comparer expedition prix, gros colis poids, palette, comparer livraison/entreprise, livraison entreprise, moins cher colis, relay colis, dhl colis, chronopost demain',
  ],
  [
    'points-de-vente',
    '/points-de-vente',
    ['Trouver un point de vente', 'Bureaux de poste et buralistes près de chez vous.'],
    ['Find a point of sale', 'Post offices and tobacconists near you.'],
    'bureau poste, post office, po box, procuration, retirer, retirer colis, retirer recommande, boite lettre, point vente, point relais, point retrait, point poste, relais colis, deposer, deposer colis, deposer recommande, ou deposer, buraliste, horaire, ou acheter timbre, consigne, consigne colis, pickup station, levee, levee lettre, boite poste, boite jaune, proche, mailbox, poste, collection delai, ou timbre, colis poste, rendezvous, distributeur, distributeur timbre, dimanche poste, sunday poste, dimanche horaire, envoyer dimanche, envoyer sunday, colis instance, instance, colis instance bureau, next collection, post office box, ou retirer, procuration lettre, procuration colis, ou envoyer lettre, ou envoyer colis, perdu mailbox, perdu mailbox cle',
  ],
  [
    'ailleurs',
    '/points-de-vente',
    [
      'Pas dans cette boutique',
      "Argent, téléphonie, examens, papiers d'identité, timbres fiscaux, machines à affranchir : demandez à un bureau de poste ou à un buraliste.",
    ],
    [
      'Not in this shop',
      'Money, phone plans, exams, identity papers, revenue stamps, franking machines: ask a post office or a tobacconist.',
    ],
    'banque, envoyer banque, retirer banque, banque poste, forfait, poste mobile, passeport, passeport photo, identite numerique, code route, passeport code, fiscal, timbre fiscal, digiposte, veiller parent, code postal, postcode, zip code, carte grise, western union, franking machine, compte banque, machine timbre/poste, photocopie, fax, loto, pub mailbox, recu fiscal, ticket bus/metro/train, recharge, recharge telephone, assurance habitation/auto/vie/sante, timbre amende, emploi, releve compte, garder pub, garder pub lettre, critair, crit air, extrait naissance',
  ],
  [
    'philatelie',
    '/boutique/c/beaux-timbres',
    ['Beaux timbres', 'Les timbres de collection ; les albums et accessoires sont à côté.'],
    ['Commemorative stamps', 'Stamps to collect; albums and accessories are next to them.'],
    'philatelie, collectionneur, collectionneur timbre, vendre collection timbre, abonnement philatelie, nouveau philatelie, stamp collecting, collector timbre, stamp collection, premier jour, nouveaute timbre, nouveaute philatelie, abonnement timbre',
  ],
  [
    'retours',
    '/mes-commandes/changer-d-avis',
    ['Retours et remboursements', 'Retourner un article, renoncer à un achat, faire rembourser une étiquette.'],
    ['Returns and refunds', 'Return an item, withdraw from a purchase, get a label refunded.'],
    'retourner, rembourser, rembourser timbre, money back, annuler, annuler commande, retractation, changer avis, erreur commande, erreur article, erreur recu, abime article, casse article, article defectueux, rembourser etiquette, rembourser colissimo, rembourser colis, colis retourner, retourner etiquette, rembourser recu, rembourser pas recu, article manquant, commande manquant, perdu article, rembourser affranchir, erreur livraison article, manque commande/article/timbre/enveloppe/carnet, coller trop timbre, coller timbre rembourser, trop timbre, erreur etiquette/timbre/poids/affranchir, utiliser etiquette/timbre, inutilise, abime timbre/enveloppe/carnet, inutilise etiquette/timbre, utiliser timbre pas, coller timbre, article double, recu double, defectueux, article non',
  ],
  [
    'logo',
    '/professionnel/mon-timbre-en-ligne/logo',
    ['Timbre avec logo', 'Pour les professionnels : votre logo sur vos timbres à imprimer.'],
    ['Stamps with your logo', 'For businesses: your logo on your printable stamps.'],
    'logo, logo timbre, logo enveloppe, logo lettre, imprimer logo',
  ],
  [
    'commandes',
    '/mon-compte/commandes',
    ['Mes commandes', 'Leur état, vos factures et ce qu’il reste à faire.'],
    ['My orders', 'Their status, your invoices and what is left to do.'],
    'commande, commande timbre, ou commande, facture, facture timbre, historique, facture perdu, facture tva, bon commande, commande retard, recu facture, non recu facture, pas recu facture, preparation, commande livraison, commande recevoir, document commande, etiquette perdu, reimprimer etiquette, liste deposer, recu timbre non, recu timbre jamais, recu payer, commande pas, commande non',
  ],
  [
    'commande-rapide',
    '/professionnel/mon-compte/commande-rapide',
    ['Commande rapide', 'Pour les professionnels : par références et quantités.'],
    ['Quick order', 'For businesses: by product number and quantity.'],
    'commande rapide, commande reference, commande gros, commande masse, acheter masse, liste article, liste commande, liste reference, article reference, numero article, csv, commande csv',
  ],
  [
    'entreprise',
    '/professionnel/mon-compte/entreprise',
    ['Mon entreprise', 'Pour les professionnels : SIRET, certification et paiement différé.'],
    ['My company', 'For businesses: SIRET number, certification and deferred payment.'],
    'entreprise, certifier, siret, siren, paiement differe, deferred payment, payer jour, administratif, bon commande administratif, chorus, tva, numero tva, compte entreprise, payer facture, payer reception facture, mandat administratif, kbis, immatriculation, collaborateur, collaborateur compte, plafond, collaborateur donateur, payer differe, payer saison',
  ],
  [
    'compte',
    '/mon-compte',
    ['Mon compte', 'Vos coordonnées, votre connexion et vos adresses.'],
    ['My account', 'Your details, how you sign in and your addresses.'],
    'compte, connexion, passe, mot passe, changer passe, adresse, carnet adresse, email, adresse email, changer email, creer compte, supprimer compte, compte retard, perdu passe, numero client, ajouter adresse, adresse livraison, adresse facture, supprimer adresse, changer numero telephone, nom, changer nom, enregistre adresse, brouillon, changer adresse livraison, reprendre brouillon, carte enregistre, carte banque enregistre, changer carte banque, code verification/sms/connexion, espace, changer telephone, code verification recu, supprimer banque/carte, code notification, code notification non recu, favori, liste favori, carte banque retard/valable, carte valable',
  ],
  [
    'aide',
    '/aide',
    ['Aide et contact', 'Les réponses aux questions fréquentes et le service client.'],
    ['Help and contact', 'Answers to common questions, and customer service.'],
    'aide, chat, service client, telephone, numero telephone, numero surtaxe, reclamation, abime, colis abime, colis casse, lettre casse, envoyer casse, devis, facteur, facteur passe, facteur pas passe, debite, site, panne, arnaque, arnaque colis, arnaque email, assurance perdu, assurance perdu colis, assurance colis retard, numero service client, colis ouvert, recu ouvert, abime recu colis, indemnisation, indemnisation perdu, indemnisation retard, indemnisation colis, boite lettre casse, devis entreprise, lettre ouvert, pas lettre, lettre autre, recu lettre autre, pas lettre depuis, depuis jour lettre, depuis semaine lettre, lettre locataire, lettre ancien locataire, contenu manquant, manquant colis, objet manquant, casse objet, casse recu, perdu contenu, devis carton, devis enveloppe, casse livraison, casse transport, casse transit, casse telephone, mediateur, casse mailbox, timbre valable, timbre/etiquette transit, arnaque notification colis, etiquette/timbre/imprimer panne, imprimer probleme, numerique horaire, vide colis/boite/recu, pas recevoir lettre, numero gratuit, reclamation poste, lettre pas recevoir, valable, valable timbre, pas imprimer, pas imprimer timbre/etiquette, debite double, payer double, refuse timbre, colis autre, recu colis autre',
  ],
  [
    'interdits',
    '/courriers-colis/conseils-pratiques/marchandises-dangereuses-interdites',
    ['Marchandises dangereuses ou interdites', 'Ce qui ne s’envoie pas, ou seulement sous conditions.'],
    ['Dangerous and prohibited goods', 'What cannot be sent, or only under conditions.'],
    'interdit, envoyer chat, produit interdit, batterie, envoyer batterie, envoyer telephone, alcool, envoyer alcool, envoyer vin, aerosol, liquide, parfum, envoyer parfum, envoyer liquide, medicament, envoyer medicament, nourriture, envoyer nourriture, arme, envoyer arme, animal, envoyer animal, interdit colis, interdit objet, interdit envoyer, cendre, envoyer cendre',
  ],
  [
    'douane',
    '/conseils-pratiques/envoyer-a-l-etranger',
    ['Envoyer à l’étranger', 'Les tarifs, la douane et les déclarations.'],
    ['Sending abroad', 'Prices, customs and declarations.'],
    'douane, etranger, dom, envoyer etranger, envoyer dom, tva douane, tva etranger, douane banque, douane banque transit, colis douane, colis etranger douane, douane ouvert, frais etranger, frais douane',
  ],
  [
    'conditions-de-vente',
    '/conditions-generales-de-vente',
    ['Conditions générales de vente', 'Prix, livraison, rétractation et garanties.'],
    ['Terms of sale', 'Prices, delivery, withdrawal and guarantees.'],
    'cgv, payer, moyen payer, condition vente, condition generale, terms sale, garantie, guarantee, livraison, livraison prix, frais port, virement, cheque, term condition, payer refuse, livraison gratuit, expedition gratuit, carte refuse, frais, payer securise',
  ],
  [
    'conditions-generales',
    '/conditions-generales',
    ['Conditions générales d’utilisation', 'Comment utiliser la boutique, et ce qu’elle publie.'],
    ['Terms of use', 'How to use the shop, and what it publishes.'],
    'mention legale, legal notice, cgu, condition utilisation, terms use',
  ],
  [
    'vendeurs',
    '/boutique/vendeurs',
    ['Nos vendeurs', 'Les vendeurs partenaires de la boutique et leurs conditions.'],
    ['Our sellers', 'The partner sellers of the shop and their terms.'],
    'vendeur, vendeur partenaire, partner seller, vendre',
  ],
  [
    'marques',
    '/boutique/marques',
    ['Toutes les marques', 'Les marques de la boutique, de A à Z.'],
    ['All brands', 'The brands of the shop, from A to Z.'],
    'marque',
  ],
  [
    'cookies',
    '/cookies',
    ['Cookies', 'À quoi ils servent, et comment changer vos choix.'],
    ['Cookies', 'What they are for, and how to change your choices.'],
    'cookie, traceur',
  ],
  [
    'accessibilite',
    '/accessibilite',
    ['Accessibilité', 'Ce qui est conforme, ce qui ne l’est pas, et à qui le dire.'],
    ['Accessibility', 'What conforms, what does not, and whom to tell.'],
    'accessibilite, rgaa, lecteur ecran, screen reader, langue signe, sign language, contraste, accessibilite site, gros caractere, vue, vision, gros lettre lire',
  ],
  [
    'panier',
    '/checkout/recapitulatif',
    ['Votre panier', 'Vos articles, leur prix et votre code de réduction.'],
    ['Your basket', 'Your items, their price and your discount code.'],
    'panier, promo code, code reduction, bon reduction, bon achat, voucher, gift card, discount',
  ],
  [
    'donnees-personnelles',
    '/donnees-personnelles',
    ['Données personnelles', 'Ce que nous conservons, pourquoi et jusqu’à quand.'],
    ['Personal data', 'What we keep, why and for how long.'],
    'donnee personnelle, personal data, rgpd, gdpr, confidentialite, privacy, data, newsletter, unsubscribe, email desinscrire',
  ],
];

/** The words of a phrase of the table, of either language, by their concepts. */
const conceptsOf = (phrase: string): string[] =>
  wordsOf(phrase).map((word) => canonical.fr.get(word) ?? canonical.en.get(word) ?? word);

/** « perdu colis/lettre » is two phrases. */
const phrasesIn = (written: string): string[] =>
  written
    .split(' ')
    .reduce<string[]>(
      (begun, words) => begun.flatMap((phrase) => words.split('/').map((word) => `${phrase} ${word}`)),
      [''],
    );

export const services: readonly Service[] = rows.map(([uid, url, fr, en, phrases]) => ({
  uid,
  url,
  title: words(fr[0], en[0]),
  summary: words(fr[1], en[1]),
  phrases: phrases.split(', ').flatMap(phrasesIn).map(conceptsOf),
}));

// A word that has no synonym is its own concept, in both languages.
for (const word of [...services.flatMap(({ phrases }) => phrases.flat()), ...GOODS])
  for (const known of [canonical.fr, canonical.en]) if (!known.has(word)) known.set(word, word);

const stemsOf = (lang: Lang) =>
  new Map([...canonical[lang]].toReversed().map(([word, concept]) => [stemOf(word, lang), concept]));
const stems: Record<Lang, Map<string, string>> = { fr: stemsOf('fr'), en: stemsOf('en') };

/** A typed word by what it may mean, and how surely: as it is, as a beginning, or with a slip of the keyboard. */
type Meaning = Map<string, 1 | 0.8>;

/** @param begun the fewest letters that may be the beginning of a word. */
function meaningOf(typed: string, { lang, begun }: { lang: Lang; begun: number }): Meaning {
  const [own, other] = [canonical[lang], canonical[lang === 'fr' ? 'en' : 'fr']];
  const exact = own.get(typed);
  if (exact) return new Map([[exact, 1]]);
  // What the shop sells under this name is no slip, and no form of another word.
  const isSold = textIndex(lang).postings.has(typed);
  const form = isSold ? undefined : stems[lang].get(stemOf(typed, lang));
  if (form) return new Map([[form, 1]]);
  const meanings = (known: Map<string, string>, fits: (word: string, concept: string) => boolean): Meaning =>
    new Map([...known].filter((entry) => fits(...entry)).map(([, concept]) => [concept, 0.8]));
  const isBegun = (word: string, concept: string) =>
    !isSold &&
    !JOINED.has(concept) &&
    typed.length >= (BRANDS.has(concept) ? Math.max(3, begun) : begun) &&
    word.startsWith(typed);
  const slips = typed.length < 8 ? 1 : 2;
  const maySlip = typed.length >= 4 && !isSold;
  // Of four letters only a missing or doubled one is a slip: « last » is not « lost ».
  const isSlip = (word: string) =>
    maySlip &&
    word[0] === typed[0] &&
    (typed.length > 4 || word.length !== 4) &&
    editDistance(typed, word, slips) <= slips;
  const meant = new Map([...meanings(own, isBegun), ...meanings(own, isSlip)]);
  // « courier » is a slip of « courrier » to who reads French, and no English word.
  if (meant.size > 0) return meant;
  const elsewhere = other.get(typed);
  return elsewhere ? new Map([[elsewhere, 1]]) : new Map([...meanings(other, isBegun), ...meanings(other, isSlip)]);
}

/**
 * How much of what is typed its phrases tell; a text that is mostly about something else has none.
 * @param fewest the share of the text that must be about it.
 */
function scoreOf(
  { phrases }: Service,
  typed: readonly Meaning[],
  { fewest, head }: { fewest: number; head: Meaning },
): number {
  const concepts = new Set(phrases.flat());
  const known = typed.filter((meaning) => meaning.keys().some((concept) => concepts.has(concept)));
  const isGoods = (concept: string) => fewest > 0 && GOODS.has(concept);
  const goods = typed.filter((meaning) => meaning.keys().some((concept) => isGoods(concept) && !concepts.has(concept)));
  const isDecided =
    fewest < 1 && goods.length === 0 && known.some((meaning) => meaning.keys().some((concept) => ACTS.has(concept)));
  const needed = fewest * (typed.length + goods.length);
  if (!isDecided && (known.length < needed || (goods.length > 0 && known.length === needed))) return 0;
  const shareOf = (concept: string) => Math.max(0, ...typed.map((meaning) => meaning.get(concept) ?? 0));
  const isSaid = (phrase: readonly string[]) =>
    // « timb » begins a stamp and a stamped envelope, and is one of them.
    phrase.length <= typed.length &&
    !(typed.length > 1 && phrase.length === 1 && ALONE.has(phrase[0] ?? '')) &&
    phrase.every((concept) => shareOf(concept) > 0);
  const said = new Set(phrases.filter(isSaid).flat());
  if (said.size === 0) return 0;
  // « Tampon payé » is no payment.
  const named = [...head.keys()];
  if (!isDecided && named.some(isGoods) && !named.some((concept) => said.has(concept))) return 0;
  const weight = (concept: string) => {
    if (said.has(concept)) return WEAK.has(concept) ? 1 : DECISIVE.has(concept) ? 5 : 3;
    // What a phrase is said of counts a little: « abîmé » of a parcel or of a letter.
    return WEAK.has(concept) ? 1 / 2 : 0;
  };
  return [...concepts].reduce((sum, concept) => sum + weight(concept) * shareOf(concept), 0);
}

/** French names first what is bought; English last, or before « for ». */
function headOf(typed: readonly string[], text: string, lang: Lang): number {
  if (lang === 'fr') return 0;
  const [named = ''] = text.split(/ (?:for|of|with) /);
  const words = wordsOf(named);
  return typed.findLastIndex((word) => words.includes(word));
}

/** How nearly a service is meant by words that make none of its phrases: « trottinette » is much of « envoyer trottinette ». */
function nearnessOf({ phrases }: Service, meanings: readonly Meaning[]): number {
  const telling = new Set(meanings.flatMap((meaning) => [...meaning.keys()]).filter((concept) => !VAGUE.has(concept)));
  const shares = phrases.map((phrase) => phrase.filter((concept) => telling.has(concept)).length / phrase.length);
  return Math.max(...shares) + shares.filter(Boolean).length / 1000;
}

/** The service that is the nearest to words of which at least half are known. */
function nearest(meanings: readonly Meaning[]): { service: Service; score: number }[] {
  if (meanings.filter(({ size }) => size > 0).length < meanings.length / 2 + 1 / 2) return [];
  const scored = services.map((service) => ({ service, score: nearnessOf(service, meanings) }));
  const [first] = scored.toSorted((one, other) => other.score - one.score);
  return first && first.score > 0 ? [first] : [];
}

const isKnownIn =
  (lang: Lang) =>
  (written: string): boolean => {
    const [word] = wordsOf(written);
    if (word === undefined || FILLERS.has(word)) return true;
    return (
      word.length > 3 && (canonical[lang].has(word) || isPlace(written, lang) || textIndex(lang).postings.has(word))
    );
  };

/** Neither a filler nor a measure. */
const isTelling = (word: string) => !FILLERS.has(word) && !/^(?:\d.*|[abc]\d)$/.test(word);

/** What is said of goods to buy them. */
const ASKING = new Set(wordsOf('acheter achat vendre vendez prix buy sell price stock magasin shop pas cher cheap'));

/** A text without what names nothing. */
export const withoutFillers = (text: string): string =>
  wordsOf(text)
    .filter((word) => !FILLERS.has(word) && !ASKING.has(word))
    .join(' ');

/** The words of a text that name goods, which are sold under these words. */
export const goodsIn = (text: string, lang: Lang): string[] =>
  wordsOf(joined(text)).filter((word) => GOODS.has(canonical[lang].get(word) ?? ''));

/** Without their accents, « livré » is a book and « collé » is glue. */
const withVerbs = (text: string): string =>
  text.replaceAll(/\blivrée?s?(?!\p{L})/giu, 'delivre').replaceAll(/\bcollée?s?(?!\p{L})/giu, 'coller');

/** Who speaks in a sentence names no goods: « il manque un carnet ». */
const isSentence = (text: string): boolean =>
  /^(?:a quelle|j|je|il|elle|on|nous|vous|mes?|mon|ma|comment|puis|peut|est|pourquoi|quand|combien|i|im|my|we|how|can|could|where|why|is|do|does|should)\b/.test(
    text,
  );

/** What somebody says who asks more than where such goods are, by its stem. */
const SAID: Record<Lang, Set<string>> = {
  fr: new Set(canonical.fr.keys().map((word) => stemOf(word, 'fr'))),
  en: new Set(canonical.en.keys().map((word) => stemOf(word, 'en'))),
};
/** Concepts that only tell goods from each other. */
const OF_GOODS = new Set(wordsOf('rouge noel imprimante bureau carton photo timbre enveloppe maximum'));

/** The category that is the nearest to goods which a text names and the shop does not sell, where it says nothing else. */
export function shelfOfUnsold(text: string, lang: Lang): string | undefined {
  const shelf = unsoldShelf(withoutSizes(withoutFillers(text).split(' ')), lang);
  const isMore = (word: string) => SAID[lang].has(stemOf(word, lang)) && !OF_GOODS.has(canonical[lang].get(word) ?? '');
  return shelf?.beside.some(isMore) ? undefined : shelf?.category;
}

/** The services that a text is about, the nearest first; none where the products are narrowed. */
export function servicesFor(
  { text: written, filters }: Pick<SearchQuery, 'text' | 'filters'>,
  { lang, site }: { lang: Lang; site: Site },
): ServicePage[] {
  const shop = site === 'pro' ? '/professionnel' : '';
  const shelf = filters.length > 0 ? undefined : categoryOf(shelfOfUnsold(written, lang) ?? '');
  if (shelf) {
    const name = shelf.name[lang];
    const summary = words(
      `Cet article n’est pas vendu ici. Au plus près : ${name}.`,
      `We do not sell this. The nearest: ${name}.`,
    );
    return [
      { uid: 'non-vendu', title: NOT_HERE[lang], summary: summary[lang], url: `${shop}/boutique/c/${shelf.code}` },
    ];
  }
  const text = withoutGaps(withSpaces(withVerbs(written), isKnownIn(lang)), isKnownIn(lang));
  const told = filters.length > 0 ? [] : wordsOf(withPlacesNamed(joined(text), lang)).filter(isTelling);
  const typed = [...new Map(told.map((word) => [canonical[lang].get(word) ?? word, word])).values()];
  // The last of several words is still being typed.
  const meanings = typed.map((word, place) =>
    meaningOf(word, { lang, begun: place > 0 && place === typed.length - 1 ? 2 : 4 }),
  );
  const isUnanswered =
    goodsIn(text, lang).length === 0 && searchText(text, lang).size === 0 && !spellingSuggestion(text, lang);
  const head = meanings[headOf(typed, text, lang)] ?? new Map();
  // Where nothing else would be found, a word of it is better than nothing.
  const isLenient = isUnanswered || isSentence(text);
  const fewest = isNamed(typed, lang) ? 1 : isLenient ? 0 : 1 / 2;
  const scored = services.map((service) => ({ service, score: scoreOf(service, meanings, { fewest, head }) }));
  const best = Math.max(...scored.map(({ score }) => score));
  const found = scored.filter(({ score }) => score > best / 2).sort((one, other) => other.score - one.score);
  if (found.length === 0 && searchMostOf(withoutFillers(text), lang).size === 0) {
    const near = isUnanswered ? nearest(meanings) : [];
    // Who asks something that nothing answers is helped.
    const help = isSentence(text) ? scored.filter(({ service }) => service.uid === 'aide') : [];
    found.push(...(near.length > 0 ? near : help));
  }
  return found.slice(0, MOST).map(({ service: { uid, url, title, summary } }) => ({
    uid,
    title: title[lang],
    summary: summary[lang],
    url: url.startsWith('/professionnel') ? url : shop + url,
  }));
}
