import { answerOrFound } from '#domain/shared/fault.ts';
import { formPage } from '#ui/forms/form-page.server.ts';
import { displayedResult, type FormOf, limitedResult, redirectResult } from '#ui/forms/form-result.ts';
import { limitedText } from '#ui/forms/limited-text.ts';
import { notFound } from '#ui/request/error/error-page.server.ts';
import type { RequestContext } from '#ui/request/request-context.server.ts';
import { todayInParis } from '#ui/wording/today.ts';
import { objectionKind, objectionView } from './objection.view.ts';

const idOf = ({ params: { objectionId = '' } }: RequestContext) => objectionId;

async function objectionAt(context: RequestContext) {
  const found = await context.ports.forwardings.objection(idOf(context));
  if (found === 'unknown') throw notFound(context);
  return found;
}

const objectForm: FormOf = {
  failure: 'contract-objection',
  async save(context) {
    const seconds = await context.limits.take('objection');
    if (seconds > 0) return limitedResult(null, { tone: 'error', text: limitedText(context.wording, seconds) });
    const answer = await answerOrFound(context.ports.forwardings.object(idOf(context)), async () => {
      const found = await objectionAt(context);
      return found.status === 'objected' ? found : null;
    });
    if (answer === 'unknown') throw notFound(context);
    // The page says that there is nothing to stop any more.
    if (answer === 'over') return displayedResult(null);
    return redirectResult(context.wording.paths.forwardingObjection({ objectionId: idOf(context) }), {
      replaces: true,
    });
  },
};

/** Where a contract is stopped by whoever received one of its letters; no account is needed. */
export const objectionPage = formPage({
  forms: { object: objectForm },
  needs: 'objection-fetch',
  async load(context, { notices }) {
    const { wording } = context;
    const objection = await objectionAt(context);
    const view = objectionView({ objection, notices, today: todayInParis() }, wording);
    return { view, description: wording.t('forwarding.objectionDescription', { kind: objectionKind(objection) }) };
  },
});

export const { action, loader } = objectionPage;
