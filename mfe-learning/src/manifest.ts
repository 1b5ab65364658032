import { contractNumber, links, type RemoteManifest } from '@arcada/contracts';

/**
 * What the shell, the page server and the registry know of this area before any of its code is
 * loaded: its routes and access, its pieces on others' pages, its navigation entries, and its rules
 * for search engines and caches. Plain data; the code is in entry.tsx.
 */
export const manifest = {
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
    { path: '/courses/:courseId', access: 'public', render: 'server', chunk: 'page-course' },
    {
      path: '/courses/:courseId/preview/:lessonId',
      access: 'public',
      render: 'server',
      chunk: 'page-preview',
    },
    { path: '/courses/:courseId/invitation', access: 'public', render: 'browser', chunk: 'page-invitation' },
    { path: '/courses/:courseId/learn', access: 'signed-in', render: 'browser', chunk: 'page-learn' },
    { path: '/certificates', access: 'public', render: 'server', listed: true, chunk: 'page-certificates' },
    {
      path: '/certificates/:code',
      access: 'public',
      render: 'server',
      // A revoked certificate must not be shown as valid for as long as a cache keeps the page.
      fresh: true,
      chunk: 'page-certificate',
    },
    { path: '/dashboard/learning', access: 'signed-in', render: 'browser', chunk: 'page-my-courses' },
    { path: '/dashboard/courses', access: 'signed-in', render: 'browser', chunk: 'page-my-courses' },
    { path: '/dashboard/learning/notices', access: 'signed-in', render: 'browser', chunk: 'page-notices' },
    { path: '/dashboard/learning/team', access: 'signed-in', render: 'browser', chunk: 'page-teams' },
    {
      path: '/dashboard/learning/team/:courseId',
      access: 'signed-in',
      render: 'browser',
      chunk: 'page-team',
    },
    {
      path: '/dashboard/content',
      access: ['producer', 'admin'],
      render: 'browser',
      chunk: 'page-content',
    },
    {
      path: '/dashboard/content/:courseId',
      access: ['producer', 'admin'],
      render: 'browser',
      chunk: 'page-content-course',
    },
    {
      path: '/dashboard/content/:courseId/preview',
      access: ['producer', 'admin'],
      render: 'browser',
      chunk: 'page-content-page',
    },
    {
      path: '/dashboard/content/:courseId/preview/:lessonId',
      access: ['producer', 'admin'],
      render: 'browser',
      chunk: 'page-content-preview',
    },
  ],
  slots: [
    { name: 'home.courses', id: 'featured-courses', order: 10, chunk: 'slot-featured-courses', light: true },
    // For who sells, before the projects and documents that everybody has.
    { name: 'dashboard.section', id: 'dashboard-sales', order: 4, chunk: 'slot-dashboard-sales' },
    { name: 'dashboard.section', id: 'dashboard-section', order: 20, chunk: 'slot-dashboard' },
    { name: 'account.bell', id: 'account-bell', order: 10, chunk: 'slot-account-bell', light: true },
    { name: 'account.menu', id: 'account-menu', order: 20, chunk: 'slot-account-menu', light: true },
  ],
  navigation: [
    {
      label: { en: 'Learning', 'pt-BR': 'Aprendizado', es: 'Formación' },
      to: links.dashboard('learning'),
      dashboard: 40,
    },
    {
      label: { en: 'Courses I teach', 'pt-BR': 'Cursos que ensino', es: 'Cursos que imparto' },
      to: links.content(),
      dashboard: 60,
    },
    {
      to: links.courses(),
      header: 20,
      footer: 20,
      items: [
        { label: { en: 'All courses', 'pt-BR': 'Todos os cursos', es: 'Todos los cursos' }, to: links.courses() },
        {
          label: { en: 'Revit training', 'pt-BR': 'Treinamento em Revit', es: 'Formación en Revit' },
          to: links.courses({ category: 'revit-training' }),
        },
        {
          label: {
            en: 'Navisworks fundamentals',
            'pt-BR': 'Fundamentos de Navisworks',
            es: 'Fundamentos de Navisworks',
          },
          to: links.courses({ category: 'navisworks-fundamentals' }),
        },
        {
          label: { en: 'BIM management', 'pt-BR': 'Gestão BIM', es: 'Gestión BIM' },
          to: links.courses({ category: 'bim-management' }),
        },
        {
          label: { en: 'Python for BIM', 'pt-BR': 'Python para BIM', es: 'Python para BIM' },
          to: links.courses({ category: 'python-for-bim' }),
        },
      ],
    },
  ],
  search: [
    {
      kind: 'course',
      order: 20,
      label: { en: 'Courses', 'pt-BR': 'Cursos', es: 'Cursos' },
      all: { en: 'All courses', 'pt-BR': 'Todos os cursos', es: 'Todos los cursos' },
      api: '/api/courses',
      page: '/courses',
      fields: { title: 'title', summary: 'description' },
    },
  ],
  languageTags: ['Course', 'Enrolment', 'Lesson', 'Notice', 'Seat'],
  server: { sitemap: { lists: [{ api: '/api/courses', page: '/courses' }] }, cacheTags: ['courses'] },
} as const satisfies RemoteManifest;
