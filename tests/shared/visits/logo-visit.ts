/** A professional on the pages of a stamp logo, and what the backend is asked there. */
import { aCart, aLine } from '#domain/cart/examples.ts';
import {
  aLogo,
  aLogoDesign,
  aLogoPicture,
  aLogoQuote,
  aRefusedLogo,
  theLogoAnswers,
  theLogoOptions,
} from '#domain/logo/examples.ts';
import type { LogoComposition, LogoPicture, Logos } from '#domain/logo/logo.ts';
import { Fault } from '#domain/shared/fault.ts';
import { aVectorLogo } from '#mocks/logo/samples.ts';
import { storedDrafts } from '#tests/shared/stored-drafts.ts';
import { choicePage } from '#ui/logo/choice/choice.server.ts';
import { extensionPage } from '#ui/logo/extension/extension.server.ts';
import { summaryPage } from '#ui/logo/summary/summary.server.ts';
import { journeyCookie } from '#ui/request/journey-drafts.server.ts';
import type { GivenPorts } from '#ui/request/ports.examples.ts';
import { aForm, aRequest, argsOf, type GivenRequest } from '#ui/request/request.examples.ts';
import { wordingOf } from '#ui/wording/wording.server.ts';

export const { t, paths } = wordingOf({ lang: 'fr', mode: 'pro' });
export const away = new Fault('unavailable', 'logos');
export const answers = theLogoAnswers() as Record<string, string>;
export const configuration = { id: 'configuration-1', productCode: 'mon-timbre-avec-logo' };

interface LogoCalls {
  kept: { name: string; type: string }[];
  purged: string[];
  configured: LogoComposition[];
  replaced: string[];
  again: string[];
  added: unknown[];
}

interface Over {
  logos?: Partial<Logos>;
  /** The draft's picture. */
  sent?: LogoPicture | null;
  session?: GivenRequest['session'];
}

/** The pages of a shopper with these answers, and what the backend was asked. */
export async function aVisit(given: Record<string, string> = {}, { logos, sent = aLogoPicture(), session }: Over = {}) {
  const asked: LogoCalls = { kept: [], purged: [], configured: [], replaced: [], again: [], added: [] };
  const ports: GivenPorts = {
    logos: {
      options: async () => theLogoOptions(),
      mine: async () => [aLogo(), aRefusedLogo()],
      picture: async (id) => sent && { ...sent, id },
      keep: async ({ name, type }) => {
        asked.kept.push({ name, type });
        return { kind: 'kept', picture: aLogoPicture({ id: 'visuel-2', name, state: 'received', size: null }) };
      },
      purge: async (id) => void asked.purged.push(id),
      quote: async () => ({ quote: aLogoQuote(), refusals: [] }),
      configure: async (composition) => {
        asked.configured.push(composition);
        return { kind: 'configured', configuration };
      },
      replace: async (id) => {
        asked.replaced.push(id);
        return { kind: 'configured', configuration };
      },
      configurationOf: async () => ({
        ...configuration,
        request: { kind: 'new', design: aLogoDesign(), months: 12 },
        ttc: aLogoQuote().ttc,
        ht: aLogoQuote().ht,
      }),
      resubmit: async (id) => {
        asked.again.push(id);
        return { kind: 'sent' };
      },
      ...logos,
    },
    carts: {
      current: async () => aCart({ lines: [aLine({ configurationId: configuration.id })] }),
      add: async (product) => {
        asked.added.push(product);
        return { kind: 'added', added: 1, line: null } as never;
      },
    },
  };
  const journeyDrafts = storedDrafts();
  const request = (unreadFiles: ('size' | 'count')[] = []) =>
    aRequest({
      ports,
      journeyDrafts,
      mode: 'pro',
      unreadFiles,
      // Of a visitor, whose drafts are those of the browser.
      ...(session && { session, cookies: { [journeyCookie]: `journey-${'n'.repeat(32)}` } }),
    });
  if (Object.keys(given).length > 0) await request().journeyDrafts.save('logo', { answers: given, version: 0 });
  return {
    request,
    /** The framework's, of a route that is no page. */
    args: (path: string) => argsOf(request(), { path, journeyDrafts }),
    asked,
    draft: async () => (await request().journeyDrafts.of('logo')).answers,
  };
}
export type Visit = Awaited<ReturnType<typeof aVisit>>;

export const url = new URL('https://boutique.example/');
const pages = { choice: choicePage, extension: extensionPage, summary: summaryPage };

export const posts = (visit: Visit, page: keyof typeof pages, fields: Record<string, string | File>) =>
  pages[page].post(visit.request(), { url, form: aForm(fields) });
export const errorsOf = async (posted: Promise<{ status: number; page: object }>) => {
  const { status, page } = await posted;
  return [status, Object.keys((page as { view: { errors: object } }).view.errors)];
};

export const svg = (text = aVectorLogo()) => new File([text], 'enseigne.svg');
const pngBeginning = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52];
export function png(width: number, height: number, bytes = 24) {
  const content = new Uint8Array(bytes);
  content.set([...pngBeginning, ...[width, height].flatMap((side) => [0, 0, side >> 8, side & 255])]);
  return new File([content], 'logo.png');
}
const jpegBeginning = [0xff, 0xd8, 0xff, 0xe0, 0, 4, 1, 2, 0xff, 0xc2, 0, 11, 8, 2, 0x58, 3, 0x20];
/** Of 800 × 600 pixels: `colours` are three of light, or four inks. */
export const jpeg = (colours: number) => new File([Uint8Array.of(...jpegBeginning, colours, 0, 0, 0)], 'logo.jpg');
