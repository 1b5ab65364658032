import type { Language, Role } from '@arcada/contracts';

interface DemoAccount {
  id: string;
  username: string;
  password: string;
  email: string;
  fullName: string;
  role: Role;
  language: Language;
}

/** One person for each role. The ids are fixed, so that other services' demo data can belong to them. */
export const demoAccounts: readonly DemoAccount[] = [
  {
    id: '0a7a0000-0000-4000-8000-000000000001',
    username: 'ana',
    password: 'demo-ana-2026',
    email: 'ana@example.com',
    fullName: 'Ana Carvalho',
    role: 'customer',
    language: 'pt-BR',
  },
  {
    id: '0a7a0000-0000-4000-8000-000000000002',
    username: 'bruno',
    password: 'demo-bruno-2026',
    email: 'bruno@example.com',
    fullName: 'Bruno Teixeira',
    role: 'producer',
    language: 'en',
  },
  {
    id: '0a7a0000-0000-4000-8000-000000000003',
    username: 'clara',
    password: 'demo-clara-2026',
    email: 'clara@example.com',
    fullName: 'Clara Domínguez',
    role: 'admin',
    language: 'es',
  },
];
