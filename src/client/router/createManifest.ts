import { type ManifestPart, manifestPartOf } from '../../model/chunk.ts';
import type { ClientSite } from './readSite.ts';

/** Address and number of a route's page chunk. Rejects when the part does not come or does not list the route. */
export type Manifest = (route: string) => Promise<{ readonly chunk: number; readonly address: string }>;

/** The list of page chunks. Only parts that are asked for are fetched, each once; one that failed is fetched again. */
export function createManifest({ base, manifestParts }: ClientSite): Manifest {
  const parts = new Map<number, Promise<ManifestPart>>();

  const partOf = (index: number) => {
    // Revalidated: its name has no hash, and a stale one names chunks of an older build. What a host says instead of it
    // is no JSON, or lists no route.
    const load = () => fetch(`${base}assets/manifest/${index}.json`, { cache: 'no-cache' }).then((part) => part.json());
    const part = parts.get(index) ?? load();
    parts.set(index, part);
    part.catch(() => parts.delete(index));
    return part;
  };

  return async (route) => {
    const entry = (await partOf(manifestPartOf(route, manifestParts)))[route];
    if (!entry) throw new Error(route);
    const [chunk, hash] = entry;
    return { chunk, address: `${base}assets/chunks/${chunk}.${hash}.js` };
  };
}
