import { foldersOf } from '../../routing/layout-folders.ts';

/** The folders of what a shopper comes to from a public page: cart, checkout, account, journeys, orders, and their parts. */
const purchase = [
  ...foldersOf('checkout'),
  'account',
  'address',
  'carriers',
  'cart',
  'deposit-lists',
  'journey',
  'forwarding',
  'labels',
  'letters',
  'logo',
  'messages',
  'order-lines',
  'orders',
  'parcels',
  'pickup',
  'registered-mail',
  'returns',
  'stamps',
  'withdrawal',
];
const parts =
  'components/(files/|controls/(field-row|choices/choice-link)|page/(step|empty-state|disclosure)|overlays/undo|values/(address-block|cancel-mark|copied-code|timeline|amount|totals))';

/** Pages of a session, in folders whose other sheets public pages need too. */
const pages = 'certification/certification|assisted-service/desk|layout/checkout-shell';

/** Pages of few visits, mostly reached from another page. */
const rare =
  'home/connected-home|consent/consent-form|content/content\\.module|journey/entry/|certification/status-mark|company/|components/page/side-column|map/|points-of-sale/|postage/|catalog/(directory|stock-notice|universe)/';

/**
 * The sheets are few because parts that the server renders name no sheet in the browser: their styles stand in the sheet of
 * every page.
 */
export const sheets = [
  // Styles block the first paint: one file for public pages, one more for the checkout.
  {
    name: 'checkout-styles',
    // The engagement prompt stands on the professional's home too, and the entries of journeys are public pages.
    test: new RegExp(
      `ui/((${purchase.join('|')})/|${parts}|${pages})(?!.*(?:payment-engagement|journey-entry|saved/saved-parcel)).*\\.css$`,
    ),
  },
  { name: 'rare-styles', test: new RegExp(`ui/(${rare}).*\\.css$`) },
  { name: 'styles', test: /\.css$/ },
];

/** Few chunks: code of every page compresses better together than in twenty files. */
export const chunks = [
  // Except libraries that are loaded on demand: analytics after consent, suggestion lists, maps.
  {
    name: 'framework',
    test: /node_modules\/(?!(?:piano-analytics-js|leaflet|downshift|compute-scroll-into-view|prop-types|react-is|@babel)\/)|rolldown\/runtime|preload-helper/,
  },
  {
    name: 'shell',
    test: /ui\/(layout\/(visitor\/addition|shop-shell|session-notice|footer|header|wordmark|public\.layout)|content\/content-html|lean\/(?!static-part|prefetch)|root|entry\.client|navigation\/(?!use-downloads|prefetch-parts)|page\/page-headers|session\/session-mark|components\/(controls\/(choices\/chip|scripted-button)|page\/(links|nav-links|failed)|use-optimistic-value)|routing\/prefixes)\.tsx?$/,
  },
  // Code of totals and forms stays off the public pages, however many pages share it; the home page has cards to choose.
  {
    name: 'totals',
    test: /ui\/components\/(values\/(amount|totals|address-block)|page\/steps|controls\/field-row)\.tsx$/,
  },
  // The entries of journeys are public, and close to their budget: neither totals nor what every page has.
  { name: 'descriptions', test: /ui\/components\/values\/description-list\.tsx$/ },
  { name: 'choices', test: /ui\/components\/controls\/choices\/radio-cards?\.tsx$/ },
  // What asks as one types.
  { name: 'suggestions', test: /ui\/(search\/use-suggestions|address\/lookup\/fetch-json)\.ts$/ },
  // Every page with a form waits for one file.
  {
    name: 'forms',
    test: /ui\/(forms\/(form-screen|use-(form-page|press-anchor|double-press-guard))|components\/controls\/(confirm-step|hidden-fields))\.tsx?$/,
  },
  // Small parts of the product page, the cart and the home page, which wait for one file.
  {
    name: 'goods',
    test: /ui\/(catalog\/recently-viewed\/viewed-key|components\/(controls\/quantity|values\/price))\.tsx?$/,
  },
  {
    name: 'order',
    test: /ui\/components\/controls\/(control|field|choices\/(select-field|checkbox)|error-summary)\.tsx?$/,
  },
  // A step of an order or a journey brings what is above; what only pages of orders and journeys share stays with them.
  {
    name: 'shop',
    test: /ui\/(?!address\/(?:lookup|party|form|check))(layout|components(?!\/(page\/(step-layout|side-column|empty-state|disclosure)|files))|navigation(?!\/use-downloads)|lean|routing|page|analytics|session|request(?!\/file-cookie)|search|address|pickup|wording\/(?!generated))/,
    minShareCount: 5,
  },
  {
    name: 'cards',
    test: /ui\/(catalog\/card\/(card|added|recommended)|lean\/static-part|components\/(overlays\/dialog|page\/pagination))\.tsx?$/,
  },
];
