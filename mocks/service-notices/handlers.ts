import { createOpenApiHttp } from 'openapi-msw';
import type { components, paths } from '#contracts/generated/service-notices.ts';
import { isoNowIn } from '../shared/calendar/clock.ts';
import { type Lang, langOf, type Words } from '../shared/lang.ts';
import { invalidField } from '../shared/problems.ts';
import type { Site } from '../shared/site.ts';
import { worldOf } from '../shared/world.ts';
import { type NoticeRecord, noticesIn } from './records.ts';

const http = createOpenApiHttp<paths>({ baseUrl: '*/ecom/api' });

export const serviceNoticesHandlers = [
  http.get('/{mode}/apim/notices', ({ params, request, response }) => {
    const mode: string = params.mode;
    if (mode !== 'part' && mode !== 'pro') throw invalidField('mode');
    const world = worldOf(request);
    const lang = langOf(request);
    const moment = isoNowIn(world);
    const inForce = [
      ...always(mode),
      ...noticesIn(world)
        .all()
        .filter(({ site }) => site === mode),
    ]
      .filter(({ expiresAt }) => expiresAt === undefined || expiresAt > moment)
      .toSorted((one, other) => Number(other.severity === 'warning') - Number(one.severity === 'warning'));
    return response(200).json({ notices: inForce.map((notice) => answerOf(notice, lang)) });
  }),
];

/** What professionals read every day of the demonstration; individuals have nothing to read until somebody says so. */
const always = (site: Site): NoticeRecord[] => (site === 'pro' ? [{ site, ...logoReview }] : []);

const words = (fr: string, en: string): Words => ({ fr, en });

const logoReview = {
  id: 'info-logo',
  services: ['mtelLogo'],
  severity: 'info',
  title: words('Examen des logos', 'Review of logos'),
  text: words(
    'Les logos envoyés après 16 h sont examinés le jour ouvré suivant.',
    'Logos sent after 16:00 are reviewed on the next working day.',
  ),
};

const answerOf = (
  { id, services, severity, title, text, expiresAt }: NoticeRecord,
  lang: Lang,
): components['schemas']['ServiceNoticeList']['notices'][number] => ({
  id,
  services,
  severity,
  ...(title && { title: title[lang] }),
  text: text[lang],
  ...(expiresAt && { expiresAt }),
});
