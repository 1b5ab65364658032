import { accessibilityFindings, overflow } from '../site/accessibility.ts';
import { register } from '../site/accounts.ts';
import { expect, test } from '../site/site-test.ts';
import { beginDocument } from './maker-pages.ts';

const said = [
  'We build a school for eight hundred pupils in Recife, with a gym, a library, a kitchen and two floors of classrooms.',
  'Structure, pipes and electrical models are coordinated every week, and clash detection is reviewed by the whole team.',
  'Each task team plans its deliverables in a delivery plan, and the information manager gathers all of these plans in one master plan.',
];

// Suggestions before the session has begun are refused.
test.use({ allow: { patterns: [/409 \(Conflict\)/] } });

test('a conversation about a document leads to topics that are added, and taken back', async ({ page }) => {
  await register(page.request);
  await beginDocument(page, 'empty');

  await page.getByRole('tab', { name: 'Suggestions' }).click();
  await page.getByRole('button', { name: 'Generate suggestions' }).click();
  await expect(page.getByText('Please start a chat session first.')).toBeVisible();

  await page.getByRole('tab', { name: 'Chat' }).click();
  await page.getByRole('button', { name: 'Start chat session' }).click();
  const message = page.getByRole('textbox', { name: 'Message' });
  const conversation = page.getByRole('list', { name: 'Conversation about this document' });
  for (const text of said) {
    await message.fill(text);
    await message.press('Enter');
    await expect(message).toHaveValue('');
    await expect(conversation.getByRole('listitem').filter({ hasText: text })).toContainText('No AI model took part.');
  }
  await expect(page.getByText('Enough for suggestions')).toBeVisible();
  expect(await accessibilityFindings(page)).toEqual([]);

  await page.getByRole('tab', { name: 'Suggestions' }).click();
  await page.getByRole('button', { name: 'Generate suggestions' }).click();
  await page.getByRole('button', { name: 'Add all' }).click();
  await expect(page.getByText(/^\d+ new topics have been added to your document\.$/)).toBeVisible();
  expect(await accessibilityFindings(page)).toEqual([]);
  await page.getByRole('tabpanel', { name: 'Suggestions' }).getByRole('button', { name: 'Undo' }).click();
  await page
    .getByRole('button', { name: /^Add “.*” to the document$/ })
    .first()
    .click();
  await expect(page.getByText('1 new topic has been added to your document.')).toBeVisible();
  await expect(page.getByRole('status').getByText('Saved', { exact: true })).toBeVisible();

  await page.reload();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('tab', { name: 'Chat' }).click();
  await expect(conversation).toContainText(said[0] ?? '');
  expect(await overflow(page)).toBeLessThanOrEqual(0);
});
