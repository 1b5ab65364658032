import { contractNumber, type RemoteManifest } from '@arcada/contracts';

/**
 * What the shell, the page server and the registry know of the store before any of its code is loaded: the paths that
 * it owns, who may enter, and the places on others' pages that it fills. Plain data; the code is in entry.tsx.
 */
export const manifest: RemoteManifest = {
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
    { path: '/products/:productId', access: 'public', render: 'server', listed: false, chunk: 'page-product' },
    { path: '/search', access: 'public', render: 'server', query: ['q'], listed: false, chunk: 'page-search' },
    { path: '/cart', access: 'public', render: 'server', listed: false, chunk: 'page-cart' },
    { path: '/checkout', access: 'public', render: 'server', listed: false, chunk: 'page-checkout' },
    {
      path: '/checkout-success',
      access: 'signed-in',
      render: 'browser',
      listed: false,
      chunk: 'page-checkout-success',
    },
    { path: '/checkout-error', access: 'public', render: 'server', listed: false, chunk: 'page-checkout-error' },
    { path: '/order-history', access: 'signed-in', render: 'browser', listed: false, chunk: 'page-order-history' },
    { path: '/licences', access: 'signed-in', render: 'browser', listed: false, chunk: 'page-licences' },
  ],
  slots: [
    { name: 'home.products', id: 'featured-products', order: 10, chunk: 'slot-featured-products' },
    { name: 'frame.search', id: 'search', order: 10 },
    { name: 'frame.chat', id: 'chat', order: 10 },
  ],
};
