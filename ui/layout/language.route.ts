import { redirect } from 'react-router';
import { formAction } from '#ui/forms/answer-form.server.ts';
import { field, pathField } from '#ui/forms/fields.ts';
import { redirectResult } from '#ui/forms/form-result.ts';
import { localeCookie } from '#ui/request/middleware/mode-and-locale.server.ts';

const oneYear = 365 * 86_400;

export const loader = () => redirect('/');

/** Saves the chosen language and redirects back. */
export const action = formAction({
  async save({ cookies }, form) {
    cookies.set(localeCookie, field(form, 'lang') === 'en' ? 'en' : 'fr', oneYear);
    return redirectResult(pathField(form, 'back'));
  },
});
