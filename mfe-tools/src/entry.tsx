import { defineRemote } from '@arcada/platform';
import type { manifest } from './manifest.ts';

const documents = () =>
  import(/* webpackChunkName: "page-my-documents" */ './features/my-documents/my-documents.page.tsx');
const maker = () => import(/* webpackChunkName: "page-maker" */ './features/maker/maker.page.tsx');

/**
 * The only exposed module of this area. Each page is a lazy import with a chunk name, so that the page server can hint it;
 * texts are loaded by language. To add a page: a route in manifest.ts, a line here, a feature folder.
 */
export const entry = defineRemote<typeof manifest>({
  pages: {
    '/tools': () => import(/* webpackChunkName: "page-all-tools" */ './features/all-tools/all-tools.page.tsx'),
    '/tools/bep-maker-enhanced': maker,
    // The same tool at a second address.
    '/tools/bep-maker': maker,
    '/tools/document-maker': () =>
      import(/* webpackChunkName: "page-document-maker" */ './features/document-maker/document-maker.page.tsx'),
    '/tools/bimdocs-ai': () =>
      import(/* webpackChunkName: "page-assistant" */ './features/assistant/assistant.page.tsx'),
    '/tools/model-check': () =>
      import(/* webpackChunkName: "page-model-check" */ './features/model-check/model-check.page.tsx'),
    '/tools/my-documents': documents,
    '/dashboard/documents': documents,
    '/tools/shared': () =>
      import(/* webpackChunkName: "page-shared-document" */ './features/shared-document/shared-document.page.tsx'),
    '/dashboard/projects': () =>
      import(/* webpackChunkName: "page-projects" */ './features/projects/projects.page.tsx'),
    '/dashboard/projects/new': () =>
      import(/* webpackChunkName: "page-new-project" */ './features/projects/new-project.page.tsx'),
    '/dashboard/projects/:id': () =>
      import(/* webpackChunkName: "page-project" */ './features/projects/project.page.tsx'),
  },
  slots: {
    'dashboard-overview': () =>
      import(/* webpackChunkName: "slot-dashboard-overview" */ './features/dashboard/dashboard-section.tsx'),
  },
  locales: {
    en: () => import(/* webpackChunkName: "locale-en" */ './locales/en.json'),
    'pt-BR': () => import(/* webpackChunkName: "locale-pt-BR" */ './locales/pt-BR.json'),
    es: () => import(/* webpackChunkName: "locale-es" */ './locales/es.json'),
  },
});
