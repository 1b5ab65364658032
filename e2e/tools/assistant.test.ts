import { accessibilityFindings, overflow } from '../site/accessibility.ts';
import { register } from '../site/accounts.ts';
import { expect, open, test } from '../site/site-test.ts';

const assistant = '/tools/bimdocs-ai';

test('a question is answered with sources that open; the conversation is kept until it is deleted', async ({
  page,
}) => {
  await register(page.request);
  await open(page, assistant);
  const question = page.getByRole('textbox', { name: 'Your question' });
  await question.fill('What is the difference between TIDP and MIDP?');
  await question.press('Enter');
  await expect(page).toHaveURL(/thread=/);
  await expect(question).toHaveValue('');
  await page.reload();
  const answer = page.getByRole('list', { name: 'Conversation' }).getByRole('listitem').first();
  await expect(answer).toContainText('What is the difference between TIDP and MIDP?');
  await answer.getByRole('link', { name: /MIDP/ }).first().click();
  await expect(page.getByRole('dialog')).toContainText('MIDP');
  await page.keyboard.press('Escape');
  await answer.getByRole('button', { name: 'Helpful', exact: true }).click();
  await expect(answer.getByRole('button', { name: 'Helpful', exact: true })).toHaveAttribute('aria-pressed', 'true');
  expect(await accessibilityFindings(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  await page.getByRole('button', { name: /^Delete “What is the difference/ }).click();
  await expect(page).toHaveURL(assistant);
  await expect(page.getByRole('link', { name: /^What is the difference/ })).toHaveCount(0);
});

test('what the sources do not say is not answered; hostile words are words', async ({ page }) => {
  await register(page.request);
  await open(page, assistant);
  const question = page.getByRole('textbox', { name: 'Your question' });
  await question.fill('<img src=x onerror=alert(1)> What will the weather be in Lisbon tomorrow?');
  await page.getByRole('button', { name: 'Ask', exact: true }).click();
  await expect(page.getByRole('link', { name: 'Ask our team' })).toBeVisible();
  await expect(page.getByText('<img src=x onerror=alert(1)>').first()).toBeVisible();
});
