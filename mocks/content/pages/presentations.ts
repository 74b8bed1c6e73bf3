import type { Words } from '../../shared/lang.ts';
import { paragraph } from '../components.ts';
import { contentPage, type Page } from '../page.ts';
import { words } from '../words.ts';

interface Presentation {
  /** Of the service's journey. */
  name: string;
  title: Words;
  /** What one does, in order. */
  steps: Words[];
  questions: { question: Words; answer: Words }[];
}

const headings = {
  steps: words('Comment ça marche', 'How it works'),
  questions: words('Vos questions', 'Your questions'),
};

const html = (lang: keyof Words, { steps, questions }: Presentation): string =>
  `<h2>${headings.steps[lang]}</h2><ol>${steps.map((step) => `<li>${step[lang]}</li>`).join('')}</ol>` +
  `<h2>${headings.questions[lang]}</h2>${questions
    .map(({ question, answer }) => `<h3>${question[lang]}</h3><p>${answer[lang]}</p>`)
    .join('')}`;

/** What editors say of a service below the page where its journey begins. */
const presentation = (about: Presentation): Page =>
  contentPage({
    uid: `presentation-${about.name}`,
    labels: [`/presentation/${about.name}`],
    title: about.title,
    description: about.title,
    noIndex: true,
    blocks: [paragraph(`presentation-${about.name}-texte`, { fr: html('fr', about), en: html('en', about) })],
  });

