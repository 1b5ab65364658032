/** Accounts that services/identity seeds on embedded databases, as shown at start. */
export const demoAccounts = [
  { role: 'customer', username: 'ana', password: 'demo-ana-2026' },
  { role: 'producer', username: 'bruno', password: 'demo-bruno-2026' },
  { role: 'admin', username: 'clara', password: 'demo-clara-2026' },
] as const;
