import fc from 'fast-check';
import { expect, test } from 'vitest';
import { theCarrierOptions } from '#domain/carriers/examples.ts';
import { theForwardingOptions } from '#domain/forwarding/examples.ts';
import { type Answers, type Journey, saveStep } from '#domain/journey/journey.ts';
import { theLetterChoices } from '#domain/letters/examples.ts';
import { aLogoQuote, theLogoChoices } from '#domain/logo/examples.ts';
import { theParcelOptions } from '#domain/parcels/examples.ts';
import { theMailOptions } from '#domain/registered-mail/examples.ts';
import type { Money } from '#domain/shared/money.ts';
import { theStampOptions } from '#domain/stamps/examples.ts';
import { carriers } from '#ui/carriers/carriers.journey.ts';
import { forwarding } from '#ui/forwarding/forwarding.journey.ts';
import { aLetterQuote } from '#ui/letters/letters.examples.ts';
import { letters } from '#ui/letters/letters.journey.ts';
import { logo } from '#ui/logo/logo.journey.ts';
import { aParcelQuote } from '#ui/parcels/parcels.examples.ts';
import { parcels } from '#ui/parcels/parcels.journey.ts';
import { registeredMail } from '#ui/registered-mail/registered-mail.journey.ts';
import type { GivenPorts } from '#ui/request/ports.examples.ts';
import { aForm, aRequest } from '#ui/request/request.examples.ts';
import type { RequestContext } from '#ui/request/request-context.server.ts';
import { stamps } from '#ui/stamps/stamps.journey.ts';
import { journeyPages, journeyPorts, type WholeAnswers, wholeAnswers } from '../every-step.examples.ts';
import type { JourneyView } from '../journey.view.ts';
import { recalculateIntent } from './recalculate.ts';

const parcelOptions = theParcelOptions({ customs: { isNeeded: true, reason: 'CN23' } });
const [letterOptions, mailOptions, stampOptions] = [theLetterChoices(), theMailOptions(), theStampOptions()];
const [forwardingOptions, logoOptions, carrierOptions] = [
  theForwardingOptions(),
  theLogoChoices(),
  theCarrierOptions(),
];

const codes = (all: readonly { code: string }[]) => all.map(({ code }) => code);

/** What may be chosen or typed in each field; in every other one, something and nothing. */
const choices: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  parcels: {
    origin: codes(parcelOptions.origins),
    destination: codes(parcelOptions.destinations),
    postalCode: ['71000', '97100', '97400', '1000'],
    weight: ['0,92', '2', '29,5'],
    quantity: ['1', '3'],
    format: parcelOptions.formats.map(({ format }) => format),
    way: parcelOptions.ways.map(({ way }) => way),
    cover: parcelOptions.covers,
    carrier: [''],
    depositPlace: parcelOptions.depositPlaces.map(({ place }) => place),
    depositDate: ['2026-11-24', '2026-11-25'],
  },
  carriers: { type: carrierOptions.types, weight: ['1', '3'], contents: carrierOptions.contents },
  letters: {
    colour: letterOptions.colours,
    duplex: ['yes', ''],
    addressPage: ['first-page', 'cover-page'],
    level: codes(letterOptions.levels),
    receipt: ['yes', ''],
  },
  logo: {
    subject: ['nouveau', 'prolonger.logo-1', 'renvoyer.logo-2'],
    months: logoOptions.terms.map(({ months }) => String(months)),
  },
  forwarding: {
    offer: codes(forwardingOptions.offers),
    activation: forwardingOptions.activations.map(({ activation }) => activation),
  },
  'registered-mail': {
    destination: codes(mailOptions.destinations),
    weight: ['20', '170', '2000'],
    level: mailOptions.levels.map(({ level }) => level),
    receipt: ['yes', ''],
  },
  stamps: {
    lines: ['1', '2', '3'],
    ...Object.fromEntries(
      ['1', '2'].flatMap((line) => [
        [`letter${line}`, codes(stampOptions.letterTypes)],
        [`destination${line}`, codes(stampOptions.destinations)],
        [`weight${line}`, ['20', '100']],
        [`quantity${line}`, ['1', '20']],
        [`visual${line}`, codes(stampOptions.visuals)],
      ]),
    ),
    support: codes(stampOptions.supports),
    startCell: ['1', '10'],
    addressed: ['yes', ''],
  },
};

/** What another press than that of the step's form changes: a file, a list. */
const elsewhere: ReadonlySet<string> = new Set(['document', 'file', 'text', 'source', 'recipients', 'csv', 'picture']);

/** A price that is another one as soon as anything that decides it is. */
function priceOf(decisive: unknown): { ttc: Money; ht: Money } {
  let cents = 17;
  for (const sign of JSON.stringify(decisive)) cents = (cents * 31 + sign.charCodeAt(0)) % 100_000_007;
  return { ttc: { cents }, ht: { cents } };
}
const quote = { id: 'devis', lines: [], validUntil: '2026-11-22T10:30:00Z' };

