import type { APIRequestContext } from '@playwright/test';
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
