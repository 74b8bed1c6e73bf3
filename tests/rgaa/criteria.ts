/**
 * The 106 criteria of RGAA 4.1.2, each with its proof. The accessibility statement takes its rate and its exceptions from
 * here (`rgaa.test.ts`), so that it says what is tested and nothing else.
 */

/** Of a criterion that the shop meets; at least one of the three. */
export interface Proof {
  /** Rules of axe, which judges every story. */
  axe?: readonly string[];
  /** Tests by file and title, stories by file and name. */
  tests?: readonly (readonly [file: string, title: string])[];
  /** The day on which somebody looked. */
  seen?: string;
}

export type Criterion =
  | { state: 'met'; proof: Proof }
  | { state: 'not-applicable'; reason: string }
  /** What is wrong or not proven yet, as the statement says it. */
  | { state: 'not-met'; fr: string; en: string };

/** The audit of 76 states of pages, in Chromium. */
const audit = '2026-11-28';
/** The same pages once more, after what the audit found was mended. */
const again = '2026-11-29';
/**
 * By ear, with Orca 43 in Firefox ESR 153, and in part in Chromium, on Linux. Heard: the question about cookies, menu, search
 * and its suggestions, filters, sorting and « Voir les suivants », adding to the cart and its dialog, a product and its
 * pictures, the cart with its quantities and what is removed from it, a wrong and a right sign-in, the delivery with a wrong
 * address, suggestions of streets, pickup points, payment up to the refusal of the bank's page, the first two steps of a
 * parcel and of a registered letter with their faults and prices, the first step of a forwarding, the file of a letter, the
 * address book, orders with their search, an order, a question to a seller, the choice of what is withdrawn from, points of
 * sale, the warning before a session ends, the change of language, a page that is not found; in French, and a list, the search
 * and a product in English. Mended: dialogs, the message about a removed line and places to
 * which links lead were silent; empty fields were called invalid; the reading place leapt to the search; of a status only
 * what had changed was read; the total of the cart and prices that are asked for were said twice; the hours of a pickup point
 * had a name that repeated itself.
 *
 * On 1 December, what shoppers do further: markers of both maps, a wrong and a right voucher, a refused file of a letter and of
 * a message, steps three and four of a parcel, a forwarding to the cart, the last step of a registered letter, a return with
 * its faults, the question to a seller to its end, a payment by card to its confirmation, an order, printable stamps and the
 * setting of a printer. Mended: the label of a date was not said in Firefox; nothing told that a number was copied, that the
 * contents of a parcel were looked up or that choices about cookies were kept; of points of sale the focus said « status bar »
 * instead of their count; what is found of a content was said twice, and a price that had not changed after each answer.
 * Left, of the browsers: Firefox puts the label of a file field into its name as well, so that Orca says it twice, and Orca
 * says no hint of a date there; Chromium says each part of a date with its label twice, and the count of a list when it is
 * loaded. Left, of the shop: the name of « Supprimer » in the cart is as long as its line. A Tab was silent after a page
 * that Orca was reading: its reading place stood there already.
 *
 * On 1 December, in French and in Firefox, of what professionals do: the registration and the sign-in with their faults, an
 * account that may not see a page, the quick order by a paste with wrong lines, parcels by a paste from their columns to the
 * cart, the library of logos with its filter, refused and accepted files, the frame and the subscription of a logo, deposit
 * lists made and cancelled, the account, the company's certification, addresses. Mended: of a quick order the lines to correct
 * were not said; of what was read from a file only the heading of the page; how a logo fits, and how many labels are chosen,
 * changed unheard; a message with the focus was « status bar » alone. What was done
 * (an address deleted, a deposit list made or cancelled) was silent where the router shows it.
 *
 * Then, in French: the request for certification with its faults, to its end; the company's page; the list of orders of a company
 * that has none; an order, a return and a message to a seller, with their faults; help; the list of sellers; the contract of a
 * forwarding; the sign-in with nothing filled in. In English: that contract with its code, its fault and another letter, and the
 * first state of an alert for a sold-out article. Mended: the press that sent a corrected form said its old faults again, also
 * where the answer was good; a step to come that has no date was said like one that is reached. Left: where a group of choices
 * is wrong, Orca says its fault while it reads, and at none of its choices; it says nothing of `aria-current`, of a wrong
 * combo box its fault but not « invalid », and an empty status is « status bar » to it while it reads.
 *
 * Once more on 1 December, in Firefox, in both languages: the banner of cookies, the menu, suggestions of the search,
 * filters and their count, the alert for a sold-out article with its fault, a return and the first step of a parcel with
 * their faults, the registration of an individual with its faults, the first orders of a company in its list, its quick
 * order with nothing and with wrong lines, the list of one seller to its first filters. In French alone: the first step of
 * a forwarding, a message to a seller and a refund with their faults, a withdrawal, a deposit list, adding to the cart, a
 * voucher that does not exist. In English alone: the form of a return line by line. Mended: the fault of a field that alone
 * is refused was said with the focus and by a live region (voucher, alert, a field that an order lacks); a filter was said
 * again at each further choice; a voucher and an alert that were refused a second time for the same were silent. Left, of
 * the shop: the first filter that is ticked is said once more, since the answer makes all of them anew; a field that is
 * refused a second time for the same is silent where the focus is in it. Left, of Orca: where a form loads the whole page,
 * as the quick order and the registration do, it says the title of the summary again after « Finished loading »; the first
 * fault of a voucher is said with the field and once more as a change of its description.
 *
 * Not heard: the last step of a logo, « Mon timbre en ligne » in a second mode, the table of returns, the registration of a
 * professional in English, most other pages in English. Tracking is another site.
 */
