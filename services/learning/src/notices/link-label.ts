import type { Translated } from '@arcada/contracts';

const labels = {
  admin: {
    en: 'Open it in the admin area',
    'pt-BR': 'Abrir na área de administração',
    es: 'Abrir en el área de administración',
  },
  dashboard: { en: 'Open it in your dashboard', 'pt-BR': 'Abrir no seu painel', es: 'Abrir en tu panel' },
  course: { en: 'Open the course', 'pt-BR': 'Abrir o curso', es: 'Abrir el curso' },
  certificate: { en: 'Open the certificate', 'pt-BR': 'Abrir o certificado', es: 'Abrir el certificado' },
  site: { en: 'View on the site', 'pt-BR': 'Ver no site', es: 'Ver en el sitio' },
  other: { en: 'Open the page', 'pt-BR': 'Abrir a página', es: 'Abrir la página' },
} satisfies Record<string, Translated>;

/** The first that fits. Only pages that everyone can read are “on the site”. */
const places: readonly (readonly [RegExp, keyof typeof labels])[] = [
  [/^\/admin(?![^/])/, 'admin'],
  [/^\/dashboard(?![^/])/, 'dashboard'],
  [/^\/courses\/[^/]+\/learn$/, 'course'],
  [/^\/certificates\/[^/]+$/, 'certificate'],
  [/^\/(?:products|courses|blog)(?:\/[^/]+)?$/, 'site'],
];

/** What the link of a notice is called in its mail, by where it leads: whatever its kind is, that is true. */
export function linkLabel(path: string): Translated {
  const place = path.replace(/[?#].*$/, '');
  return labels[places.find(([pattern]) => pattern.test(place))?.[1] ?? 'other'];
}
