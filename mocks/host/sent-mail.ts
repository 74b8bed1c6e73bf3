import { Hono } from 'hono';
import { interestMails } from '../catalog/interest-mails.ts';
import { confirmInterest, deleteInterest, interestsIn } from '../catalog/interests.ts';
import { mailsIn, postPage } from '../forwarding/post.ts';
import { html } from '../shared/pages/html.ts';
import { page } from '../shared/pages/look.ts';
import { DEFAULT_WORLD, saveWorld, worldNamed } from '../shared/world.ts';

/** What this backend has sent to people, as they get it: it has no letters and no e-mails of its own. */
export function sentMail(): Hono {
  const app = new Hono();
  const worldIn = (name: string) => worldNamed(name || DEFAULT_WORLD);
  app.get('/', async (c) => {
    const name = c.req.query('world') ?? '';
    const [mails, interests] = [await mailsIn(worldIn(name)), interestsIn(worldIn(name)).all()];
    saveWorld();
    return c.req.header('accept')?.includes('text/html')
      ? page({ title: 'Courrier envoyé', lang: 'fr', body: html`${postPage(mails)}${interestMails(interests, name)}` })
      : c.json({ mails, interests });
  });
  app.post('/avis', async (c) => {
    const { id = '', world = '', act } = await c.req.parseBody<Record<string, string>>();
    if (act === 'confirm') await confirmInterest(worldIn(world), id);
    else deleteInterest(worldIn(world), id);
    saveWorld();
    return c.redirect(`/courrier?world=${encodeURIComponent(world)}`, 303);
  });
  return app;
}
