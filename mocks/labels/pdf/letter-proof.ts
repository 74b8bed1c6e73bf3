import type { components } from '#contracts/generated/labels.ts';
import { levelNames } from '../../letters/options.ts';
import type { WholeLetter } from '../../letters/records.ts';
import { levelOf } from '../../letters/refusals.ts';
import { A4, Paper } from '../../pdf/paper.ts';
import { linesOf } from '../../registered-mail/printed.ts';
import { dayOf, numericDay, timeOf } from '../../shared/calendar/clock.ts';
import { type Lang, withLabel } from '../../shared/lang.ts';
import { groupDigits } from '../../shared/tracking-numbers.ts';

interface LetterProof {
  orderCode: string;
  sent: components['schemas']['SentLetterList']['letters'][number];
  /** With the recipients of these envelopes alone; `null`: it was composed nowhere. */
  composed: WholeLetter | null;
  /** The file that was sent. */
  letter: Uint8Array;
  lang: Lang;
}

const inFrench = {
  title: 'Preuve d’envoi d’un courrier en ligne',
  order: 'Commande',
  sent: 'Imprimée et postée le',
  sender: 'Expéditeur',
  receipt: 'avec avis de réception',
  level: 'Envoi',
  print: 'Impression',
  colours: { BLACK: 'noir et blanc', COLOUR: 'couleur' },
  sides: ['recto', 'recto verso'],
  covered: 'avec une page d’adresse',
  moved: 'la première page décalée sous l’adresse',
  pages: 'Nombre de pages',
  hash: 'Empreinte SHA-256 du fichier envoyé',
  attached: 'La lettre est jointe à ce fichier, telle qu’elle a été envoyée : lettre.pdf',
  recipients: 'Destinataires',
  tracking: 'N° de suivi',
  signed: 'Avis de réception signé le',
  expected: 'Avis de réception : en attente de la signature du destinataire',
  at: 'à',
};
const words: Record<Lang, typeof inFrench> = {
  fr: inFrench,
  en: {
    title: 'Proof of sending of an online letter',
    order: 'Order',
    sent: 'Printed and posted on',
    sender: 'Sender',
    receipt: 'with acknowledgement of receipt',
    level: 'Sent as',
    print: 'Printing',
    colours: { BLACK: 'black and white', COLOUR: 'colour' },
    sides: ['one side', 'both sides'],
    covered: 'with an address page',
    moved: 'the first page moved down below the address',
    pages: 'Number of pages',
    hash: 'SHA-256 fingerprint of the file that was sent',
    attached: 'The letter is attached to this file as it was sent: lettre.pdf',
    recipients: 'Recipients',
    tracking: 'Tracking number',
    signed: 'Acknowledgement of receipt signed on',
    expected: 'Acknowledgement of receipt: awaiting the recipient’s signature',
    at: 'at',
  },
};

const margin = 20;
const width = A4.width - 2 * margin;
const bottom = 275;

/** What shows that a letter was sent, to whom and when; the letter itself is attached, so that its hash can be checked. */
export async function drawLetterProof({ orderCode, sent, composed, letter, lang }: LetterProof) {
  const t = words[lang];
  const moment = (iso: string) => `${numericDay(dayOf(Date.parse(iso)))} ${t.at} ${timeOf(Date.parse(iso))}`;
  const paper = new Paper(A4, `${t.title} - ${t.order} ${orderCode}`, lang);
  paper.page();
  paper.text(t.title, { x: margin, y: 20, width, size: 16, bold: true, tag: 'H1' });
  const facts = [
    `${t.order} ${orderCode}`,
    `${t.sent} ${moment(sent.sentAt)}`,
    ...(composed ? composedFacts(composed, lang) : []),
    withLabel(t.pages, String(sent.pages), lang),
    withLabel(t.hash, '', lang),
    sent.sha256,
    t.attached,
  ];
  const lines = facts.flatMap((fact) => paper.lines(fact, { width }));
  for (const [line, text] of lines.entries()) paper.text(text, { x: margin, y: 34 + line * 6, width });
  let y = 34 + lines.length * 6 + 6;
  paper.text(t.recipients, { x: margin, y, width, size: 12, bold: true, tag: 'H2' });
  y += 9;
  for (const [place, { recipient, trackingId, acknowledgement }] of sent.envelopes.entries()) {
    const address = composed?.recipients[place];
    const lines = [
      recipient,
      ...(address ? paper.lines(linesOf(address).join(', '), { width }) : []),
      ...(trackingId ? [`${t.tracking} ${groupDigits(trackingId)}`] : []),
      ...(acknowledgement
        ? [acknowledgement.signedAt ? `${t.signed} ${moment(acknowledgement.signedAt)}` : t.expected]
        : []),
    ];
    if (y + lines.length * 5 > bottom) {
      paper.page();
      y = margin;
    }
    for (const [line, text] of lines.entries())
      paper.text(text, { x: margin, y: y + line * 5, width, bold: line === 0 });
    y += lines.length * 5 + 3;
  }
  paper.attach(letter, 'lettre.pdf');
  return paper.bytes();
}

/** From whom it is, and how it was printed and sent. */
function composedFacts(composed: WholeLetter, lang: Lang): string[] {
  const t = words[lang];
  const { sender, colour, duplex, addressPage, acknowledgement } = composed;
  const print = [
    colour === 'COLOUR' ? t.colours.COLOUR : t.colours.BLACK,
    t.sides[Number(duplex)],
    addressPage === 'COVER' ? t.covered : addressPage === 'MOVED' ? t.moved : '',
  ];
  const level = levelNames[levelOf(composed) ?? 'GREEN'][lang];
  return [
    withLabel(t.sender, linesOf(sender).join(', '), lang),
    withLabel(t.level, acknowledgement ? `${level}, ${t.receipt}` : level, lang),
    withLabel(t.print, print.filter(Boolean).join(', '), lang),
  ];
}
