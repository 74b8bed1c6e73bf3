import { EDITOR_TICKET } from '#mocks/content/handlers.ts';
import type { Exercises } from './exercise.ts';

export const contentExercises: Exercises = {
  'the content service answers as promised, for every page of both sites and in both languages': async ({
    call,
    gives,
  }) => {
    for (const site of ['part', 'pro']) {
      const cms = `/occ/${site}/smartedit/cms`;
      for (const more of ['lang=fr', `lang=en&cmsTicketId=${EDITOR_TICKET}`]) {
        const { body } = await call<{ page: { uid: string }[] }>('GET', `${cms}/sitepages?pageSize=100&${more}`);
        for (const { uid } of body.page) await gives(200, 'GET', `${cms}/pages/${uid}?${more}`);
        await gives(200, 'GET', `${cms}/pages?pageType=CategoryPage&code=timbres&${more}`);
        await call('GET', `${cms}/components?componentIds=idee-phares,pro-idee-pesee&${more}`);
        await call('GET', `/occ/${site}/smartedit/sites?${more}`);
      }
      for (const path of ['pages', 'sitepages', 'components?componentIds=a', 'pages/accueil']) {
        const sign = path.includes('?') ? '&' : '?';
        await gives(403, 'GET', `${cms}/${path}${sign}cmsTicketId=autre`);
      }
      await gives(404, 'GET', `${cms}/pages?pageLabelOrId=/inconnue`);
      await gives(404, 'GET', `${cms}/pages/inconnue`);
      await gives(400, 'GET', `${cms}/pages?pageType=ProductPage`);
      await gives(400, 'GET', `${cms}/components`);
      await gives(400, 'GET', `${cms}/sitepages?pageSize=0`);
    }
    for (const path of ['cms/pages', 'cms/pages/x', 'cms/components', 'cms/sitepages', 'sites'])
      await gives(404, 'GET', `/occ/ailleurs/smartedit/${path}`);
  },
};
