import type { Lang } from '../../shared/lang.ts';
import { wordsOf } from './text-index.ts';

/** The words of both languages for one thing that phrases are about; its first French word stands for all of them. */
const synonyms = `
  colis paquet = parcel package packet consignment
  lettre courrier pli missive correspondance = letter mail correspondence
  enveloppe pretaposter timbree affranchie = envelope mailer
  envoyer envoi expedier poster adresser transmettre transmis parvenir = send sending post posting ship dispatch
  expedition = shipping
  document dossier cv contrat attestation justificatif formulaire certificat diplome candidature bulletin quittance these memoire manuscrit declaration ticket testament acte pouvoir mandatement note rapport plan brochure facturier = document cv resume contract application paperwork thesis record will deed certificate diploma degree statement
  imprimer impression = print printing printable
  etiquette bordereau autocollant = label sticker
  timbre = stamp
  affranchir affranchissement = postage franking
  ligne internet = online
  numerique dematerialise pdf numeriser numerise = digital pdf scan
  ecrire rediger = write writing
  recommande recommandee recommander ar lrar rar recommandation lrel lre ra = registered recorded certified
  suivre suivi suivie tracer traquer localiser statut itineraire tracabilite = track tracking tracker trace follow status whereabouts locate
  perdu vole egare disparu introuvable vol perte = lost stolen missing theft vanished disappeared nowhere lose steal seized
  retard bloque coince attente avance bouge evolue traine immobile tarde attendre lenteur lent intemperie perturbation perturbe retenu = late delayed stuck waiting held slow overdue
  abime endommage dechire mouille ecrase cabosse eventre trempe plie froisse detruit tache dommage decolle = damaged torn wet crushed ripped empty soaked bent destroyed
  casse brise vandalise fracture fissure fele = broken vandalised smashed cracked shattered faulty
  recu arrive arrivee = received arrival arrived arrive
  livraison distribue distribution delivre remis = delivery deliver delivered
  signature signe = signature signed
  assurance assurer valeur = insurance insure valuable
  indemnisation indemnite dedommagement = compensation compensate
  resiliation rupture denoncer radiation = terminate termination cancellation end ending
  retourner retour renvoyer rendre echanger ramener restituer = return exchange replacement replace
  erreur trompe mauvais mauvaise incorrect mal = wrong badly mistake incorrect
  article produit = item product
  rembourser remboursement = refund refunded reimbursement reimburse
  annuler = cancel
  deposer depot jeter apporter = drop deposit
  consigne casier = locker
  levee ramassage collecte enlevement relevee = collected
  retirer retrait recuperer = pick pickup collect
  demenager demenagement habite emmenager demenageur mutation demenag = moving move moved relocate relocation
  reexpedier reexpedition rediriger redirection transferer transfert devier = redirect forward forwarding divert reroute transfer
  decede defunt deces mort succession heritage veuve = deceased dead died death inheritance widow
  garder garde conserver suspendre arreter interrompre stopper stocker stockage = hold holding keep suspend stop pause freeze storage store
  absence absent vacance partir pars hospitalisation expatrie expatriation vac = away holiday vacation expat hospitalised absent
  hopital ehpad clinique hospice = hospital
  voyage = trip travelling traveling
  retraite = retirement
  changer change nouvelle nouveau ancienne modifier corriger rectifier actualiser changement nouvel chgt chgmt chgement = change new old update edit amend correct
  adresse cedex = address addresse
  email mail courriel = email
  prix tarif tarifaire cout combien montant economique = price cost rate much many cheapest cheaper tariff
  poids pese peser lourd = weight weigh heavy
  rouge = red
  grille simulateur simuler calculateur calculer calcul = calculator calculate estimate
  dimension format taille epaisseur epais hauteur longueur largeur = dimension size format thick thickness height length width
  delai temps duree = long time
  manque rate = missed
  relivrer representer represente reprogrammer reporter replanifier decaler = redeliver redelivery reschedule rearrange rebook
  voisin gardien concierge gardienne = neighbour neighbor concierge caretaker
  vendre vente = sell
  ou = where
  acheter = buy
  commande achat racheter cde cmde = order purchase reorder
  facture = invoice receipt bill
  transporteur transport = carrier courier transport
  dhl ups usps fedex gls dpd hermes tnt bpost inpost postnl evri yodel correos parcelforce purolator cainiao heppner geodis omniva zasilkovna postnord deutschepost royalmail = dhl ups usps fedex gls dpd hermes royal evri tnt bpost inpost postnl evri yodel correos parcelforce purolator cainiao heppner geodis omniva zasilkovna postnord deutschepost royalmail
  volumineux encombrant = bulky oversize
  gros grosse velo trottinette ski poussette matelas meuble canape pneu lit armoire table commode frigo refrigerateur lave congelateur velos scooter roue jante tondeuse kayak planche surf parasol tente remorque moteur = large big bike furniture mattress scooter ski tyre tire bed wardrobe table fridge freezer washer motorbike wheel rim lawnmower kayak surfboard tent engine
  comparer comparateur = compare comparison
  bureau agence guichet = office counter branch
  poste postal postale = postal
  proche pres = near nearest nearby
  buraliste tabac = tobacconist
  horaire ouverture ouvert fermeture ferie heure = opening open hour closing timetable
  preuve recepisse quitus = proof
  aide contact joindre parler conseiller probleme tchat sav assistance question renseignement information reponse repondre pb probs infos info renseign = help contact talk speak problem support assistance question enquiry inquiry information reply respond answer trouble info
  telephone appeler rappeler hotline portable tel gsm = phone telephone call hotline cellphone tel mobile
  numero num = number no
  facteur factrice livreur livreuse = postman postwoman mailman postie
  debite preleve = charged debited taken
  preavis conge demission licenciement licencier = notice resignation dismissal redundancy
  maison residence appartement logement studio chambre location bail domicile loyer immeuble appart appt foyer = house home flat apartment lease tenancy building
  pas jamais = not never no
  secondaire = second
  devis = quote
  client consommateur consommatrice = customer consumer
  reclamation plainte litige signalement mecontent insatisfait plaindre rale malpoli impoli = complaint claim unhappy complain rude
  compte profil coordonnee coordonnees = account profile
  connexion connecter inscription identifiant authentification acces acceder inscrire = login log sign register username authentication access
  mdp motdepasse motpasse = password
  supprimer suppression effacer fermer cloturer desactiver = delete remove erase close deactivate remove
  interdit interdite dangereux dangereuse ecarte restreint autorise illegal = prohibited forbidden dangerous banned allowed illegal permitted restricted
  batterie lithium pile accu powerbank drone = battery powerbank drone
  alcool biere rhum whisky vodka champagne pastis liqueur = alcohol beer rum whisky whiskey vodka champagne cider liquor spirits gin
  vin = wine
  parfum = perfume
  liquide huile eau essence carburant vernis solvant peinture diluant = liquid oil water petrol fuel polish varnish paint thinner
  medicament traitement pilule = medicine drug medication pill
  nourriture aliment alimentaire fromage viande chocolat gateau confiture miel charcuterie saucisson conserve bonbon pain cafe the sel sucre epice pate riz biscuit fruit legume oeuf poisson truffe foie gras soupe beurre lait yaourt pizza sandwich = food cheese meat chocolate cake jam honey sweet sausage bread coffee tea salt sugar spice pasta rice biscuit fruit vegetable egg fish truffle soup butter milk pizza sandwich candy
  arme couteau drogue petard allumette briquet artifice munition pistolet fusil = weapon knife firework lighter ammunition gun
  animal plante fleur chien hamster serpent = animal plant flower dog cat
  chat chatbot = chat chatbot
  douane douanier cn23 cn22 cn dedouanement taxe import importation = customs duty clearance import tax
  etranger international export exporter = abroad overseas international export
  avion = airmail
  entreprise societe pro professionnel association asso collectivite tpe pme artisan commercant = company business professional charity organisation firm companies nonprofit profit
  administratif administration = administration
  tva = vat
  site application appli = website app
  panne bug fonctionne marche echec echoue impossible indisponible illisible = working bug fault frozen unable fail
  certifier certification = certify
  rapide = quick
  masse groupe routage routeur quantite = bulk quantity
  prioritaire urgent demain lendemain vite rapidement = priority urgent tomorrow overnight fast asap
  carton = carton cardboard
  boite = box
  personnalise = personalised personalized design customised customized
  carte cb = card postcard
  noel naissance anniversaire amour coeur valentin deuil condoleance voeu paques = christmas birth birthday love heart valentine mourning sympathy condolence easter
  vendeur marchand = seller merchant vendor supplier
  marque = brand
  payer paiement paypal regler visa mastercard = payment pay paying paypal visa mastercard instalment
  banque bancaire argent mandat espece epargne credit livret devise monnaie western cresus = bank money cash savings loan currency
  cheque = cheque
  vinted leboncoin ebay = etsy
  arnaque fraude frauduleux escroquerie hameconnage suspect faux fausse spam pourriel usurpation = scam fraud phishing fake suspicious spam
  retractation renoncer = withdraw withdrawal
  photo image = photo picture
  objet bouquin roman dvd valise bagage guitare instrument outil montre lunette robe maquette poterie vaisselle tableau bijou jouet vetement chaussure vase bougie ballon vinyle cadeau voiture peluche doudou cadre affaire television console collier bracelet bague bonnet pull pantalon manteau blouson chapeau casquette echarpe gant chaussette botte parapluie valise assiette tasse verre carafe couverture drap rideau tapis horloge reveil lego jeu figurine trousse cartable ustensile casserole raquette violon flute disque cassette cd vhs appareil camera casque enceinte radio miroir statue bibelot porcelaine faience masque outillage perceuse tournevis gourde lunettes perruque cosmetique maquillage creme savon = object book dvd suitcase luggage guitar instrument tool watch dress pottery crockery painting jewellery jewelry toy clothe shoe vase candle football gift present car frame stuff belonging tv television console necklace bracelet jumper sweater trousers coat jacket hat cap scarf glove handbag sock trainer boot umbrella plate cup mug teapot blanket curtain rug clock lego game toy figurine racket violin flute disc cassette cd vhs camera headphones speaker radio mirror statue porcelain mask drill screwdriver glasses wig cosmetics makeup cream soap
  destinataire impot secu caf cpam mdph urssaf prefecture tribunal notaire avocat huissier bailleur proprietaire syndic employeur prison detenu armee soldat militaire marin regiment caserne amende contravention maire ambassade consulat ecole universite medecin president ministre fisc tresor crous mutuelle prudhomme greffe assureur ministere police gendarmerie commission syndicat justice jugement proces = recipient landlord lawyer court employer prison inmate army soldier military navy judge embassy consulate school doctor insurer council mayor solicitor police attorney notary summons
  publipostage pub publicite flyer prospectus tract publicitaire campagne = campaign advertising flyer leaflet
  manquant incomplet = incomplete
  rendezvous = appointment
  balance = scale
  locataire = tenant occupant
  autre = other else
  adhesif scotch ruban devidoir = tape sellotape dispenser
  tube = tube
  transit scanne achemine reclame reclamee intercepter = transit scanned unclaimed
  contester = contest dispute
  refuse = refused declined rejected reject
  divorce separation colocation = divorce roommate
  gratuit = free
  nom = name surname
  desinscrire desabonner desabonnement = unsubscribe
  maximum maxi max limite = maximum max limit
  jour date = day date
  reference ref = reference sku
  imprimante = printer
  frais supplement penalite = fee surcharge
  enregistre = saved
  feuille = sheet
  recevoir recois recoit receptionner = receive
  revenu revenue npai = bounced
  avant = before
  accessibilite sourd malentendant aveugle malvoyant handicap dyslexique daltonien braille invalide sonore cecogramme = accessibility deaf blind disabled disability wheelchair dyslexic braille impaired hearing
  collaborateur salarie employe utilisateur collegue equipe = colleague employee user staff team
  plafond budget depense = budget spending ceiling
  brouillon = draft unfinished
  ordinateur pc = computer pc laptop
  deplacer sortir bouger = going
  quitter = leaving quit
  favori envie souhait = favourite favorite wish wishlist saved
  saison hiver printemps fevrier avril juin juillet aout septembre mois semaine sejour soleil saisonnier saisonniere = winter february april june july august september summer spring month week season stay sun
  cle = key
  invitation bapteme communion = invitation christening
  election electoral vote voter scrutin = election vote voting electoral ballot absentee
  liste = list
  csv excel tableur fichier = csv excel spreadsheet
  valable valide franc perime expire validite = valid franc expired validity
  double doublon meme = duplicate twice same
  securise securite important confidentiel = secure security important confidential
  promo promotion promotionnel reduction remise avantage = promo discount coupon
  cendre cigarette vapoteuse graine sang = ash cigarette vape seed blood
  inutilise = unused
  differe differee = deferred
  forfait sim fibre = sim broadband
  panier = basket cart
  procuration autorisation mandataire = authorisation authorization proxy
  expediteur envoyeur emetteur = sender
  affiche = poster
  caution = bond
  donateur don adherent electeur habitant membre = donor member voter supporter subscriber resident fundraising
  notification alerte sms prevenir avertir = notification alert text notify
  verification validation confirmation verifier = verification validation confirmation verify validate
  donnee = data
  passeport identite permis conduire cni = passport identity id driving licence
  fiscal = revenue
  philatelie philatelique philateliste = philately philatelic philatelist
  fragile = fragile
  etudiant etudier internat pensionnat interne lyceen = student university boarding dorm
  parent = parent
  dimanche samedi weekend = sunday saturday weekend
  coller = stick
  utiliser = use used
  trop = too
  creer ouvrir dessiner concevoir = create design
  ajouter = add
  contenu = content
  defectueux defectueuse conforme defaut = defective described
  garantie = guarantee warranty
  moyen = method
  ailleurs = elsewhere
  collectionneur = collector collecting
  abonnement = subscription subscribe
  reimprimer = reprint
  emballer proteger caler preparer = pack wrap protect
  emballage = packaging
  encore = again
  prolonger renouveler rallonger = extend renew prolong
  greve = strike
  boutique magasin = shop
  deux plusieurs = two several
  papier = paper
  transformer convertir = convert
  difference = difference
  distributeur borne automate = kiosk vending
  laisser abandonner = left dumped thrown abandoned
  reconnu = recognised recognized
  emploi recrutement recruter embauche = job recruitment hiring vacancy career
  demeure poursuivre = sue evict
  recharge = recharge
  page = page
  vert verte = green
`;

