import type { APIRequestContext, Browser } from '@playwright/test';
import { asAdmin } from './accounts.ts';
import { call } from './site-api.ts';

/** If-Match with the version of a course as an admin sees it now. */
async function seen(request: APIRequestContext, id: string) {
  const { version } = await call<{ version: string }>(request, 'get', `/api/admin/courses/${id}/handed-in`);
  return { 'if-match': `"${version}"` };
}

/** As an admin, who is signed in. */
export const publishCourse = async (request: APIRequestContext, id: string) =>
  call(request, 'post', `/api/admin/courses/${id}/publish`, {}, undefined, await seen(request, id));

export const archiveCourse = async (request: APIRequestContext, id: string) =>
  call(request, 'patch', `/api/admin/courses/${id}`, { archived: true }, undefined, await seen(request, id));

/** A producer's course of one article, on sale. The request is of the producer, who is signed in. */
export async function sellCourse(producer: APIRequestContext, browser: Browser, title: string): Promise<string> {
  const { id } = await call<{ id: string }>(producer, 'post', '/api/content/courses', {
    title,
    category: 'bim-management',
  });
  const content = `/api/content/courses/${id}`;
  const text = { description: 'Names of files', outcomes: ['Name a file'] };
  await call(producer, 'patch', content, { price: 49, texts: { en: text } });
  const chapters = [{ id: 'start', title: { en: 'Start' }, lessons: [] }];
  await call(producer, 'put', `${content}/structure`, { chapters });
  await call(producer, 'post', `${content}/lessons`, { chapterId: 'start', kind: 'article', title: 'Why names' });
  const lesson = { title: 'Why names', summary: '', body: 'A name says **who** made a file.' };
  await call(producer, 'patch', `${content}/lessons/why-names`, { texts: { en: lesson } });
  await call(producer, 'post', `${content}/submit`);
  await asAdmin(browser, (request) => publishCourse(request, id));
  return id;
}