const ports: GivenPorts = {
  ...journeyPorts,
  parcels: {
    ...journeyPorts.parcels,
    hsCodes: async () => [],
    quote: async ({ sender: _, recipient: __, declaration: ___, listVersion, reference, ...decisive }) => ({
      kind: 'quoted',
      quote: aParcelQuote({ ...quote, ...priceOf(decisive) }),
    }),
  },
  letters: {
    ...journeyPorts.letters,
    quote: async ({ sender: _, ...decisive }) => ({
      quote: { ...aLetterQuote, ...quote, ...priceOf(decisive) },
      offers: [],
      recipients: [],
      refusals: [],
    }),
  },
  logos: {
    ...journeyPorts.logos,
    quote: async (asked) => ({
      quote: aLogoQuote({ ...quote, ...priceOf('months' in asked ? asked.months : asked.kind) }),
      refusals: [],
    }),
  },
  forwardings: {
    ...journeyPorts.forwardings,
    quote: async ({ offer }) => ({ kind: 'quoted', quote: { ...quote, ...priceOf(offer) } }),
  },
  registeredMails: {
    ...journeyPorts.registeredMails,
    quote: async ({ destination, weight, level, receipt }) => ({
      kind: 'quoted',
      quote: {
        ...quote,
        ...priceOf([destination, weight, level, receipt]),
        nextStep: null,
        levels: [],
        receipt: null,
        printedByPost: null,
      },
    }),
  },
  stamps: {
    ...journeyPorts.stamps,
    quote: async ({ lines }) => ({
      kind: 'quoted',
      quote: { ...quote, ...priceOf(lines), pages: null, nextTariff: null },
    }),
  },
};

const journeys = {
  carriers: carriers.journey(carrierOptions),
  forwarding: forwarding.journey(forwardingOptions),
  letters: letters.journey(letterOptions),
  logo: logo.journey(logoOptions),
  parcels: parcels.journey(parcelOptions),
  'registered-mail': registeredMail.journey(mailOptions),
  stamps: stamps.journey(stampOptions),
} as unknown as Readonly<Record<string, Journey<string, string, unknown>>>;

const measured = { carriers, forwarding, letters, logo, parcels, 'registered-mail': registeredMail, stamps };

/** The step that figures call so. */
function stepMeasuredAs(name: string, journey: string): string {
  const { measuredAs } = measured[journey as keyof typeof measured];
  return Object.entries(measuredAs).find(([, each]) => each === name)?.[0] ?? name;
}

const steps = Object.values(journeyPages)
  .filter(([, , step]) => step !== 'entry' && step !== 'offres')
  .map(([page, journey, step]) => [journey, stepMeasuredAs(step, journey), page] as const);

/** A request of whoever has answered so much. */
function answering(answers: Answers): RequestContext {
  const request = aRequest({ ports });
  const journeyDrafts = {
    ...request.journeyDrafts,
    of: async () => ({ answers, version: 1 }),
    notePrice: async () => {},
    takeQuote: async () => null,
  } as unknown as RequestContext['journeyDrafts'];
  return { ...request, journeyDrafts };
}

const url = new URL('https://boutique.example/etape');
const totalIn = (view: object | null | undefined): string | null =>
  (view as JourneyView).summary.totals.find(({ strong }) => strong)?.value ?? null;

test.each(steps)(
  'the total of %s at %s is that of what stands in its fields, whatever is chosen',
  async (journey, step, page) => {
    const { [journey]: rules } = journeys;
    if (!rules) throw new Error('There is no such journey.');
    const before = wholeAnswers[journey] ?? {};
    const fields = (rules.steps.find(({ name }) => name === step)?.fields ?? []).filter(
      (name) => !elsewhere.has(name) && !name.startsWith('recipients.'),
    );
    const others = (name: string) => choices[journey]?.[name] ?? ['', '1'];
    const { view: first } = await page.show(answering(before), url);
    const isLive = (first as JourneyView).livePrice !== undefined;
    const met = new Set<string | null>();
    const tries = async (changed: WholeAnswers) => {
      const own = Object.fromEntries(fields.map((name) => [name, changed[name] ?? before[name] ?? '']));
      const form = aForm({ ...own, intent: recalculateIntent, version: '1' });
      const shown = isLive ? (await page.post(answering(before), { url, form })).page.view : first;
      const { answers } = saveStep(rules, before, { step, typed: { ...before, ...own } });
      const total = totalIn((await page.show(answering(answers), url)).view);
      expect(totalIn(shown), JSON.stringify(changed)).toBe(total);
      met.add(total);
    };
    for (const name of isLive ? fields : [])
      for (const value of choices[journey]?.[name] ?? []) await tries({ [name]: value });
    const change = fc.record(
      Object.fromEntries(fields.map((name) => [name, fc.constantFrom(...others(name), before[name] ?? '')])),
    );
    await fc.assert(fc.asyncProperty(change, tries), { numRuns: isLive ? 10 : 4 });
    expect(met.size > 1, 'a step whose answers decide the price is tried at several prices').toBe(isLive);
  },
);
