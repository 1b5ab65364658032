import { register, signInByForm } from '../site/accounts.ts';
import { call } from '../site/site-api.ts';
import { expect, test } from '../site/site-test.ts';
import { beginDocument, untilSaved } from './maker-pages.ts';

// What is sent after the session has ended is refused.
test.use({ allow: { patterns: [/status of 401/] } });

test('what is typed after the session has ended is kept, and saved after signing in again', async ({ page }) => {
  const account = await register(page.request);
  const address = await beginDocument(page, 'sample');
  await page.goto(`${address}&step=project-info`);
  const place = page.getByRole('textbox', { name: 'Location' });
  await expect(place).toBeVisible();
  // A read that is still under way would end the page's session before anything is typed.
  await page.waitForLoadState('networkidle');
  // As in another tab of the same browser.
  await call(page.request, 'post', '/api/logout');
  await place.fill('Typed after the end');
  await expect(
    page.getByText('Your session has ended. Sign in again: what you typed is kept in this browser.'),
  ).toBeVisible();
  await signInByForm(page, account);
  await expect(page).toHaveURL(/document=.*step=project-info/);
  await expect(place).toHaveValue('Typed after the end');
  await untilSaved(page);
  await page.reload();
  await expect(place).toHaveValue('Typed after the end');
});
