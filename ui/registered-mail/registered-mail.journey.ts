import type { Answers } from '#domain/journey/journey.ts';
import { registeredMailJourney } from '#domain/registered-mail/journey.ts';
import type { MailField, RegisteredMailOptions } from '#domain/registered-mail/registered-mail.ts';
import { partyFaultText } from '#ui/address/party/party-faults.view.ts';
import { printedLines } from '#ui/address/printed-address.ts';
import { declareJourney } from '#ui/journey/declare-journey.ts';
import type { Wording } from '#ui/wording/wording.ts';
import { mailFacts } from './facts.view.ts';

/** The vignette of a registered letter, composed in three steps (journeys §6). */
export const registeredMail = declareJourney({
  name: 'registered-mail',
  icon: 'letter',
  route: 'registeredMail',
  measuredAs: { item: 'votre-recommande', addresses: 'adresses-depot', summary: 'recapitulatif' },
  service: 'registered-mail',
  postage: 'registered-mail',
  options: ({ ports }) => ports.registeredMails.options(),
  journey: registeredMailJourney,
  faults: {
    suspended: ({ since }, { numericDay }) => ({ since: numericDay(since) }),
    'suspended-until': ({ since, until }, { numericDay }) => ({ since: numericDay(since), until: numericDay(until) }),
    'too-heavy': ({ most }, { weight }) => ({ most: weight(most) }),
    'too-heavy-anywhere': ({ most }, { weight }) => ({ most: weight(most) }),
    'date-too-early': ({ earliest }, { promisedDay }) => ({ earliest: promisedDay(earliest) }),
  },
  otherFault: partyFaultText,
  summary,
  facts: mailFacts,
});

interface SummaryContext {
  options: RegisteredMailOptions;
  wording: Wording;
}

function summary(answers: Answers<MailField>, { options, wording }: SummaryContext) {
  const { t, weight, promisedDay } = wording;
  const { values } = registeredMailJourney(options).read(answers);
  const { destination, sender, recipient, deposit, printFormat } = values;
  return {
    item: {
      destination: options.destinations.find(({ code }) => code === destination)?.name,
      weight: values.weight === undefined ? undefined : weight(values.weight),
      level: values.level,
      receipt: values.receipt ? t('registered-mail.with') : undefined,
    },
    addresses: {
      sender: sender && printedLines(sender, wording).join('\n'),
      recipient: recipient && printedLines(recipient, wording).join('\n'),
      depositPlace: deposit && t(`registered-mail.place.${deposit.place}`),
      depositDate: deposit && promisedDay(deposit.date),
    },
    summary: { printFormat: options.printFormats.find(({ code }) => code === printFormat)?.name },
  };
}
