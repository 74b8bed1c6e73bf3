import { livedOf } from '../orders/contracts.ts';
import { numericDay } from '../shared/calendar/clock.ts';
import { type Html, html } from '../shared/pages/html.ts';
import { settings } from '../shared/settings.ts';
import type { World } from '../shared/world.ts';
import { contractsIn, currentCode, type OrderedContract, objectionOf, wireOf } from './contracts.ts';

/** A letter or an e-mail of a contract, as the operator sends it. */
export interface SentMail {
  contractId: string;
  kind: 'letter' | 'e-mail';
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
  const lived = livedOf(world, record, entry);
  const cancel = `${settings.shopUrl}/demenagement-absence/opposition/${await objectionOf(world, contract)}`;
  const begins = numericDay(startDate);
  const notice = {
    contractId,
    subject: 'Une réexpédition de courrier a été demandée',
    // Whoever lives at the old address does not learn the new one.
    text: `À partir du ${begins}, le courrier adressé au ${lineOf(addressFrom)} sera réexpédié. Si vous n’avez rien demandé, annulez ce contrat.`,
    cancel,
  };
  const hasStep = (code: string) => steps.some((each) => each.code === code && each.reached);
  return [
    ...(codeEntry
      ? [
          {
            contractId,
            kind: 'letter' as const,
            to: lineOf(addressFrom),
            subject: 'Votre code de réexpédition',
            text: 'Saisissez ce code dans le détail de votre commande pour activer votre contrat.',
            code: currentCode(world, contract),
          },
        ]
      : []),
    { ...notice, kind: 'letter', to: lineOf(addressFrom) },
    ...(addressTo ? [{ ...notice, kind: 'letter' as const, to: lineOf(addressTo) }] : []),
    { ...notice, kind: 'e-mail', to: lived?.email ?? record.owner },
    ...(addressTo && hasStep('ACTIVE') && cardStatus !== 'MISSING'
      ? [
          {
            contractId,
            kind: 'letter' as const,
            to: lineOf(addressTo),
            subject: 'Carte de confirmation',
            text: 'Cette carte prouve que votre courrier arrive ici. Dites dans le détail de votre commande qu’elle est arrivée.',
          },
        ]
      : []),
  ];
}

/** The page of the mock backend with what was sent, the newest contract first. */
export const postPage = (mails: readonly SentMail[]): Html => html`<h1>Courrier envoyé</h1>
<p>Les lettres et les e-mails des contrats de réexpédition, avec le code à saisir et le lien qui annule.</p>
${[...Map.groupBy(mails, ({ contractId }) => contractId)].map(
  ([contractId, sent]) => html`<h2>${contractId}</h2>
<ul>${sent.map(
    ({ kind, to, subject, text, code, cancel }) =>
      html`<li><strong>${kind === 'letter' ? 'Lettre' : 'E-mail'} : ${subject}</strong><br>À : ${to}<br>${text}${code && html`<br>Code : <code>${code}</code>`}${cancel && html`<br><a href="${cancel}">Annuler ce contrat</a>`}</li>`,
  )}</ul>`,
)}`;
