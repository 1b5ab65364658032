import { request } from '@playwright/test';
import { mailTo } from '../site/mailbox.ts';
import { siteUrl } from '../site/site-api.ts';
import { expect, open, test, uniqueName } from '../site/site-test.ts';

const linkIn = (mail: string, path: string) => {
  const found = new RegExp(`${siteUrl}${path}[^\\s"<>]*`).exec(mail)?.[0].replaceAll('&amp;', '&');
  if (!found) throw new Error(`No link to ${path} in:\n${mail}`);
  return found;
};

test('the newsletter: wrong address, subscription, confirmation, and unsubscribing with one press', async ({
  page,
}) => {
  const email = `${uniqueName('reader')}@example.com`;
  await open(page, '/');
  const field = page.getByLabel('Email address');
  await field.scrollIntoViewIfNeeded();
  await field.fill('nobody');
  await page.getByRole('button', { name: 'Subscribe' }).click();
  await expect(page.getByText('Please enter a valid email address')).toBeVisible();
  await field.fill(email);
  await page.getByRole('button', { name: 'Subscribe' }).click();
  await expect(page.getByText('Thanks for subscribing! Check your email for confirmation.')).toBeVisible();
  await expect(page.locator('.a-toast')).toContainText("Success!You've been subscribed to our newsletter.");
  const mail = await mailTo(email, /confirm/i);
  await open(page, linkIn(mail, '/newsletter/confirm'));
  await expect(page.getByRole('heading', { name: 'Your address is confirmed' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Your address is confirmed' })).toBeVisible();

  // A mail program's own button sends a form, without a page of this site (RFC 8058).
  const oneClick = linkIn(mail, '/api/newsletter/unsubscribe');
  const program = await request.newContext();
  const left = await program.post(oneClick, { form: { 'List-Unsubscribe': 'One-Click' } });
  expect(left.ok()).toBe(true);
  await program.dispose();
  // The page of the same link knows that there is nothing left to do.
  await open(page, linkIn(mail, '/newsletter/unsubscribe'));
  await expect(page.getByRole('heading', { name: 'You have been unsubscribed' })).toBeVisible();
});

test('the contact form: missing fields are reported, a message arrives with its receipt', async ({ page }) => {
  const email = `${uniqueName('asker')}@example.com`;
  await open(page, '/contact');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByText('Please enter your name')).toBeVisible();
  await expect(page.getByLabel('Name')).toBeFocused();
  await page.getByLabel('Name').fill('Ada Asker');
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Message').fill('We need a BEP for a hospital, by the end of March.');
  // A message sent faster than a person can write is asked to wait.
  await page.waitForTimeout(2500);
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByText('Your message has been sent successfully!').first()).toBeVisible();
  // Arcada gets the message; the given address gets a receipt without it, because it may be another
  // person's.
  expect(await mailTo('hello@arcada.example', /Ada Asker/)).toContain('hospital');
  expect(await mailTo(email, /./)).not.toContain('hospital');
});
