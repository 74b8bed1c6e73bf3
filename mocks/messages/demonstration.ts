import { hours, minutes, nowIn } from '../shared/calendar/clock.ts';
import type { Words } from '../shared/lang.ts';
import type { World } from '../shared/world.ts';
import { consignments } from './consignments.ts';
import { attachmentsIn, correspondentsIn, type MessageRecord, type ThreadRecord, threadsIn } from './records.ts';
import { TOPICS } from './topics.ts';

/** A drawing of a torn parcel. */
const PHOTO =
  'iVBORw0KGgoAAAANSUhEUgAAAUAAAADwAgMAAAAMQ1X4AAAADFBMVEWwi1qKakDZz74/LhdJkKzxAAAACXBIWXMAAAsTAAALEwEAmpwYAAACeElEQVR42u3aPYobQRDF8SpEoVBRZwZdYvPVETYYn0f38Sn2CD6KAoUW7WUdaD48Xa+63xoMpQP84K9+zDRC8oP8kQQTTDDBBBNMMMEEE0wwwQQTTPDfg+V78DM5oEXBNweUKCgeGGyeXDDY/OaCwWbxwRIr9kGNgBcAlFgxAFrkSBBQQ8UAKKFiBLRIMQJqpBgB0SlOgoIWKIZAwY8EBAtejIGGF2Og4MUgWOBiEFRwhDAocDEKGngkMKhoMQoKWgyDBhbDoILFMNie4iRx0LBiHBToSCJggYoDoEHFAVCg4ghYkOIIqP4IY6AgxSHQ/COJgQoUh0ABimOg+cUxUP3iGPi3KU4yAppbHATFO5IwWLziKGhecRQUrzgMFqc4DGpzhB2gOMVx0JpH0gFquzgOSru4A7RmcQeozeIO8DnFSTigtYp7QGkcSR9YGsVdoDWKu0BpFPeBZb+4D9S9EfaCsl/cCdrekfSCulvcCcpucS9on8UvPFA/iysP/KPWn1zwUH+xwXqhgnKtNy54qg8uqLW+U0F5rXcueKyVC0rdTHEQPG+mOAhupzgIbqc4Cm6mOApupjgKbqY4DK6nOAyupzgOrqY4Dq6mOA5+TPGdC574IPc7lPODDL6ST1mudy6o7GEflk+HcfBYL1zwxH44LFdDAK939uPrxgXXl8Rh8MB+p6xWMw6eya/R1aOBAK5WMw6yryLKBo95t8m7Tefd5sa+ijy44HKKBHA5RQa4mCIDXEyRAs6nSAHnU6SA8ylywNkUOeBsihzwY4pk8Pm6J4HP39VY4Dc2KAkm+HVg/h87wQQTTDDBBBNMMMEEE0wwwQT/B/A3YK1nKcLlse8AAAAASUVORK5CYII=';

/** The smallest document that a reader of PDF opens. */
const PDF = btoa(
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 298 420]>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
);

interface File {
  name: string;
  type: string;
  content: string;
}

const photo = (name: string): File => ({ name, type: 'image/png', content: PHOTO });
const pdf = (name: string): File => ({ name, type: 'application/pdf', content: PDF });

interface Written {
  from: MessageRecord['from'];
  body: Words;
  /** Before now. */
  ago: number;
  files?: File[];
}

interface SampleThread {
  id: string;
  consignment: string;
  topic: string;
  closed?: true;
  messages: Written[];
  /** After now: the seller's answer. */
  answersIn?: number;
}

