import { fromAddress, toAddress } from '#adapters/address/address-mapping.ts';
import type {
  OptionPrice,
  RegisteredMailConfiguration,
  RegisteredMailQuote,
  WholeRegisteredMail,
  Destination as WireDestination,
  RegisteredMail as WireMail,
  RegisteredMailOptions as WireOptions,
} from '#adapters/generated/registered-mail/types.gen.ts';
import { toMoney, toQuoteBasis, wordOf } from '#adapters/shared-mapping.ts';
import type {
  MailConfiguration,
  MailDepositPlace,
  MailDestination,
  MailLevel,
  MailQuote,
  PricedMail,
  RegisteredMail,
  RegisteredMailOptions,
} from '#domain/registered-mail/registered-mail.ts';

const levels: Record<string, MailLevel> = { R1: 'R1', R2: 'R2', R3: 'R3' };
const places: Record<string, MailDepositPlace> = { POST_OFFICE: 'post-office', LETTERBOX: 'letterbox' };
const placeCodes: Record<MailDepositPlace, string> = { 'post-office': 'POST_OFFICE', letterbox: 'LETTERBOX' };

/** Unknown levels and places have no texts here, so they are not offered. */
export const toOptions = (wire: WireOptions): RegisteredMailOptions => ({
  productCode: wire.productCode,
  validFrom: wire.validFrom,
  destinations: wire.destinations.map(toDestination),
  levels: wire.levels.flatMap(({ code, compensation }) => {
    const level = wordOf(levels, code);
    return level ? [{ level, compensation: toMoney(compensation) }] : [];
  }),
  depositPlaces: wire.depositPlaces.flatMap(({ code, depositDates, cutOffTime }) => {
    const place = wordOf(places, code);
    return place ? [{ place, dates: depositDates, cutOff: cutOffTime ?? null }] : [];
  }),
  printFormats: wire.printFormats.map(({ code, name }) => ({ code, name })),
  validDays: wire.labelValidityDays,
});

const toDestination = (wire: WireDestination): MailDestination => ({
  code: wire.code,
  name: wire.name,
  weightSteps: wire.maxWeights,
  levels: wire.levels.flatMap((code) => wordOf(levels, code) ?? []),
  hasReceipt: wire.acknowledgement,
  suspension: wire.suspension ? { since: wire.suspension.startDate, until: wire.suspension.endDate ?? null } : null,
});

/** `null`: the letter cannot be priced. */
export function toQuote(wire: RegisteredMailQuote): MailQuote | null {
  const { nextWeightStep: next } = wire;
  const quote = toQuoteBasis(wire);
  if (!quote) return null;
  return {
    ...quote,
    nextStep: next ? { remaining: next.remainingWeight, extra: toMoney(next.extraPrice) } : null,
    levels: (wire.levels ?? []).flatMap(({ code, ...amounts }) => {
      const level = wordOf(levels, code);
      return level ? [{ level, ...toAmounts(amounts) }] : [];
    }),
    receipt: wire.acknowledgement ? toAmounts(wire.acknowledgement) : null,
    printedByPost: wire.printedByPost ? toAmounts(wire.printedByPost) : null,
  };
}

const toAmounts = ({ price, priceWithTax }: OptionPrice) => ({ ttc: toMoney(priceWithTax), ht: toMoney(price) });

/** `null`: the configuration has something that this shop cannot compose. */
export function toConfiguration(wire: RegisteredMailConfiguration): MailConfiguration | null {
  const mail = toMail(wire);
  const { configurationId: id, totalPriceWithTax, totalPriceWithoutTax } = wire;
  return mail && { id, mail, ttc: toMoney(totalPriceWithTax), ht: toMoney(totalPriceWithoutTax) };
}

function toMail(wire: WholeRegisteredMail): RegisteredMail | null {
  const [level, place] = [wordOf(levels, wire.level), wordOf(places, wire.deposit.place)];
  if (!level || !place) return null;
  return {
    destination: wire.destination,
    weight: wire.weight,
    level,
    receipt: wire.acknowledgement ?? false,
    sender: toAddress(wire.sender),
    recipient: toAddress(wire.recipient),
    deposit: { place, date: wire.deposit.depositDate },
    printFormat: wire.printFormat,
  };
}

export const fromPricedMail = ({ sender, recipient, deposit, printFormat, ...mail }: PricedMail): WireMail => ({
  ...fromPriced(mail),
  ...(sender && { sender: fromAddress(sender) }),
  ...(recipient && { recipient: fromAddress(recipient) }),
  ...(deposit && { deposit: fromDeposit(deposit) }),
  ...(printFormat && { printFormat }),
});

export const fromMail = ({
  sender,
  recipient,
  deposit,
  printFormat,
  ...mail
}: RegisteredMail): WholeRegisteredMail => ({
  ...fromPriced(mail),
  level: mail.level,
  sender: fromAddress(sender),
  recipient: fromAddress(recipient),
  deposit: fromDeposit(deposit),
  printFormat,
});

const fromPriced = ({
  destination,
  weight,
  level,
  receipt,
}: Pick<PricedMail, 'destination' | 'weight' | 'level' | 'receipt'>) => ({
  destination,
  weight,
  ...(level && { level }),
  acknowledgement: receipt,
});

const fromDeposit = ({ place, date }: RegisteredMail['deposit']) => ({ place: placeCodes[place], depositDate: date });
