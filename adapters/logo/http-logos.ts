import type { Config } from '#adapters/config.ts';
import {
  createLogoConfiguration,
  createLogoPicture,
  deleteLogoPicture,
  downloadLogo,
  getLogoConfiguration,
  getLogoOptions,
  getLogoPicture,
  getLogos,
  previewLogoPicture,
  quoteLogo,
  replaceLogoConfiguration,
  resubmitLogo,
} from '#adapters/generated/logo/sdk.gen.ts';
import type { Backend } from '#adapters/http/backend.ts';
import { configurationsOf } from '#adapters/http/configurations.ts';
import { downloadFrom } from '#adapters/http/download.ts';
import { isName } from '#adapters/http/path-names.ts';
import { refusalReader } from '#adapters/http/refusal-words.ts';
import type {
  Logo,
  LogoComposition,
  LogoDesign,
  LogoOptions,
  LogoPicture,
  Logos,
  PictureUpload,
  PricedLogo,
  QuotedLogo,
} from '#domain/logo/logo.ts';
import type { Download } from '#domain/shared/download.ts';
import {
  fromDesign,
  fromPriced,
  fromSold,
  refusalWords,
  toConfiguration,
  toLogo,
  toOptions,
  toPicture,
  toPictureRefusal,
  toQuoted,
} from './logo-mapping.ts';

const asPng = { name: null, otherwise: 'logo.png', extension: '.png' };

export class HttpLogos implements Logos {
  readonly #backend: Backend;
  readonly #config: Pick<Config, 'TIMEOUT_UPLOAD'>;

  constructor(backend: Backend, config: Pick<Config, 'TIMEOUT_UPLOAD'>) {
    this.#backend = backend;
    this.#config = config;
  }

  /** Options are the same for everybody. */
  async options(): Promise<LogoOptions> {
    const { calls, open, context } = this.#backend;
    const request = getLogoOptions({ ...open, path: { userId: 'anonymous' }, query: context });
    return toOptions(await calls.callOrThrow('getLogoOptions', request));
  }

  async mine(): Promise<Logo[]> {
    // A visitor has none: no call is needed.
    if (this.#backend.userId === 'anonymous') return [];
    const { calls, own, context, userId } = this.#backend;
    const request = getLogos({ ...own, path: { userId }, query: context });
    return (await calls.callOrThrow('getLogos', request)).logos.map(toLogo);
  }

  async keep({ name, type, content }: Parameters<Logos['keep']>[0]): Promise<PictureUpload> {
    const { calls, context, userId } = this.#backend;
    const sent = createLogoPicture({
      ...this.#backend.ownWithin(this.#config.TIMEOUT_UPLOAD),
      path: { userId },
      query: context,
      body: { file: new File([content], name, { type }) },
    });
    const answer = await calls.call('createLogoPicture', sent);
    return answer.ok
      ? { kind: 'kept', picture: toPicture(answer.data) }
      : { kind: 'refused', refusal: toPictureRefusal(answer.refusal.reason ?? undefined) };
  }

  async picture(id: string): Promise<LogoPicture | null> {
    if (!isName(id)) return null;
    const { calls, own, context, userId } = this.#backend;
    const path = { userId, pictureId: id };
    const answer = await calls.call('getLogoPicture', getLogoPicture({ ...own, path, query: context }));
    return answer.ok ? toPicture(answer.data) : null;
  }

  /** A missing one counts as purged. */
  async purge(id: string): Promise<void> {
    if (!isName(id)) return;
    const { calls, own, context, userId } = this.#backend;
    const path = { userId, pictureId: id };
    await calls.call('deleteLogoPicture', deleteLogoPicture({ ...own, path, query: context }));
  }

  async preview(
    id: string,
    { placement, background, colour }: Parameters<Logos['preview']>[1],
  ): Promise<Download | 'unknown'> {
    if (!isName(id)) return 'unknown';
    const { calls, ownFile, context, userId } = this.#backend;
    const path = { userId, pictureId: id };
    const query = {
      ...context,
      ...placement,
      ...(background !== null && { background }),
      colour: colour === 'black' ? 'BLACK' : 'COLOUR',
    };
    const result = previewLogoPicture({ ...ownFile('image/png'), path, query });
    const answer = await downloadFrom(calls, 'previewLogoPicture', { result, ...asPng });
    return answer.ok ? answer.data : 'unknown';
  }

  async image(logoId: string, { isFrameOnly = false } = {}): Promise<Download | 'unknown'> {
    if (!isName(logoId)) return 'unknown';
    const { calls, ownFile, context, userId } = this.#backend;
    const path = { userId, logoId };
    const result = downloadLogo({
      ...ownFile('image/png'),
      path,
      query: { ...context, ...(isFrameOnly && { frameOnly: true }) },
    });
    const answer = await downloadFrom(calls, 'downloadLogo', { result, ...asPng });
    return answer.ok ? answer.data : 'unknown';
  }

  async quote(request: PricedLogo): Promise<QuotedLogo> {
    const { calls, own, context, userId } = this.#backend;
    const path = { userId };
    const body = fromPriced(request);
    const wire = await calls.callOrThrow('quoteLogo', quoteLogo({ ...own, path, query: context, body }));
    return toQuoted(wire, refusalReader(calls, 'quoteLogo', refusalWords));
  }

  configure = (composition: LogoComposition) => configurations.configure(this.#backend, composition);
  configurationOf = (id: string) => configurations.configurationOf(this.#backend, id);
  replace = (id: string, composition: LogoComposition) => configurations.replace(this.#backend, id, composition);

  async resubmit(logoId: string, design: LogoDesign): ReturnType<Logos['resubmit']> {
    if (!isName(logoId)) return { kind: 'gone' };
    const { calls, own, context, userId } = this.#backend;
    const path = { userId, logoId };
    const sent = resubmitLogo({ ...own, path, query: context, body: fromDesign(design) });
    const answer = await calls.call('resubmitLogo', sent);
    if (answer.ok) return { kind: 'sent' };
    const { reason, status, type, subject } = answer.refusal;
    if (status === 404) return { kind: 'gone' };
    const read = refusalReader(calls, 'resubmitLogo', refusalWords);
    return { kind: 'refused', refusals: [read({ reason: reason ?? type, subject: subject ?? '' })] };
  }
}

const configurations = configurationsOf({
  name: 'Logo',
  create: (call) => createLogoConfiguration(call),
  get: (call) => getLogoConfiguration(call),
  replace: (call) => replaceLogoConfiguration(call),
  bodyOf: ({ request, quoteId }: LogoComposition) => ({ ...fromSold(request), quoteId }),
  words: refusalWords,
  toStored: ({ configurationId: id, productCode }) => ({ id, productCode }),
  toConfiguration,
});
