import { hostCookie } from '#ui/request/cookies.server.ts';

/** Binds an agent's sign-in to the browser that began it. */
export const agentTryCookie = hostCookie('lpel_agent_sign_in');
