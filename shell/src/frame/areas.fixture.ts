import { type Composition, links, type RemoteManifest } from '@arcada/contracts';

const same = (text: string) => ({ en: text, 'pt-BR': text, es: text });

const navigation: RemoteManifest['navigation'] = [
  {
    label: same('Products'),
    to: links.products(),
    header: 30,
    footer: 10,
    items: [{ label: same('Python scripts'), to: links.products({ type: 'script' }) }],
  },
  {
    label: same('Services'),
    to: links.services(),
    header: 10,
    items: [{ label: same('AI consulting'), to: links.services('ai-consulting') }],
  },
  { label: same('Courses'), to: links.courses(), header: 20, items: [{ label: same('All'), to: links.courses() }] },
  { to: links.blog(), header: 40 },
  {
    label: same('Documentation tool'),
    to: links.bimDocs(),
    activeOn: [links.bimDocs(), '/tools/bep-maker'],
    header: 50,
  },
  { label: { ...same('Order history'), 'pt-BR': 'Histórico de pedidos' }, to: links.orderHistory(), account: 10 },
];

/** One live area that has entries in every place of the navigation. */
export const withNavigation = {
  id: 'navigation',
  remotes: [{ domain: 'store', manifest: { title: same('Blog'), routes: [], slots: [], navigation } }],
} as unknown as Composition;