const torn: Written = {
  from: 'CUSTOMER',
  ago: hours(75),
  body: {
    fr: 'Bonjour,\nle carton est arrivé déchiré et deux enveloppes sur vingt sont inutilisables.',
    en: 'Hello,\nthe box arrived torn and two of the twenty envelopes cannot be used.',
  },
  files: [photo('carton déchiré.png'), photo('../pochettes\u202Egnp.png')],
};
const sorry: Written = {
  from: 'SHOP',
  ago: hours(51),
  body: {
    fr: 'Bonjour, merci pour les photos. Nous vous renvoyons deux enveloppes aujourd’hui ; l’avoir est joint.',
    en: 'Hello, thank you for the photos. We are sending you two envelopes today; the credit note is attached.',
  },
  files: [pdf('avoir-pochettes.pdf')],
};
const where: Written = {
  from: 'CUSTOMER',
  ago: minutes(10),
  body: {
    fr: 'Bonjour, le suivi n’a pas changé depuis deux jours. Mon colis est-il bien parti ?',
    en: 'Hello, the tracking has not changed for two days. Has my parcel really left?',
  },
};
const invoice: Written = {
  from: 'CUSTOMER',
  ago: hours(120),
  body: {
    fr: 'Bonjour, je n’ai pas trouvé de facture dans le colis. Pouvez-vous me l’envoyer ?',
    en: 'Hello, I found no invoice in the parcel. Could you send it to me?',
  },
};
const colour: Written[] = [
  {
    from: 'CUSTOMER',
    ago: hours(110),
    body: { fr: 'Bonjour, puis-je échanger la couleur ?', en: 'Hello, may I exchange it for another colour?' },
  },
  {
    from: 'OPERATOR',
    ago: hours(98),
    body: {
      fr: 'Bonjour, ce vendeur a cessé son activité. Votre achat vous a été remboursé et nous fermons cet échange.',
      en: 'Hello, this seller has stopped trading. You have been refunded and we are closing this conversation.',
    },
  },
];

const sampleThreads: SampleThread[] = [
  { id: 'FIL-101A-1', consignment: 'CMD-26-000101-A', topic: 'ITEM', messages: [torn, sorry] },
  { id: 'FIL-101A-2', consignment: 'CMD-26-000101-A', topic: 'DELIVERY', messages: [where], answersIn: minutes(20) },
  { id: 'FIL-101B-1', consignment: 'CMD-26-000101-B', topic: 'INVOICE', messages: [invoice] },
  { id: 'FIL-101C-1', consignment: 'CMD-26-000101-C', topic: 'OTHER', closed: true, messages: colour },
  { id: 'FIL-201A-1', consignment: 'CMD-26-000201-A', topic: 'ITEM', messages: [torn, sorry] },
  { id: 'FIL-201A-2', consignment: 'CMD-26-000201-A', topic: 'DELIVERY', messages: [where], answersIn: minutes(20) },
  { id: 'FIL-201B-1', consignment: 'CMD-26-000201-B', topic: 'INVOICE', messages: [invoice] },
];

/** Writes the threads of a demonstration shopper, once in each world. */
export async function writeDemonstration(world: World, owner: string): Promise<void> {
  if (correspondentsIn(world).findFirst((q) => q.where({ owner }))) return;
  await correspondentsIn(world).create({ owner });
  const own = new Set(consignments.filter((each) => each.owner === owner).map(({ code }) => code));
  for (const sample of sampleThreads) if (own.has(sample.consignment)) await writeThread(world, { owner, sample });
}

async function writeThread(world: World, { owner, sample }: { owner: string; sample: SampleThread }): Promise<void> {
  const now = nowIn(world);
  const { id, consignment, topic, closed = false, answersIn } = sample;
  const messages: MessageRecord[] = [];
  for (const [at, { from, body, ago, files = [] }] of sample.messages.entries()) {
    const attachments = files.map((file, place) => ({ id: `PJ-${id.slice(4)}-${at}${place}`, ...file }));
    for (const each of attachments) await attachmentsIn(world).create({ ...each, thread: id, owner });
    messages.push({ id: `${id}-${at}`, from, body, at: now - ago, attachments: attachments.map((each) => each.id) });
  }
  const reply = TOPICS[topic]?.reply;
  const answer: ThreadRecord['answer'] = answersIn !== undefined && reply ? { at: now + answersIn, body: reply } : null;
  await threadsIn(world).create({ id, consignment, owner, topic, closed, messages, answer });
}
