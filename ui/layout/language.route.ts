import { redirect } from 'react-router';
import { safePath } from '#domain/session/safe-path.ts';
import { formAction } from '#ui/forms/answer-form.server.ts';
import { field } from '#ui/forms/fields.ts';
import { done } from '#ui/forms/form-result.ts';
import { localeCookie } from '#ui/request/middleware/mode-and-locale.server.ts';

const oneYear = 365 * 86_400;

export const loader = () => redirect('/');

/** Saves the chosen language and redirects back. */
export const action = formAction({
  async save({ cookies }, form) {
    cookies.set(localeCookie, field(form, 'lang') === 'en' ? 'en' : 'fr', oneYear);
    return done(safePath(field(form, 'back', 2000)) ?? '/');
  },
});