export const presentations: readonly Page[] = [
  presentation({
    name: 'parcels',
    title: words('Colissimo en ligne', 'Colissimo online'),
    steps: [
      words(
        'Indiquez le poids et la destination : le prix s’affiche, puis vous choisissez la livraison.',
        'Give the weight and the destination: the price is shown, then you choose the delivery.',
      ),
      words('Payez, puis imprimez et collez l’étiquette.', 'Pay, print the label and stick it on.'),
      words(
        'Remettez le colis en boîte aux lettres, au bureau de poste ou en point de retrait.',
        'Leave the parcel in your letterbox, or hand it in at a post office or a pick-up point.',
      ),
    ],
    questions: [
      {
        question: words('Et si je n’ai pas d’imprimante ?', 'What if I have no printer?'),
        answer: words(
          'Quand le colis et le lieu de dépôt le permettent, vous y montrez un code QR et l’étiquette est imprimée sur place. Le prix est le même.',
          'Where the parcel and the drop-off place allow it, you show a QR code there and the label is printed on the spot. The price is the same.',
        ),
      },
      {
        question: words('Que ne faut-il pas envoyer ?', 'What must not be sent?'),
        answer: words(
          'Certaines marchandises sont interdites ou soumises à conditions : consultez <a href="/courriers-colis/conseils-pratiques/marchandises-dangereuses-interdites">la liste</a> avant de fermer le colis.',
          'Some goods are prohibited or subject to conditions: see <a href="/courriers-colis/conseils-pratiques/marchandises-dangereuses-interdites">the list</a> before you close the parcel.',
        ),
      },
    ],
  }),
  presentation({
    name: 'letters',
    title: words('Courrier en ligne', 'Online letter'),
    steps: [
      words('Écrivez à l’écran ou importez votre document.', 'Write on screen or upload your document.'),
      words(
        'Choisissez le mode d’envoi, puis indiquez les destinataires : le prix dépend de vos choix.',
        'Choose how the letter is sent, then give the recipients: the price depends on your choices.',
      ),
      words(
        'Payez : nous l’imprimons, la mettons sous pli et le facteur la distribue.',
        'Pay: we print it, put it in an envelope, and the postman delivers it.',
      ),
    ],
    questions: [
      {
        question: words('Puis-je voir ma lettre avant de payer ?', 'Can I see my letter before I pay?'),
        answer: words(
          'Oui : vous ouvrez le PDF de ce qui sera imprimé.',
          'Yes: you open the PDF of what will be printed.',
        ),
      },
      {
        question: words('Puis-je l’envoyer en recommandé ?', 'Can it be sent as registered mail?'),
        answer: words(
          'Oui : choisissez un recommandé parmi les modes d’envoi. Nous l’imprimons et le déposons pour vous.',
          'Yes: choose registered mail among the ways of sending. We print it and post it for you.',
        ),
      },
    ],
  }),
  presentation({
    name: 'registered-mail',
    title: words('Vignette recommandée en ligne', 'Registered mail label online'),
    steps: [
      words(
        'Indiquez le poids, la destination et le niveau d’indemnisation.',
        'Give the weight, the destination and the level of cover.',
      ),
      words('Saisissez les deux adresses, puis payez.', 'Enter both addresses, then pay.'),
      words(
        'Imprimez la vignette, collez-la et remettez la lettre dans votre boîte aux lettres ou au bureau de poste.',
        'Print the label, stick it on and leave the letter in your letterbox or hand it in at a post office.',
      ),
    ],
    questions: [
      {
        question: words('À quoi sert l’avis de réception ?', 'What is the acknowledgement of receipt for?'),
        answer: words(
          'Le destinataire le signe et il vous revient : il prouve le jour de la remise et qui a reçu la lettre.',
          'The recipient signs it and it comes back to you: it proves the day of delivery and who received the letter.',
        ),
      },
      {
        question: words('Faut-il une imprimante ?', 'Do I need a printer?'),
        answer: words(
          'Pour la vignette, oui. Sinon, déposez votre document en <a href="/envoi-courrier-en-ligne">courrier en ligne</a> : nous l’imprimons et l’envoyons en recommandé.',
          'For the label, yes. Otherwise upload your document as an <a href="/envoi-courrier-en-ligne">online letter</a>: we print it and send it as registered mail.',
        ),
      },
    ],
  }),
  presentation({
    name: 'stamps',
    title: words('Mon timbre en ligne', 'Printable stamps'),
    steps: [
      words(
        'Choisissez un visuel, la destination et le poids de votre lettre.',
        'Choose a picture, the destination and the weight of your letter.',
      ),
      words(
        'Choisissez le papier : feuille, planche, enveloppe ou étiquettes. Puis payez.',
        'Choose the paper: sheet, label sheet, envelope or labels. Then pay.',
      ),
      words(
        'Imprimez le fichier PDF et postez dans une boîte aux lettres.',
        'Print the PDF file and post your letter in any postbox.',
      ),
    ],
    questions: [
      {
        question: words('Un timbre imprimé se périme-t-il ?', 'Does a printed stamp expire?'),
        answer: words(
          'Non, sa validité est permanente. Il porte un code et sert une seule fois.',
          'No, it does not expire. It carries a code and can be used once.',
        ),
      },
      {
        question: words('Et si je ne connais pas le poids ?', 'What if I do not know the weight?'),
        answer: words(
          '<a href="/quel-timbre">Quel timbre ?</a> le calcule d’après vos feuilles et votre enveloppe.',
          '<a href="/quel-timbre">Which stamp?</a> works it out from your sheets and your envelope.',
        ),
      },
    ],
  }),
  presentation({
    name: 'forwarding',
    title: words('Réexpédition et garde du courrier', 'Mail forwarding and holding'),
    steps: [
      words('Choisissez votre situation, la formule et les dates.', 'Choose your situation, the plan and the dates.'),
      words(
        'Indiquez les adresses et chaque nom qui figure sur le courrier, puis payez.',
        'Give the addresses and each name that appears on the mail, then pay.',
      ),
      words(
        'Activez le contrat : avec le code reçu à l’adresse de départ, ou au bureau de poste.',
        'Activate the contract: with the code sent to the original address, or at a post office.',
      ),
    ],
    questions: [
      {
        question: words('Pourquoi vérifier l’identité ?', 'Why is my identity checked?'),
        answer: words(
          'Pour que personne ne détourne votre courrier. Nous envoyons aussi un lien pour annuler.',
          'So that nobody diverts your mail. We also send a link to cancel.',
        ),
      },
      {
        question: words('Le prix dépend-il du nombre de noms ?', 'Does the price depend on how many names there are?'),
        answer: words(
          'Non : un seul contrat vaut pour tous les noms, même différents.',
          'No: one contract covers all names, even different ones.',
        ),
      },
    ],
  }),
  presentation({
    name: 'carriers',
    title: words('Comparer les transporteurs', 'Compare carriers'),
    steps: [
      words(
        'Décrivez votre envoi : départ, arrivée, poids et, si vous les connaissez, dimensions.',
        'Describe what you send: from, to, weight and, if you know them, dimensions.',
      ),
      words(
        'Comparez les offres par prix, date d’arrivée, émissions ou distance du dépôt.',
        'Compare the offers by price, day of arrival, emissions or distance to the drop-off.',
      ),
      words(
        'Choisissez une offre : ce que vous avez déjà saisi est repris pour l’étiquette.',
        'Choose an offer: what you have already typed is used for the label.',
      ),
    ],
    questions: [
      {
        question: words('Le prix peut-il changer ensuite ?', 'Can the price change afterwards?'),
        answer: words(
          'Le prix affiché est le total à payer, garanti jusqu’à l’heure indiquée. Ensuite, nous le vérifions et vous montrons la différence avant de continuer. Sans dimensions, il est donné sous réserve : c’est indiqué à côté du prix.',
          'The price shown is the total to pay, guaranteed until the time stated. After that, we check it and show you the difference before you continue. Without dimensions it is provisional: this is shown beside the price.',
        ),
      },
      {
        question: words('Faut-il une imprimante ?', 'Do I need a printer?'),
        answer: words(
          'Pas toujours : un filtre ne montre que les offres sans imprimante.',
          'Not always: a filter shows only the offers without a printer.',
        ),
      },
    ],
  }),
  presentation({
    name: 'logo',
    title: words('Mon timbre avec logo', 'Printable stamps with your logo'),
    steps: [
      words('Envoyez le logo de votre entreprise et cadrez-le.', 'Upload your company’s logo and crop it.'),
      words('Choisissez la durée, puis payez.', 'Choose the duration, then pay.'),
      words(
        'Une fois le logo accepté, imprimez vos timbres avec lui.',
        'Once the logo is approved, print your stamps with it.',
      ),
    ],
    questions: [
      {
        question: words('Et si le logo est refusé ?', 'What if the logo is refused?'),
        answer: words(
          'Vous le corrigez et le renvoyez sans payer de nouveau. S’il ne peut pas être corrigé, nous vous remboursons.',
          'You correct it and send it again without paying again. If it cannot be corrected, we refund you.',
        ),
      },
      {
        question: words('Puis-je prolonger un logo ?', 'Can I extend a logo?'),
        answer: words('Oui, depuis la liste de vos logos.', 'Yes, from the list of your logos.'),
      },
    ],
  }),
];
