import { closure as closing } from '../../app/hotel/closure';
import { href } from '../../app/routing/href';
import { choose } from './support/matrix';
import { startOwnSite } from './support/own-site';
import { expect, test, waitForScripts } from './support/test';

const labels = {
  hr: { yes: 'Pristajem', no: 'Ne pristajem' },
  de: { yes: 'Einverstanden', no: 'Nicht einverstanden' },
} as const;

test.describe('with analytics enabled @js', () => {
  const measured: { stop?: () => Promise<void>; url?: string } = {};
  test.beforeAll(async () => {
    // While the closing is announced, as the strip takes the place of its notice.
    const clockAt = new Date(`${closing.from}T12:00Z`);
    Object.assign(measured, await startOwnSite({ clockAt, env: { ANALYTICS_ID: 'G-TEST1234' } }));
  });
  test.afterAll(() => measured.stop?.());

  for (const locale of choose(['hr'], ['hr', 'de'])) {
    test(`${locale}: nothing before consent or after refusal, page paths without keys after consent`, async ({
      browser,
    }) => {
      const context = await browser.newContext({ locale, reducedMotion: 'reduce' });
      const loaded: string[] = [];
      await context.route(/googletagmanager|google-analytics/, (route) => {
        loaded.push(route.request().url());
        return route.fulfill({ contentType: 'text/javascript', body: '' });
      });
      const page = await context.newPage();
      const open = async (path: string) => {
        await page.goto(measured.url + path);
        await waitForScripts(page);
      };
      const trackedPages = () =>
        page.evaluate(() =>
          ((window as { dataLayer?: IArguments[] }).dataLayer ?? [])
            .map((entry) => [...entry])
            .filter(([kind]) => kind === 'event')
            .map(([, , fields]) => (fields as { page_location: string }).page_location),
        );
      await open(href('shop', locale));
      const strip = page.locator('.consent-strip');
      const { yes, no } = labels[locale];
      // In the flow above the header, and alone there.
      const [box, header] = await Promise.all([
        strip.boundingBox(),
        page.locator('.site-header').boundingBox(),
      ]);
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(header?.y ?? 0);
      const closure = page.locator('.closure-banner');
      await expect(closure).toBeHidden();
      const [first, second] = await Promise.all(
        [no, yes].map((name) => strip.getByRole('button', { name, exact: true }).boundingBox()),
      );
      expect(first?.width).toBe(second?.width);
      expect(first?.height).toBe(second?.height);
      expect(first?.y).toBe(second?.y);
      expect(await context.cookies()).toEqual([]);
      expect(loaded).toEqual([]);

      await strip.getByRole('button', { name: no, exact: true }).click();
      await expect(strip).toBeHidden();
      await expect(closure).toBeVisible();
      await open(href('home', locale));
      await expect(strip).toBeHidden();
      expect(loaded).toEqual([]);

      // The router follows this link: it scrolls to the form and focuses it.
      await page.locator('.site-footer a[href$="#consent"]').press('Enter');
      await expect(page.locator('#consent')).toBeFocused();
      await open(`${href('cookies', locale)}#consent`);
      await page.getByRole('button', { name: yes, exact: true }).click();
      await page.waitForURL((url) => url.pathname === href('cookies', locale));
      await waitForScripts(page);
      await open(href('shop', locale));
      await expect.poll(() => loaded.length).toBeGreaterThan(0);
      expect(new URL(loaded[0] ?? '').searchParams.get('id')).toBe('G-TEST1234');
      await expect.poll(trackedPages).toEqual([measured.url + href('shop', locale)]);
      await open(href('cart', locale));
      expect(await trackedPages()).toEqual([]);
      expect((await context.cookies()).map(({ name, value }) => `${name}=${value}`)).toEqual([
        'consent=yes',
      ]);
      await context.close();
    });
  }
});
