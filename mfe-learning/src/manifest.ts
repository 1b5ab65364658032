import { contractNumber, type RemoteManifest } from '@arcada/contracts';

/**
 * What the shell, the page server and the registry know of this area before any of its code is loaded: the paths that
 * it owns, who may enter, and the places on others' pages that it fills. Plain data; the code is in entry.tsx.
 */
export const manifest: RemoteManifest = {
  contract: contractNumber,
  domain: 'learning',
  title: { en: 'Courses', 'pt-BR': 'Cursos', es: 'Cursos' },
  routes: [
    {
      path: '/courses',
      access: 'public',
      render: 'server',
      query: ['category', 'level', 'q', 'sort', 'page'],
      listed: true,
      chunk: 'page-courses',
    },
    { path: '/courses/:courseId', access: 'public', render: 'server', listed: false, chunk: 'page-course' },
    {
      path: '/courses/:courseId/preview/:lessonId',
      access: 'public',
      render: 'browser',
      listed: false,
      chunk: 'page-preview',
    },
    { path: '/courses/:courseId/learn', access: 'signed-in', render: 'browser', listed: false, chunk: 'page-learn' },
    {
      path: '/certificates/:code',
      access: 'public',
      render: 'server',
      // A revoked certificate must not be shown as valid for as long as a cache keeps the page.
      fresh: true,
      listed: false,
      chunk: 'page-certificate',
    },
    { path: '/dashboard/courses', access: 'signed-in', render: 'browser', listed: false, chunk: 'page-my-courses' },
    {
      path: '/dashboard/content',
      access: ['producer', 'admin'],
      render: 'browser',
      listed: false,
      chunk: 'page-content',
    },
    {
      path: '/dashboard/content/:courseId',
      access: ['producer', 'admin'],
      render: 'browser',
      listed: false,
      chunk: 'page-content-course',
    },
    {
      path: '/dashboard/content/:courseId/preview/:lessonId',
      access: ['producer', 'admin'],
      render: 'browser',
      listed: false,
      chunk: 'page-content-preview',
    },
  ],
  slots: [
    { name: 'home.courses', id: 'featured-courses', order: 10, chunk: 'slot-featured-courses' },
    { name: 'dashboard.section', id: 'dashboard-section', order: 20, chunk: 'slot-dashboard' },
    { name: 'account.menu', id: 'account-menu', order: 20, chunk: 'slot-account-menu' },
  ],
};
