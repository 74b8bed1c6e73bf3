import type { components } from '#contracts/generated/labels.ts';
import { dayIn, dayOf, timeOf } from '../../shared/calendar/clock.ts';
import { type Lang, labelled } from '../../shared/lang.ts';
import { A4, Paper } from './paper.ts';

interface LetterProof {
  orderCode: string;
  sent: components['schemas']['SentLetterList']['letters'][number];
  /** The file that was sent. */
  letter: Uint8Array;
  lang: Lang;
}

const inFrench = {
  title: 'Preuve d’envoi d’une lettre en ligne',
  order: 'Commande',
  sent: 'Imprimée et postée le',
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
    pages: 'Number of pages',
    hash: 'SHA-256 hash of the file that was sent',
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
export async function drawLetterProof({ orderCode, sent, letter, lang }: LetterProof) {
  const t = words[lang];
  const moment = (iso: string) => `${dayIn(dayOf(Date.parse(iso)), lang)} ${t.at} ${timeOf(Date.parse(iso))}`;
  const paper = new Paper(A4, `${t.title} - ${t.order} ${orderCode}`, lang);
  paper.page();
  paper.text(t.title, { x: margin, y: 20, width, size: 16, bold: true, tag: 'H1' });
  const facts = [
    `${t.order} ${orderCode}`,
    `${t.sent} ${moment(sent.sentAt)}`,
    labelled(t.pages, String(sent.pages), lang),
    labelled(t.hash, '', lang),
    sent.sha256,
    t.attached,
  ];
  for (const [line, fact] of facts.entries()) paper.text(fact, { x: margin, y: 34 + line * 6, width });
  let y = 34 + facts.length * 6 + 6;
  paper.text(t.recipients, { x: margin, y, width, size: 12, bold: true, tag: 'H2' });
  y += 9;
  for (const { recipient, trackingId, acknowledgement } of sent.envelopes) {
    const lines = [
      recipient,
      ...(trackingId ? [`${t.tracking} ${trackingId}`] : []),
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
