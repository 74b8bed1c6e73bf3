import type { ClientActionFunctionArgs } from 'react-router';
import type { JourneyView } from '../journey.view.ts';

/** The form of a step that asks what it costs as it is filled in; nothing of it is kept. */
export const recalculateIntent = 'recalculer';

/** The fields whose errors a page shows, which a price is asked for with: those that are mended lose theirs. */
export const wrongField = 'wrong';

type Args = Pick<ClientActionFunctionArgs, 'request' | 'serverAction'>;

/** A price that cannot be had leaves the page as it is, with « Recalculer »; every other form fails as usual. */
export async function clientAction({ request, serverAction }: Args): Promise<unknown> {
  const posted = await request.clone().formData();
  if (posted.get('intent') !== recalculateIntent) return serverAction();
  const answer: unknown = await serverAction().catch(() => null);
  // A post that is lost ends with nothing, and an ended session with a redirect.
  return isPage(answer) ? answer : { view: null };
}

interface Live<View> {
  /** Something was typed that is not answered yet. */
  isAwaited: boolean;
  /** The last answer, if any; `null` where the price could not be had. */
  answer: { view: View | null } | undefined;
}

/**
 * A step with the last answer to what stands in its fields, and whether its price is that of what stands there now. A field
 * that was mended has no error any more, nor has it a line above the form.
 */
export function withLivePrice<View extends JourneyView>(page: View, { isAwaited, answer }: Live<View>): View {
  const { version, notices, errors } = page;
  const now = answer?.view;
  return {
    ...page,
    ...(now && { ...now, version, notices, errors: stillWrong(page, now), refused: errors }),
    livePrice: isAwaited || !answer ? 'awaited' : (now?.livePrice ?? 'missed'),
  };
}

const stillWrong = (page: JourneyView, now: JourneyView): JourneyView['errors'] =>
  Object.fromEntries(
    Object.entries(page.errors).filter(([field]) => now.errors[field] || now.values[field] === page.values[field]),
  );

const isPage = (answer: unknown): boolean => typeof answer === 'object' && answer !== null && 'view' in answer;
