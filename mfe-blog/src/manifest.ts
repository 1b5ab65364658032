import { contractNumber, links, type RemoteManifest, serviceTabs } from '@arcada/contracts';

/**
 * What the shell, the page server and the registry know of this area before any of its code is
 * loaded: its routes and access, its pieces on others' pages, its navigation entries, and its rules
 * for search engines and caches. Plain data; the code is in entry.tsx.
 */
export const manifest = {
  contract: contractNumber,
  domain: 'blog',
  title: { en: 'Blog', 'pt-BR': 'Blog', es: 'Blog' },
  routes: [
    {
      path: '/blog',
      access: 'public',
      render: 'server',
      query: ['category', 'tag', 'q', 'page'],
      listed: true,
      chunk: 'page-blog',
    },
    { path: '/blog/:postId', access: 'public', render: 'server', chunk: 'page-post' },
    { path: '/blog/authors/:authorId', access: 'public', render: 'server', query: ['page'], chunk: 'page-author' },
    { path: '/services', access: 'public', render: 'server', query: ['tab'], listed: true, chunk: 'page-services' },
    { path: '/about', access: 'public', render: 'server', listed: true, chunk: 'page-about' },
    {
      path: '/contact',
      access: 'public',
      render: 'server',
      query: ['service', 'demo'],
      listed: true,
      chunk: 'page-contact',
    },
    { path: '/privacy', access: 'public', render: 'server', listed: true, chunk: 'page-legal' },
    { path: '/terms', access: 'public', render: 'server', listed: true, chunk: 'page-legal' },
    { path: '/dashboard/content/posts', access: ['producer'], render: 'browser', chunk: 'page-own-posts' },
    { path: '/dashboard/content/posts/:id', access: ['producer'], render: 'browser', chunk: 'page-own-post' },
    { path: '/newsletter/confirm', access: 'public', render: 'browser', chunk: 'page-confirm' },
    { path: '/newsletter/unsubscribe', access: 'public', render: 'browser', chunk: 'page-unsubscribe' },
  ],
  slots: [
    { name: 'home.posts', id: 'latest-posts', order: 10, chunk: 'slot-latest-posts' },
    { name: 'home.testimonials', id: 'testimonials', order: 10, chunk: 'slot-testimonials' },
    { name: 'home.newsletter', id: 'newsletter', order: 10, chunk: 'slot-newsletter' },
  ],
  navigation: [
    {
      label: { en: 'Services', 'pt-BR': 'Serviços', es: 'Servicios' },
      to: links.services(),
      header: 10,
      footer: 30,
      items: [
        {
          label: { en: 'All services', 'pt-BR': 'Todos os serviços', es: 'Todos los servicios' },
          to: links.services(),
        },
        {
          label: { en: 'AI consulting', 'pt-BR': 'Consultoria em IA', es: 'Consultoría de IA' },
          to: links.services('ai-consulting'),
        },
        {
          label: { en: 'Custom development', 'pt-BR': 'Desenvolvimento sob medida', es: 'Desarrollo a medida' },
          to: links.services('custom-development'),
        },
        { label: { en: 'Training', 'pt-BR': 'Treinamento', es: 'Formación' }, to: links.services('training') },
        {
          label: { en: 'Implementation', 'pt-BR': 'Implantação', es: 'Implantación' },
          to: links.services('implementation'),
        },
      ],
    },
    { to: links.blog(), header: 40, footer: 40 },
    { label: { en: 'Articles', 'pt-BR': 'Artigos', es: 'Artículos' }, to: links.contentPosts(), dashboard: 61 },
    { label: { en: 'About us', 'pt-BR': 'Sobre nós', es: 'Sobre nosotros' }, to: links.about(), footer: 50 },
    { label: { en: 'Contact', 'pt-BR': 'Contato', es: 'Contacto' }, to: links.contact(), header: 60, footer: 60 },
  ],
  search: [
    {
      kind: 'post',
      order: 30,
      label: { en: 'Articles', 'pt-BR': 'Artigos', es: 'Artículos' },
      all: { en: 'All articles', 'pt-BR': 'Todos os artigos', es: 'Todos los artículos' },
      api: '/api/blog',
      page: '/blog',
      fields: { title: 'title', summary: 'excerpt' },
    },
    {
      kind: 'service',
      order: 4,
      label: { en: 'Services', 'pt-BR': 'Serviços', es: 'Servicios' },
      all: { en: 'All services', 'pt-BR': 'Todos os serviços', es: 'Todos los servicios' },
      api: '/api/services',
      page: links.services(),
      fields: { title: 'title', summary: 'summary', address: 'path' },
    },
    {
      kind: 'page',
      // Found by words that were chosen for it, where others only mention them.
      order: 5,
      label: { en: 'Pages', 'pt-BR': 'Páginas', es: 'Páginas' },
      all: { en: 'About us', 'pt-BR': 'Sobre nós', es: 'Sobre nosotros' },
      api: '/api/pages',
      page: links.about(),
      fields: { title: 'title', summary: 'summary', address: 'path' },
    },
  ],
  languageTags: ['Post'],
  server: {
    sitemap: {
      // Each service has an address of its own, which a page without scripts doesn't link.
      paths: serviceTabs.map((tab) => links.services(tab)),
      lists: [
        { api: '/api/blog', page: '/blog' },
        { api: '/api/blog/categories', page: '/blog?category=' },
        { api: '/api/blog/authors', page: '/blog/authors' },
      ],
    },
    cacheTags: ['posts'],
  },
} as const satisfies RemoteManifest;
