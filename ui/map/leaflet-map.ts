import { Control, control, divIcon, latLngBounds, type Marker, map as mapOn, marker, tileLayer } from 'leaflet';
import sheet from 'leaflet/dist/leaflet.css?url';
import { trustHtml } from '#ui/lean/trusted-types.ts';
import { lineOf, type MapView } from './map.view.ts';

interface Drawing extends Omit<MapView, 'label' | 'failed'> {
  words: { zoomIn: string; zoomOut: string };
  /** The CSS class of a marker. */
  look: string;
  /** Called when the map's pictures cannot be loaded. */
  failed(): void;
}

/**
 * Draws the points with their numbers in the list; a marker links to its line. Returns the function that removes the
 * map.
 */
export async function drawMap(
  element: HTMLElement,
  { tiles, servers, attribution, places, words, look, failed }: Drawing,
): Promise<() => void> {
  await loadStyles();
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const drawn = mapOn(element, {
    zoomControl: false,
    attributionControl: false,
    zoomAnimation: !isStill,
    fadeAnimation: !isStill,
    markerZoomAnimation: !isStill,
    // The wheel scrolls the page, not the map.
    scrollWheelZoom: false,
  });
  credits(attribution).addTo(drawn);
  control.zoom({ zoomInTitle: words.zoomIn, zoomOutTitle: words.zoomOut }).addTo(drawn);
  tileLayer(tiles, { subdomains: [...servers], maxZoom: 19 })
    .once('tileerror', failed)
    .addTo(drawn);
  // Leaflet creates the markers' elements only once the map has a position.
  const all = latLngBounds(places.map(({ latitude, longitude }) => [latitude, longitude]));
  const fit = () => drawn.fitBounds(all, { padding: [markerSize, markerSize], maxZoom: 16, animate: false });
  fit();
  // A window that is turned holds them all too, unless somebody has moved the map.
  drawn.on('resize', fit).once('dragstart', () => drawn.off('resize', fit));
  const lines = new AbortController();
  for (const place of places) highlight(place, pin(place, look).addTo(drawn), lines.signal);
  return () => {
    lines.abort();
    drawn.remove();
  };
}

/** In place of Leaflet's own control, whose texts trusted types refuse (`lean/trusted-types.ts`). */
function credits(attribution: string): Control {
  const drawn = new Control({ position: 'bottomright' });
  drawn.onAdd = () =>
    Object.assign(document.createElement('div'), {
      className: 'leaflet-control-attribution',
      innerHTML: trustHtml(attribution),
    });
  return drawn;
}

type Place = MapView['places'][number];

/** That much room stays around the points: no marker is cut. */
const markerSize = 32;

function pin({ id, number, name, latitude, longitude }: Place, look: string): Marker {
  const icon = divIcon({ html: String(number), className: look, iconSize: [markerSize, markerSize] });
  const placed = marker([latitude, longitude], { icon, title: name, riseOnHover: true });
  placed.on('click', () => leadTo(id));
  placed.on('add', () => {
    const element = placed.getElement();
    element?.setAttribute('aria-label', `${number}. ${name}`);
    element?.addEventListener('keydown', (event) => {
      if (event.key !== 'Enter' && event.key !== ' ') return;
      event.preventDefault();
      leadTo(id);
    });
  });
  return placed;
}

/** A line that is pointed at, or has the focus, shows where its place is. */
function highlight({ id }: Place, placed: Marker, signal: AbortSignal) {
  const line = document.getElementById(lineOf(id));
  const light = (isLit: boolean) => () => {
    placed.getElement()?.toggleAttribute('data-lit', isLit);
    placed.setZIndexOffset(isLit ? 1000 : 0);
  };
  for (const event of ['pointerenter', 'focusin']) line?.addEventListener(event, light(true), { signal });
  for (const event of ['pointerleave', 'focusout']) line?.addEventListener(event, light(false), { signal });
}

function leadTo(id: string) {
  const line = document.getElementById(lineOf(id));
  line?.focus({ preventScroll: true });
  line?.scrollIntoView({ block: 'center' });
}

/** Loads the library's sheet once, before a map is drawn; another map waits for the same. */
function loadStyles(): Promise<void> {
  const asked = document.querySelector<HTMLLinkElement>(`link[href="${sheet}"]`);
  if (asked?.sheet) return Promise.resolve();
  const link = asked ?? Object.assign(document.createElement('link'), { rel: 'stylesheet', href: sheet });
  return new Promise((resolve, reject) => {
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => {
      link.remove();
      reject(new Error('no sheet'));
    });
    if (!asked) document.head.append(link);
  });
}
