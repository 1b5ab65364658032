import type { ServiceManifest } from '@arcada/contracts';

export const manifest: ServiceManifest = {
  domain: 'tools',
  purpose: 'documents, topics, chat, shared links, assistant, projects',
  port: 4106,
  routes: [
    // A document of 2,000 deliverables and a logo.
    { prefix: '/api/documents', bodyMegabytes: 3, streams: '/export' },
    { prefix: '/api/topics' },
    { prefix: '/api/assistant' },
    { prefix: '/api/admin/assistant' },
    { prefix: '/api/shared-documents', worksWithoutIdentity: true, streams: '/file' },
    { prefix: '/api/projects' },
    { prefix: '/api/dashboard' },
    { prefix: '/api/admin/deliveries/tools' },
  ],
  personalData: true,
  auditTrail: true,
};
