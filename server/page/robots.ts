/** What robots may look at, and where they find the list of it. */
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
