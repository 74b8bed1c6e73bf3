import { requesterOf } from '../session/requester.ts';
import type { Lang } from '../shared/lang.ts';
import type { World } from '../shared/world.ts';

interface ConfigurationRequest {
  params: { userId: string };
  request: Request;
}
type RequestForOne = ConfigurationRequest & { params: { configurationId: string } };

/** How a service keeps what its journey composed. */
interface Service<Composed, Row extends { owner: string | null }, Answer> {
  composedIn(request: Request): Promise<Composed>;
  configurations: {
    keep(world: World, row: Omit<Row, 'id'>): Promise<Row>;
    read(world: World, id: string, owner: string | null): Row;
    replace(world: World, found: Row, compose: () => Omit<Row, 'id' | 'owner'>): Promise<Row>;
  };
  /** At its quoted price; an invalid composition and an expired quote are refused. */
  acceptConfiguration(world: World, composed: Composed, owner: string | null): Omit<Row, 'id' | 'owner'>;
  answer(world: World, row: Row, lang: Lang): Answer;
}

/** What is answered to the three requests for configurations, the same for each service. */
export const configurationRequests = <Composed, Row extends { owner: string | null }, Answer>({
  composedIn,
  configurations,
  acceptConfiguration,
  answer,
}: Service<Composed, Row, Answer>) => ({
  async create({ params, request }: ConfigurationRequest): Promise<Answer> {
    const { world, owner, lang } = await requesterOf(request, params.userId);
    const composed = await composedIn(request);
    const saved = await world.exclusively(async () =>
      configurations.keep(world, { owner, ...acceptConfiguration(world, composed, owner) } as Omit<Row, 'id'>),
    );
    return answer(world, saved, lang);
  },

  async read({ params, request }: RequestForOne): Promise<Answer> {
    const { world, owner, lang } = await requesterOf(request, params.userId);
    return answer(world, configurations.read(world, params.configurationId, owner), lang);
  },

  async replace({ params, request }: RequestForOne): Promise<Answer> {
    const { world, owner, lang } = await requesterOf(request, params.userId);
    const found = configurations.read(world, params.configurationId, owner);
    const composed = await composedIn(request);
    const saved = await world.exclusively(async () =>
      configurations.replace(world, found, () => acceptConfiguration(world, composed, found.owner)),
    );
    return answer(world, saved, lang);
  },
});
