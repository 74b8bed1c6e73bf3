import { documents } from '#contracts/generated/documents.ts';

export const BASE_PATH = '/occ/ecommerce';

/** The URL pattern of handlers: any host, and the base path of most contracts. */
export const BASE_URL = `*${BASE_PATH}`;
/** Below it stands every operation; content has its site in the path, where OCC has it. */
export const OCC_URL = '*/occ';
/**
 * The paths of every service: OCC below any prefix; the other services only directly below a host, because source folders
 * have the same names.
 */
export const SERVICE_URLS = /^\w+:\/\/[^/]+\/(?:(?:.*\/)?occ|address|adresse|assistedservicewebservices|ecom\/api)\//;

export interface Operation {
  id: string;
  feature: string;
  method: string;
  /** As the contract has it. */
  path: string;
  /** Where the contract's server stands. */
  base: string;
  pattern: RegExp;
}

const METHODS = ['get', 'post', 'put', 'patch', 'delete', 'head'];

interface Document {
  servers: { url: string }[];
  paths: Record<string, Record<string, { operationId?: string }>>;
}

const patternOf = (path: string) => new RegExp(`^${path.replace(/[.]/g, '\\.').replace(/\{[^}]+\}/g, '[^/]+')}/?$`);

const baseOf = ({ servers: [server] }: Document) => server?.url ?? BASE_PATH;

/** Where the operations of a contract stand below a backend's address. */
export const basePathOf = (feature: string): string => {
  const document = Object.entries(documents as unknown as Record<string, Document>).find(([name]) => name === feature);
  return document ? baseOf(document[1]) : BASE_PATH;
};

const bases = [...new Set(Object.values(documents as unknown as Record<string, Document>).map(baseOf))];

/** The whole path of an operation. */
export const wholePath = (path: string): string =>
  bases.some((base) => path.startsWith(`${base}/`)) ? path : `${BASE_PATH}${path}`;

/** Every operation that the contracts promise; literal paths come before parameters. */
export const operations: Operation[] = Object.entries(documents as unknown as Record<string, Document>)
  .flatMap(([feature, document]) => {
    const base = baseOf(document);
    return Object.entries(document.paths).flatMap(([path, methods]) =>
      METHODS.filter((method) => method in methods).map((method) => ({
        id: methods[method]?.operationId ?? `${method} ${path}`,
        feature,
        method: method.toUpperCase(),
        path,
        base,
        pattern: patternOf(`${base}${path}`),
      })),
    );
  })
  .sort((a, b) => a.path.split('{').length - b.path.split('{').length);

/** What a request has in common with its operation: its method, and how many parts its path has. */
const shapeOf = (method: string, path: string) => `${method} ${path.replace(/\/$/, '').split('/').length}`;

const byShape = Map.groupBy(operations, ({ method, base, path }) => shapeOf(method, `${base}${path}`));

export const operationOf = (request: Pick<Request, 'url' | 'method'>): Operation | undefined => {
  const { pathname } = new URL(request.url);
  const starts = bases.map((base) => pathname.indexOf(`${base}/`)).filter((start) => start >= 0);
  const path = pathname.slice(Math.min(...starts, pathname.length));
  return byShape.get(shapeOf(request.method, path))?.find(({ pattern }) => pattern.test(path));
};
