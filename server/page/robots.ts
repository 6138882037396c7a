/** robots.txt: what crawlers may read, and the address of the sitemap. */
export const printRobots = async (_: unknown, siteUrl: string): Promise<string> => `User-agent: *
Allow: /api/preview-images/
Disallow: /api/
Disallow: /bar
Disallow: /coulisses
Disallow: /regie
Disallow: /utilisateur
Disallow: /reservations/ma-reservation/

Sitemap: ${siteUrl}/sitemap.xml
`;
