import { pianoAnalytics } from 'piano-analytics-js/dist/browser/piano-analytics.esm.js';

/** Width in pixels from which a device counts as a desktop (specification §9, postal-domain 9.77). */
const desktop = '(min-width: 992px)';
/** As long as the consent cookie lives; the library's default is 13 months. */
const visitorDays = 182;
const configured = new Set<string>();

/** Sends one event of the catalogue to the shop's server, without what the library would add. */
export function send(site: string, event: object): void {
  if (!configured.has(site)) configure(site);
  configured.add(site);
  const data = { ...event, device: matchMedia(desktop).matches ? 'desktop' : 'mobile' };
  pianoAnalytics.sendEvent('page' in event ? 'page.display' : 'failure', data, {
    onBeforeSend(_, model, next) {
      // Titles, addresses and referrers may name somebody, so the library's properties are dropped.
      for (const built of model.build.data.events) built.data = data;
      next();
    },
  });
}

const configure = (site: string) =>
  pianoAnalytics.setConfigurations({
    site,
    collectDomain: `${location.origin}/ecom`,
    path: 'mesure',
    cookieSecure: location.protocol === 'https:',
    storageLifetimeVisitor: visitorDays,
    addEventURL: 'false',
    clickAutoManagement: false,
    enableUTMTracking: false,
    allowHighEntropyClientHints: false,
  });