/** Each word of a language, and the concept that it stands for. */
export const canonical: Record<Lang, Map<string, string>> = { fr: new Map(), en: new Map() };
for (const line of synonyms.trim().split('\n')) {
  const [fr = '', en = ''] = line.split('=');
  const [first = ''] = wordsOf(fr);
  for (const word of wordsOf(fr)) canonical.fr.set(word, first);
  for (const word of wordsOf(en)) canonical.en.set(word, first);
}

/** Where a text names one of these, half of it is not enough for a service that is not about them (« timbre vacances »). */
export const GOODS = new Set(
  wordsOf(
    `timbre carnet carton boite enveloppe balance adhesif tube cartedouble pochette
    tampon stylo encre feutre surligneur ramette cahier classeur chemise agrafe agrafeuse ciseau colle loupe pince album film mousse ficelle cutter lampe siege chaise caisson
    emballage coussin frisure corbeille etui odontometre mouilleur papierlettre pretaenvoyer
    cushion tray dispenser pen ink marker highlighter ream notebook binder folder stapler scissor glue magnifier tweezer lamp chair drawer wrap foam string twine`,
  ),
);

/** What is to be done decides: a service that does it is meant, whatever else is said. */
export const ACTS = new Set(
  wordsOf(
    'envoyer reexpedier demenager suivre recommande resiliation rembourser retourner affranchir ecrire perdu recu garder annuler encore reclamation supprimer payer debite connexion absence prix moncourrier panne abime inutilise refuse erreur',
  ),
);

/** What is said of goods that were ordered: they are sought no more. */
export const OF_ORDERED = new Set(
  wordsOf('retourner rembourser annuler encore defectueux casse abime manque retard facture garantie'),
);

/** Concepts that a service is about only where nothing else is named: « encre de Chine » is no country. */
export const ALONE = new Set(
  wordsOf('expedition adresse prix vendre dimension delai etranger dom carte marque comparer poids avion philatelie'),
);

/** What tells more of what is meant than any other word. */
export const DECISIVE = new Set(
  wordsOf(
    'suivre demenager perdu abime casse recommande reexpedier accessibilite interdit douane facture procuration chronopost publipostage volumineux dhl logo resiliation masse machine chorus mdp preuve absence panier donnee csv arnaque transporteur reclamation',
  ),
);

/** What much is said with: a phrase is told from another by its other concepts. */
export const WEAK = new Set(
  wordsOf('colissimo poste moncourrier colis lettre envoyer imprimer etiquette timbre ligne commande destinataire'),
);

/** What tells nothing alone. */
export const VAGUE = new Set([
  ...WEAK,
  ...wordsOf('objet papier pas non recu numero nom acheter autre second avant quel liste'),
]);
