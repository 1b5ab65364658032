import { defineRemote } from '@arcada/platform';
import type { manifest } from './manifest.ts';

/**
 * The only exposed module of this area. Each page and each slot piece is a lazy import with a chunk name, so that the
 * page server can hint it; texts come by language. To add a page: a route in manifest.ts, a line here, a feature folder.
 */
export const entry = defineRemote<typeof manifest>({
  pages: {
    '/admin': () => import(/* webpackChunkName: "page-overview" */ './features/overview/overview.page.tsx'),
  },
  slots: {},
  locales: {
    en: () => import(/* webpackChunkName: "locale-en" */ './locales/en.json'),
    'pt-BR': () => import(/* webpackChunkName: "locale-pt-BR" */ './locales/pt-BR.json'),
    es: () => import(/* webpackChunkName: "locale-es" */ './locales/es.json'),
  },
});
