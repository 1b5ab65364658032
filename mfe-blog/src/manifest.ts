import { contractNumber, type RemoteManifest } from '@arcada/contracts';

/**
 * What the shell, the page server and the registry know of this area before any of its code is loaded: the paths that
 * it owns, who may enter, and the places on others' pages that it fills. Plain data; the code is in entry.tsx.
 */
export const manifest: RemoteManifest = {
  contract: contractNumber,
  domain: 'blog',
  title: { en: 'Blog', 'pt-BR': 'Blog', es: 'Blog' },
  routes: [
    {
      path: '/blog',
      access: 'public',
      render: 'server',
      query: ['category', 'q', 'page'],
      listed: true,
      chunk: 'page-blog',
    },
    { path: '/blog/:postId', access: 'public', render: 'server', listed: false, chunk: 'page-post' },
    { path: '/services', access: 'public', render: 'server', query: ['tab'], listed: true, chunk: 'page-services' },
    { path: '/about', access: 'public', render: 'server', listed: true, chunk: 'page-about' },
    { path: '/contact', access: 'public', render: 'server', query: ['service'], listed: true, chunk: 'page-contact' },
    { path: '/newsletter/confirm', access: 'public', render: 'browser', listed: false, chunk: 'page-confirm' },
    { path: '/newsletter/unsubscribe', access: 'public', render: 'browser', listed: false, chunk: 'page-unsubscribe' },
  ],
  slots: [
    { name: 'home.posts', id: 'latest-posts', order: 10, chunk: 'slot-latest-posts' },
    { name: 'home.testimonials', id: 'testimonials', order: 10, chunk: 'slot-testimonials' },
    { name: 'home.newsletter', id: 'newsletter', order: 10, chunk: 'slot-newsletter' },
  ],
};
