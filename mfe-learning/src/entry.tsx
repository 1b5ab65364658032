import { defineRemote } from '@arcada/platform';
import type { manifest } from './manifest.ts';

const myCourses = () => import(/* webpackChunkName: "page-my-courses" */ './features/my-courses/my-courses.page.tsx');

/**
 * The only exposed module of this area. Each page and each slot piece is a lazy import with a chunk
 * name, so that the page server can hint it; texts are loaded by language. To add a page: a route
 * in manifest.ts, a line here, a feature folder.
 */
export const entry = defineRemote<typeof manifest>({
  pages: {
    '/courses': () => import(/* webpackChunkName: "page-courses" */ './features/catalogue/courses.page.tsx'),
    '/courses/:courseId': () => import(/* webpackChunkName: "page-course" */ './features/catalogue/course.page.tsx'),
    '/courses/:courseId/preview/:lessonId': () =>
      import(/* webpackChunkName: "page-preview" */ './features/learn/preview.page.tsx'),
    '/courses/:courseId/invitation': () =>
      import(/* webpackChunkName: "page-invitation" */ './features/invitation/invitation.page.tsx'),
    '/courses/:courseId/learn': () => import(/* webpackChunkName: "page-learn" */ './features/learn/learn.page.tsx'),
    '/certificates': () => import(/* webpackChunkName: "page-certificates" */ './features/certificate/check.page.tsx'),
    '/certificates/:code': () =>
      import(/* webpackChunkName: "page-certificate" */ './features/certificate/certificate.page.tsx'),
    '/dashboard/learning': myCourses,
    '/dashboard/courses': myCourses,
    '/dashboard/learning/notices': () =>
      import(/* webpackChunkName: "page-notices" */ './features/notices/notices.page.tsx'),
    '/dashboard/learning/team': () => import(/* webpackChunkName: "page-teams" */ './features/team/teams.page.tsx'),
    '/dashboard/learning/team/:courseId': () =>
      import(/* webpackChunkName: "page-team" */ './features/team/team.page.tsx'),
    '/dashboard/content': () =>
      import(/* webpackChunkName: "page-content" */ './features/content/content-list.page.tsx'),
    '/dashboard/content/:courseId': () =>
      import(/* webpackChunkName: "page-content-course" */ './features/content/course-editor.page.tsx'),
    '/dashboard/content/:courseId/preview': () =>
      import(/* webpackChunkName: "page-content-page" */ './features/learn/draft-course.page.tsx'),
    '/dashboard/content/:courseId/preview/:lessonId': () =>
      import(/* webpackChunkName: "page-content-preview" */ './features/learn/draft-lesson.page.tsx'),
  },
  slots: {
    'featured-courses': () =>
      import(/* webpackChunkName: "slot-featured-courses" */ './features/catalogue/featured-courses.tsx'),
    'dashboard-section': () =>
      import(/* webpackChunkName: "slot-dashboard" */ './features/my-courses/dashboard-section.tsx'),
    'dashboard-sales': () =>
      import(/* webpackChunkName: "slot-dashboard-sales" */ './features/content/dashboard-sales.tsx'),
    'account-bell': () => import(/* webpackChunkName: "slot-account-bell" */ './features/notices/bell.tsx'),
    'account-menu': () => import(/* webpackChunkName: "slot-account-menu" */ './features/my-courses/account-menu.tsx'),
  },
  locales: {
    en: () => import(/* webpackChunkName: "locale-en" */ './locales/en.json'),
    'pt-BR': () => import(/* webpackChunkName: "locale-pt-BR" */ './locales/pt-BR.json'),
    es: () => import(/* webpackChunkName: "locale-es" */ './locales/es.json'),
  },
  lightLocales: {
    en: () => import(/* webpackChunkName: "locale-light-en" */ './locales/en.json?light'),
    'pt-BR': () => import(/* webpackChunkName: "locale-light-pt-BR" */ './locales/pt-BR.json?light'),
    es: () => import(/* webpackChunkName: "locale-light-es" */ './locales/es.json?light'),
  },
});
