import { documents } from '#contracts/generated/documents.ts';

export const BASE_PATH = '/occ/ecommerce';

/** What handlers are mounted on: any host, the contracts' base path. */
export const BASE_URL = `*${BASE_PATH}`;

export interface Operation {
  id: string;
  feature: string;
  method: string;
  path: string;
  pattern: RegExp;
}

const METHODS = ['get', 'post', 'put', 'patch', 'delete', 'head'];

interface Document {
  paths: Record<string, Record<string, { operationId?: string }>>;
}

const patternOf = (path: string) => new RegExp(`^${path.replace(/[.]/g, '\\.').replace(/\{[^}]+\}/g, '[^/]+')}/?$`);

/** Every operation that the contracts promise; literal paths come before parameters. */
export const operations: Operation[] = Object.entries(documents as unknown as Record<string, Document>)
  .flatMap(([feature, document]) =>
    Object.entries(document.paths).flatMap(([path, methods]) =>
      METHODS.filter((method) => method in methods).map((method) => ({
        id: methods[method]?.operationId ?? `${method} ${path}`,
        feature,
        method: method.toUpperCase(),
        path,
        pattern: patternOf(`${BASE_PATH}${path}`),
      })),
    ),
  )
  .sort((a, b) => a.path.split('{').length - b.path.split('{').length);

export const operationOf = (request: Request): Operation | undefined => {
  const { pathname } = new URL(request.url);
  const start = pathname.indexOf(BASE_PATH);
  if (start < 0) return undefined;
  const path = pathname.slice(start);
  return operations.find(({ method, pattern }) => method === request.method && pattern.test(path));
};
