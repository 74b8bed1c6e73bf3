import { askedBy } from '../session/asked-by.ts';
import type { Lang } from '../shared/lang.ts';
import type { World } from '../shared/world.ts';

interface Asked {
  params: { userId: string };
  request: Request;
}
type AskedForOne = Asked & { params: { configurationId: string } };

/** How a service keeps what its journey composed. */
interface Service<Composed, Row, Answer> {
  composedIn(request: Request): Promise<Composed>;
  keep(world: World, composed: Composed, owner: string | null): Promise<Row>;
  read(world: World, id: string, owner: string | null): Row;
  replace(world: World, found: Row, composed: Composed): Promise<Row>;
  answer(world: World, row: Row, lang: Lang): Answer;
}

/** What is answered to the three requests for configurations, the same for each service. */
export const configurationRequests = <Composed, Row, Answer>(service: Service<Composed, Row, Answer>) => ({
  async kept({ params, request }: Asked): Promise<Answer> {
    const { world, owner, lang } = await askedBy(request, params.userId);
    const composed = await service.composedIn(request);
    const saved = await world.exclusively(async () => service.keep(world, composed, owner));
    return service.answer(world, saved, lang);
  },

  async read({ params, request }: AskedForOne): Promise<Answer> {
    const { world, owner, lang } = await askedBy(request, params.userId);
    return service.answer(world, service.read(world, params.configurationId, owner), lang);
  },

  async replaced({ params, request }: AskedForOne): Promise<Answer> {
    const { world, owner, lang } = await askedBy(request, params.userId);
    const found = service.read(world, params.configurationId, owner);
    const composed = await service.composedIn(request);
    const saved = await world.exclusively(async () => service.replace(world, found, composed));
    return service.answer(world, saved, lang);
  },
});
