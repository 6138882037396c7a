import type { Handlers } from '../http/handler';
import { type NodeParts, measureSiteHealth } from './measure-site-health';

export const siteHealthRoutes = (node: NodeParts) =>
  ({
    readSiteHealth: ({ database }) => measureSiteHealth(database, node),
  }) satisfies Partial<Handlers>;
