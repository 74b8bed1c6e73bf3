import { contractHistory } from '../orders/contracts.ts';
import { paymentsIn } from '../records/payments.ts';
import { numericDay } from '../shared/calendar/clock.ts';
import type { Lang } from '../shared/lang.ts';
import { type Html, html } from '../shared/pages/html.ts';
import { settings } from '../shared/settings.ts';
import type { World } from '../shared/world.ts';
import { contractsIn, currentCode, type OrderedContract, objectionOf, wireOf } from './contracts.ts';

/** A letter or an e-mail of a contract, as the operator sends it. */
export interface SentMail {
  contractId: string;
  kind: 'letter' | 'e-mail';
  lang: Lang;
  /** An address in one line, or an e-mail address. */
  to: string;
  subject: string;
  text: string;
  /** Of the letter that activates the contract. */
  code?: string;
  /** Where whoever reads it may stop the contract. */
  cancel?: string;
}

type Place = NonNullable<ReturnType<typeof wireOf>['addressFrom']>;
const lineOf = ({ line1, postalCode, town }: Place): string => `${line1}, ${postalCode} ${town}`;

const words = {
  fr: {
    notice: 'Une réexpédition de courrier a été demandée',
    // Whoever lives at the old address does not learn the new one.
    noticeText: (day: string, from: string) =>
      `À partir du ${day}, le courrier de l’adresse ${from} sera réexpédié. Si vous n’avez rien demandé, annulez ce contrat.`,
    keeping: 'Une garde du courrier a été demandée',
    keepingText: (day: string, from: string) =>
      `À partir du ${day}, le courrier de l’adresse ${from} sera gardé. Si vous n’avez rien demandé, annulez ce contrat.`,
    code: 'Votre code de réexpédition',
    keepingCode: 'Votre code de garde du courrier',
    codeText: (day: string) =>
      `Saisissez ce code dans le détail de votre commande, au plus tard le ${day}, pour activer votre contrat.`,
    stopped: 'Votre contrat a été annulé',
    stoppedText: (from: string) =>
      `Le contrat qui concerne l’adresse ${from} a été annulé avec le lien de nos lettres ou de notre e-mail. Ce que vous avez payé vous est rendu.`,
    card: 'Carte de confirmation',
    cardText:
      'Cette carte prouve que votre courrier arrive ici. Dites dans le détail de votre commande qu’elle est arrivée.',
    letter: 'Lettre',
    mail: 'E-mail',
    to: 'À',
    codeLabel: 'Code',
    cancel: 'Annuler ce contrat',
  },
  en: {
    notice: 'Mail forwarding has been requested',
    noticeText: (day: string, from: string) =>
      `From ${day}, mail addressed to ${from} will be forwarded. If you did not request this, cancel this contract.`,
    keeping: 'Mail holding has been requested',
    keepingText: (day: string, from: string) =>
      `From ${day}, mail addressed to ${from} will be held. If you did not request this, cancel this contract.`,
    code: 'Your forwarding code',
    keepingCode: 'Your mail-holding code',
    codeText: (day: string) => `Enter this code in the details of your order by ${day} to activate your contract.`,
    stopped: 'Your contract was cancelled',
    stoppedText: (from: string) =>
      `The contract about ${from} was cancelled with the link in our letters or our email. What you paid for it is refunded.`,
    card: 'Confirmation card',
    cardText: 'This card shows that your mail arrives here. Say in the details of your order that it has arrived.',
    letter: 'Letter',
    mail: 'Email',
    to: 'To',
    codeLabel: 'Code',
    cancel: 'Cancel this contract',
  },
};

/** In the language in which it was paid for; the orders of a book are in French. */
const langOfOrder = (world: World, { paymentId }: OrderedContract['record']): Lang =>
  paymentsIn(world).findFirst((q) => q.where({ id: paymentId ?? '' }))?.lang === 'en' ? 'en' : 'fr';

/** What was sent for the contracts of a world: to both addresses and to the holder, so that nobody's mail goes unasked. */
export const mailsIn = (world: World): Promise<SentMail[]> =>
  world.exclusively(async () => (await Promise.all(contractsIn(world).map((each) => mailsOf(world, each)))).flat());

async function mailsOf(world: World, contract: OrderedContract): Promise<SentMail[]> {
  const { record, entry, contractId } = contract;
  const {
    status,
    codeEntry,
    addressFrom = {},
    addressTo,
    startDate = '',
    cardStatus,
    steps = [],
  } = wireOf(world, contract);
  if (status === 'CREATED' || status === 'CANCELLED') return [];
  const holder = contractHistory(world, record, entry)?.email ?? record.owner;
  const cancel = `${settings.shopUrl}/demenagement-absence/opposition/${await objectionOf(world, contract)}`;
  const lang = langOfOrder(world, record);
  const text = words[lang];
  const common = { contractId, lang };
  const notice = {
    ...common,
    subject: addressTo ? text.notice : text.keeping,
    text: (addressTo ? text.noticeText : text.keepingText)(numericDay(startDate), lineOf(addressFrom)),
    cancel,
  };
  // A counter gets none: only a home is sent a card.
  const newHome = steps.some(({ code }) => code === 'CARD_RECEIVED') ? addressTo : undefined;
  const hasStep = (code: string) => steps.some((each) => each.code === code && each.reached);
  return [
    ...(codeEntry
      ? [
          {
            ...common,
            kind: 'letter' as const,
            to: lineOf(addressFrom),
            subject: addressTo ? text.code : text.keepingCode,
            text: text.codeText(numericDay(codeEntry.validUntil ?? '')),
            code: currentCode(world, contract),
          },
        ]
      : []),
    { ...notice, kind: 'letter', to: lineOf(addressFrom) },
    ...(newHome ? [{ ...notice, kind: 'letter' as const, to: lineOf(newHome) }] : []),
    { ...notice, kind: 'e-mail', to: holder },
    ...(status === 'OBJECTED'
      ? [
          {
            ...common,
            kind: 'e-mail' as const,
            to: holder,
            subject: text.stopped,
            text: text.stoppedText(lineOf(addressFrom)),
          },
        ]
      : []),
    ...(newHome && hasStep('ACTIVE') && cardStatus !== 'MISSING'
      ? [
          {
            ...common,
            kind: 'letter' as const,
            to: lineOf(newHome),
            subject: text.card,
            text: text.cardText,
          },
        ]
      : []),
  ];
}

/** The page of the mock backend with what was sent, the newest contract first. */
export const postPage = (mails: readonly SentMail[]): Html => html`<h1>Courrier envoyé</h1>
<p>Les lettres et les e-mails des contrats de réexpédition et de garde du courrier, avec le code à saisir et le lien qui annule.</p>
${[...Map.groupBy(mails, ({ contractId }) => contractId)].map(
  ([contractId, sent]) => html`<h2>${contractId}</h2>
<ul>${sent.map(({ kind, lang, to, subject, text, code, cancel }) => {
    const own = words[lang];
    const colon = lang === 'fr' ? '\u00a0:' : ':';
    return html`<li lang="${lang}"><strong>${kind === 'letter' ? own.letter : own.mail}${colon} ${subject}</strong><br>${own.to}${colon} ${to}<br>${text}${code && html`<br>${own.codeLabel}${colon} <code>${code}</code>`}${cancel && html`<br><a href="${cancel}">${own.cancel}</a>`}</li>`;
  })}</ul>`,
)}`;