export const verified = '2026-12-01';

const met = (proof: Proof): Criterion => ({ state: 'met', proof });
const none = (reason: string): Criterion => ({ state: 'not-applicable', reason });
const seen = met({ seen: audit });

const titles = ['tests/journeys/every-route.spec.ts', 'have one first heading, fit'] as const;
const keyboard = ['tests/journeys/keyboard.spec.ts', 'a professional buys in English with the keyboard alone'] as const;
const palette = ['ui/styles/tokens.stories.tsx', 'EveryPairOfTheShop'] as const;
const heardForm = ['ui/address/form/address-form.screen-reader.stories.tsx', 'Form'] as const;
const noMedia = 'no sound and no video';
const noFrame = 'no frame';

export const criteria: Readonly<Record<string, Criterion>> = {
  '1.1': met({
    axe: ['image-alt', 'svg-img-alt'],
    tests: [['ui/components/kit.test.ts', 'every picture says what stands in its place when it cannot be fetched']],
  }),
  '1.2': met({ axe: ['image-redundant-alt'], seen: audit }),
  '1.3': met({
    tests: [['mocks/catalog/items.test.ts', 'each view of an article has an alternative of its own']],
    seen: again,
  }),
  '1.4': none('no test pictures'),
  '1.5': none('no test pictures'),
  '1.6': none('no picture needs a long description'),
  '1.7': none('no picture needs a long description'),
  '1.8': none('no picture of a text'),
  '1.9': none('no picture with a legend'),
  '2.1': none(noFrame),
  '2.2': none(noFrame),
  '3.1': met({ axe: ['link-in-text-block'], seen: audit }),
  '3.2': met({ axe: ['color-contrast'], tests: [palette] }),
  '3.3': met({ tests: [palette], seen: audit }),
  '4.1': none(noMedia),
  '4.2': none(noMedia),
  '4.3': none(noMedia),
  '4.4': none(noMedia),
  '4.5': none(noMedia),
  '4.6': none(noMedia),
  '4.7': none(noMedia),
  '4.8': none(noMedia),
  '4.9': none(noMedia),
  '4.10': none(noMedia),
  '4.11': none(noMedia),
  '4.12': none(noMedia),
  '4.13': none(noMedia),
  '5.1': none('no complex table'),
  '5.2': none('no complex table'),
  '5.3': none('no table for layout'),
  '5.4': seen,
  '5.5': seen,
  '5.6': met({ axe: ['empty-table-header', 'td-headers-attr', 'th-has-data-cells'], seen: audit }),
  '5.7': met({ axe: ['scope-attr-valid', 'th-has-data-cells'], seen: audit }),
  '5.8': none('no table for layout'),
  '6.1': met({
    tests: [
      [
        'ui/catalog/product/product.view.test.ts',
        'the link that enlarges a picture says which of them, and what is on it',
      ],
    ],
    seen: again,
  }),
  '6.2': met({ axe: ['link-name'] }),
  // With the readers that could be had, which the statement names, and those that could not.
  '7.1': met({
    axe: ['aria-allowed-attr', 'aria-input-field-name', 'aria-required-attr', 'aria-valid-attr-value', 'button-name'],
    tests: [
      heardForm,
      ['ui/components/overlays/overlays.screen-reader.stories.tsx', 'Dialog'],
      ['ui/cart/cart.screen-reader.stories.tsx', 'Quantity'],
      ['ui/navigation/arrival.stories.tsx', 'WhatIsDoneOnThePageThatStays'],
    ],
    seen: verified,
  }),
  '7.2': met({
    tests: [['tests/journeys/connection.spec.ts', 'the page stays while the network is away']],
    seen: audit,
  }),
  '7.3': met({ tests: [keyboard] }),
  '7.4': seen,
  '7.5': met({
    tests: [
      ['ui/components/files/files-field.stories.tsx', 'ChosenAndTakenBack'],
      ['ui/components/page/hidden.stories.tsx', 'Announced'],
      ['ui/consent/consent.stories.tsx', 'Answered'],
    ],
  }),
  '8.1': met({ tests: [titles], seen: audit }),
  '8.2': met({ axe: ['duplicate-id-aria'], seen: audit }),
  '8.3': met({
    axe: ['html-has-lang'],
    tests: [['tests/journeys/every-route.spec.ts', 'addresses answer as they should to']],
  }),
  '8.4': met({ axe: ['html-lang-valid'], tests: [['tests/shared/languages.test.ts', 'no English text is French']] }),
  '8.5': met({
    axe: ['document-title'],
    tests: [['tests/journeys/every-route.spec.ts', 'addresses answer as they should to']],
  }),
  '8.6': met({
    tests: [
      [
        'ui/journey/journey-tracking.test.ts',
        'the tab of each step says its name, its place among the steps and its service',
      ],
      ['tests/journeys/every-route.spec.ts', 'addresses answer as they should to'],
    ],
  }),
  '8.7': met({
    axe: ['valid-lang'],
    tests: [
      [
        'ui/request/error/error.view.test.ts',
        'an error is named in the language of the page, where its English heading is marked',
      ],
    ],
  }),
  '8.8': met({ axe: ['valid-lang'], seen: audit }),
  '8.9': seen,
  '8.10': none('both languages are read from left to right'),
  '9.1': met({ axe: ['heading-order', 'page-has-heading-one'], tests: [titles] }),
  '9.2': met({ axe: ['landmark-one-main', 'region'] }),
  '9.3': met({ axe: ['list', 'listitem', 'definition-list'] }),
  '9.4': none('no quotation'),
  '10.1': seen,
  '10.2': seen,
  '10.3': seen,
  '10.4': seen,
  '10.5': met({ tests: [palette], seen: audit }),
  '10.6': met({ axe: ['link-in-text-block'] }),
  '10.7': met({
    tests: [
      keyboard,
      [
        'ui/components/kit.test.ts',
        'every story of the kit leaves room around its component for the ring of the focus',
      ],
    ],
  }),
  '10.8': seen,
  '10.9': seen,
  '10.10': seen,
  '10.11': met({ tests: [['tests/journeys/every-route.spec.ts', 'and cut no text']] }),
  '10.12': met({ tests: [['tests/journeys/every-route.spec.ts', 'also with the text spacing of RGAA']] }),
  '10.13': none('nothing appears on hover or focus alone'),
  '10.14': met({ tests: [keyboard], seen: audit }),
  '11.1': met({ axe: ['label', 'select-name', 'label-title-only'], seen: again }),
  '11.2': met({ axe: ['label'], tests: [heardForm] }),
  '11.3': seen,
  '11.4': seen,
  '11.5': met({ tests: [['ui/catalog/listing/listing.stories.tsx', 'FirstPage'], heardForm] }),
  '11.6': met({ tests: [heardForm] }),
  '11.7': met({ tests: [heardForm] }),
  '11.8': seen,
  '11.9': met({
    axe: ['button-name', 'input-button-name'],
    tests: [['ui/pickup/pickup.view.test.ts', 'the button of each point names the point and its address']],
  }),
  '11.10': met({
    tests: [
      ['ui/address/form/address-form.stories.tsx', 'Refused'],
      ['ui/components/controls/field.stories.tsx', 'Optional'],
    ],
    seen: again,
  }),
  '11.11': met({ tests: [['ui/address/check/address-check.stories.tsx', 'OneSuggestion']], seen: audit }),
  '11.12': met({
    tests: [['tests/journeys/purchase.spec.ts', 'a shopper buys booklets, from the home page to the confirmation']],
    seen: audit,
  }),
  '11.13': met({ axe: ['autocomplete-valid'], seen: audit }),
  '12.1': seen,
  '12.2': seen,
  '12.3': none('no site map'),
  '12.4': none('no site map'),
  '12.5': seen,
  '12.6': met({ axe: ['landmark-unique', 'region'] }),
  '12.7': met({ axe: ['bypass', 'skip-link'], tests: [keyboard] }),
  '12.8': met({
    axe: ['tabindex'],
    tests: [keyboard, ['tests/journeys/consent.spec.ts', 'the three answers have the same weight and room']],
  }),
  '12.9': met({ tests: [keyboard] }),
  '12.10': none('no shortcut of a single key'),
  '12.11': seen,
  '13.1': met({
    tests: [
      [
        'ui/session/session-end.view.test.ts',
        'a session that nobody uses warns two minutes before its end, and is prolonged by a press',
      ],
      ['ui/session/session-warning.stories.tsx', 'Near'],
      [
        'mocks/payment/payment.test.ts',
        'the payment page says until when it is open, warns two minutes before, and is prolonged with what was typed',
      ],
    ],
  }),
  '13.2': seen,
  '13.3': met({
    tests: [
      ['mocks/pdf/paper.test.ts', 'a file is tagged, and has a title and the language'],
      ['tests/contracts/printed-files.test.ts', 'is tagged, has a title, its size, and the language of who reads it'],
    ],
  }),
  '13.4': none('no document that comes as an accessible version of another'),
  '13.5': none('no cryptic content'),
  '13.6': none('no cryptic content'),
  '13.7': none('nothing flashes'),
  '13.8': met({ axe: ['meta-refresh'], seen: audit }),
  '13.9': met({ axe: ['css-orientation-lock'], seen: audit }),
  '13.10': met({ seen: audit, tests: [['ui/catalog/product/product.stories.tsx', 'Zoom']] }),
  '13.11': seen,
  '13.12': none('nothing is done by moving a device'),
};
