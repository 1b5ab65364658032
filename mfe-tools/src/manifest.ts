import { contractNumber, links, type RemoteManifest } from '@arcada/contracts';

/**
 * What the shell, the page server and the registry know of this area before any of its code is loaded: its routes and
 * access, its pieces on others' pages, its navigation entries, and its rules for search engines and caches. Plain data;
 * the code is in entry.tsx.
 */
export const manifest = {
  contract: contractNumber,
  domain: 'tools',
  title: { en: 'Tools', 'pt-BR': 'Ferramentas', es: 'Herramientas' },
  routes: [
    { path: '/tools', access: 'public', render: 'server', chunk: 'page-all-tools' },
    { path: '/tools/bep-maker-enhanced', access: 'signed-in', render: 'browser', chunk: 'page-maker' },
    { path: '/tools/bep-maker', access: 'signed-in', render: 'browser', chunk: 'page-maker' },
    {
      path: '/tools/document-maker',
      access: 'public',
      render: 'server',
      listed: true,
      chunk: 'page-document-maker',
    },
    { path: '/tools/bimdocs-ai', access: 'signed-in', render: 'browser', chunk: 'page-assistant' },
    { path: '/tools/model-check', access: 'signed-in', render: 'browser', chunk: 'page-model-check' },
    { path: '/tools/my-documents', access: 'signed-in', render: 'browser', chunk: 'page-my-documents' },
    { path: '/tools/shared', access: 'public', render: 'browser', query: ['token'], chunk: 'page-shared-document' },
    { path: '/dashboard/documents', access: 'signed-in', render: 'browser', chunk: 'page-my-documents' },
    { path: '/dashboard/projects', access: 'signed-in', render: 'browser', chunk: 'page-projects' },
    { path: '/dashboard/projects/new', access: 'signed-in', render: 'browser', chunk: 'page-new-project' },
    { path: '/dashboard/projects/:id', access: 'signed-in', render: 'browser', chunk: 'page-project' },
  ],
  slots: [{ name: 'dashboard.section', id: 'dashboard-overview', order: 5, chunk: 'slot-dashboard-overview' }],
  navigation: [
    {
      label: { en: 'Documentation tool', 'pt-BR': 'Ferramenta de documentação', es: 'Herramienta de documentación' },
      to: links.bimDocs(),
      activeOn: [links.bimDocs(), '/tools/bep-maker'],
      header: 50,
    },
    {
      label: { en: 'Projects', 'pt-BR': 'Projetos', es: 'Proyectos' },
      to: links.projects(),
      dashboard: 20,
    },
    {
      label: { en: 'Documents', 'pt-BR': 'Documentos', es: 'Documentos' },
      to: links.dashboard('documents'),
      dashboard: 30,
    },
    {
      label: { en: 'My documents', 'pt-BR': 'Meus documentos', es: 'Mis documentos' },
      to: links.myDocuments(),
      account: 25,
    },
    {
      label: { en: 'Document maker', 'pt-BR': 'Criador de documentos', es: 'Creador de documentos' },
      to: links.bepMaker(),
      account: 27,
    },
    {
      label: { en: 'Check a model', 'pt-BR': 'Verificar um modelo', es: 'Comprobar un modelo' },
      to: links.modelCheck(),
      account: 30,
    },
  ],
  languageTags: [],
  server: { robots: ['/tools/shared'] },
} as const satisfies RemoteManifest;
