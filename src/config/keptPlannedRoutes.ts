import * as v from 'valibot';
import { plannedRoute } from './schema/schemaParts.ts';

/** The planned routes beside wrong ones: without them, each link to their pages would be an error of its own. */
export const keptPlannedRoutes = (plannedRoutes: unknown): readonly string[] =>
  Array.isArray(plannedRoutes) ? plannedRoutes.filter((entry) => v.is(plannedRoute, entry)) : [];
