import { asAdmin } from '../site/accounts.ts';
import { call, siteUrl } from '../site/site-api.ts';
import { expect, open, test, uniqueName } from '../site/site-test.ts';

test.use({ allow: { patterns: [/404/] } });

test('a post requested too early is there as soon as it is published, and gone as soon as it isn’t', async ({
  page,
  browser,
}) => {
  const title = uniqueName('Early');
  const id = title.toLowerCase();
  const status = async () => (await page.request.get(`/blog/${id}`)).status();
  expect(await status()).toBe(404);
  await asAdmin(browser, async (admin) => {
    await call(admin, 'post', '/api/admin/blog', {
      id,
      categoryId: 'standards',
      authorId: 'helena-prado',
      texts: { en: { title, excerpt: 'One sentence about it.', body: 'A paragraph.', tags: [] } },
    });
    expect(await status()).toBe(404);
    const { origin } = new URL(siteUrl);
    try {
      const { revision } = await (await admin.get(`/api/admin/blog/${id}`)).json();
      const headers = { origin, 'if-match': `"${revision}"` };
      await admin.patch(`/api/admin/blog/${id}`, { headers, data: { status: 'published' } });
      expect(await status()).toBe(200);
      await open(page, `/blog/${id}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    } finally {
      const { revision } = await (await admin.get(`/api/admin/blog/${id}`)).json();
      const headers = { origin, 'if-match': `"${revision}"` };
      expect((await admin.delete(`/api/admin/blog/${id}`, { headers })).status()).toBe(204);
    }
  });
  expect(await status()).toBe(404);
});
