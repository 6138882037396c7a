import { expect, test } from './support/journey';
import { logIn } from './support/visit';

test.use({ viewport: { width: 1024, height: 768 } });

for (const [reader, email] of [
  ['a visitor', null],
  ['an administrator', 'admin@theatre.example'],
] as const)
  test(`a small screen on a desk shows ${reader} the menu beside the whole name`, async ({ page }) => {
    await page.goto('/breve');
    if (email !== null) await logIn(page, email);
    const banner = page.getByRole('banner');
    await expect(banner.getByRole('navigation', { name: 'Menu principal' })).toBeVisible();
    await expect(banner.getByRole('button', { name: 'Menu', exact: true })).toHaveCount(
      email === null ? 0 : 1,
    );
    const name = banner.getByText('Les Amis de la Scène', { exact: true });
    expect(await name.evaluate((span) => span.scrollWidth - span.clientWidth)).toBeLessThanOrEqual(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1024);
  });
