import { defineRemote } from '@arcada/platform';
import type { manifest } from './manifest.ts';

/**
 * The only exposed module of this area. Each page and each slot piece is a lazy import with a chunk
 * name, so that the page server can hint it; texts are loaded by language. To add a page: a route
 * in manifest.ts, a line here, a feature folder.
 */
export const entry = defineRemote<typeof manifest>({
  pages: {
    '/blog': () => import(/* webpackChunkName: "page-blog" */ './features/posts/blog.page.tsx'),
    '/blog/:postId': () => import(/* webpackChunkName: "page-post" */ './features/post/post.page.tsx'),
    '/blog/authors/:authorId': () => import(/* webpackChunkName: "page-author" */ './features/author/author.page.tsx'),
    '/services': () => import(/* webpackChunkName: "page-services" */ './features/services/services.page.tsx'),
    '/about': () => import(/* webpackChunkName: "page-about" */ './features/about/about.page.tsx'),
    '/contact': () => import(/* webpackChunkName: "page-contact" */ './features/contact/contact.page.tsx'),
    '/privacy': () =>
      import(/* webpackChunkName: "page-legal" */ './features/legal/legal.page.tsx').then((page) => page.privacy),
    '/terms': () =>
      import(/* webpackChunkName: "page-legal" */ './features/legal/legal.page.tsx').then((page) => page.terms),
    '/dashboard/content/posts': () =>
      import(/* webpackChunkName: "page-own-posts" */ './features/content/own-posts.page.tsx'),
    '/dashboard/content/posts/:id': () =>
      import(/* webpackChunkName: "page-own-post" */ './features/content/own-post.page.tsx'),
    '/newsletter/confirm': () =>
      import(/* webpackChunkName: "page-confirm" */ './features/newsletter/confirm.page.tsx'),
    '/newsletter/unsubscribe': () =>
      import(/* webpackChunkName: "page-unsubscribe" */ './features/newsletter/unsubscribe.page.tsx'),
  },
  slots: {
    'latest-posts': () => import(/* webpackChunkName: "slot-latest-posts" */ './features/posts/latest-posts.tsx'),
    testimonials: () => import(/* webpackChunkName: "slot-testimonials" */ './features/testimonials/testimonials.tsx'),
    newsletter: () => import(/* webpackChunkName: "slot-newsletter" */ './features/newsletter/newsletter.tsx'),
  },
  locales: {
    en: () => import(/* webpackChunkName: "locale-en" */ './locales/en.json'),
    'pt-BR': () => import(/* webpackChunkName: "locale-pt-BR" */ './locales/pt-BR.json'),
    es: () => import(/* webpackChunkName: "locale-es" */ './locales/es.json'),
  },
});
