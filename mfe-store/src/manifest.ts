import { contractNumber, links, type RemoteManifest } from '@arcada/contracts';

/**
 * What the shell, the page server and the registry know of the store before any of its code is
 * loaded: its routes and access, its pieces on others' pages, its navigation entries, and its rules
 * for search engines and caches. Plain data; the code is in entry.tsx.
 */
export const manifest = {
  contract: contractNumber,
  domain: 'store',
  title: { en: 'Store', 'pt-BR': 'Loja', es: 'Tienda' },
  routes: [
    {
      path: '/products',
      access: 'public',
      render: 'server',
      query: ['type', 'category', 'q', 'sort', 'page'],
      listed: true,
      chunk: 'page-products',
    },
    { path: '/products/:productId', access: 'public', render: 'server', chunk: 'page-product' },
    { path: '/cart', access: 'public', render: 'server', chunk: 'page-cart' },
    { path: '/checkout', access: 'public', render: 'server', chunk: 'page-checkout' },
    { path: '/checkout-success', access: 'public', render: 'server', chunk: 'page-checkout-success' },
    { path: '/checkout-error', access: 'public', render: 'server', chunk: 'page-checkout-error' },
    { path: '/order-history', access: 'signed-in', render: 'browser', chunk: 'page-order-history' },
    { path: '/dashboard/purchases', access: 'signed-in', render: 'browser', chunk: 'page-purchases' },
    { path: '/dashboard/content/products', access: ['producer'], render: 'browser', chunk: 'page-own-products' },
    // Admins: the reviews of products of the house.
    {
      path: '/dashboard/content/products/:id',
      access: ['producer', 'admin'],
      render: 'browser',
      chunk: 'page-own-products',
    },
    {
      path: '/dashboard/content/products/:id/preview',
      access: ['producer', 'admin'],
      render: 'browser',
      chunk: 'page-product-preview',
    },
    { path: '/licences', access: 'signed-in', render: 'browser', chunk: 'page-licences' },
  ],
  slots: [
    { name: 'home.products', id: 'featured-products', order: 10, chunk: 'slot-featured-products', light: true },
    { name: 'dashboard.section', id: 'dashboard-site-sales', order: 8, chunk: 'slot-dashboard-site-sales' },
    { name: 'dashboard.section', id: 'dashboard-purchases', order: 30, chunk: 'slot-dashboard-purchases' },
    { name: 'account.section', id: 'account-billing', order: 10, chunk: 'slot-account-billing' },
    { name: 'frame.chat', id: 'chat', order: 10, light: true },
  ],
  navigation: [
    {
      label: { en: 'Products', 'pt-BR': 'Produtos', es: 'Productos' },
      to: links.products(),
      header: 30,
      footer: 10,
      items: [
        {
          label: { en: 'All products', 'pt-BR': 'Todos os produtos', es: 'Todos los productos' },
          to: links.products(),
        },
        {
          label: { en: 'Revit plug-ins', 'pt-BR': 'Plugins para Revit', es: 'Plugins para Revit' },
          to: links.products({ type: 'plugin' }),
        },
        {
          label: { en: 'Python scripts', 'pt-BR': 'Scripts Python', es: 'Scripts de Python' },
          to: links.products({ type: 'script' }),
        },
        {
          label: { en: 'Dynamo packs', 'pt-BR': 'Pacotes Dynamo', es: 'Paquetes de Dynamo' },
          to: links.products({ type: 'dynamo' }),
        },
      ],
    },
    {
      label: { en: 'Purchases', 'pt-BR': 'Compras', es: 'Compras' },
      to: links.dashboard('purchases'),
      dashboard: 50,
    },
    {
      label: { en: 'My products', 'pt-BR': 'Meus produtos', es: 'Mis productos' },
      to: links.contentProducts(),
      dashboard: 62,
    },
    {
      label: { en: 'Order history', 'pt-BR': 'Histórico de pedidos', es: 'Historial de pedidos' },
      to: links.orderHistory(),
      account: 10,
    },
    {
      label: { en: 'Licences', 'pt-BR': 'Licenças', es: 'Licencias' },
      to: links.licences(),
      account: 20,
    },
  ],
  search: [
    {
      kind: 'product',
      order: 10,
      label: { en: 'Products', 'pt-BR': 'Produtos', es: 'Productos' },
      all: { en: 'All products', 'pt-BR': 'Todos os produtos', es: 'Todos los productos' },
      api: '/api/products',
      page: '/products',
      fields: { title: 'name', summary: 'description' },
    },
  ],
  languageTags: ['Product', 'Order', 'Licence'],
  server: {
    sitemap: { lists: [{ api: '/api/products', page: '/products' }] },
    robots: ['/order-history', '/checkout'],
    cacheTags: ['products'],
  },
} as const satisfies RemoteManifest;
