import { links, sitemapFile } from '#common/contract/site/links';

/** robots.txt: what crawlers may read, and the address of the sitemap. */
export const printRobots = async (_: unknown, siteUrl: string): Promise<string> => `User-agent: *
Allow: /api/preview-images/
Disallow: /api/
Disallow: ${links.bar.to()}
Disallow: ${links.contentDesk.to()}
Disallow: ${links.regie.to()}
Disallow: /utilisateur
Disallow: ${links.booking.to({ uuid: '' })}

Sitemap: ${siteUrl}${sitemapFile}
`;
