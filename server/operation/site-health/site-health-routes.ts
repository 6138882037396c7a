import type { Handlers } from '../../platform/http/handler';
import { type NodeDependencies, measureSiteHealth } from './measure-site-health';

export const siteHealthRoutes = (node: NodeDependencies) =>
  ({
    readSiteHealth: ({ database }) => measureSiteHealth(database, node),
  }) satisfies Partial<Handlers>;
