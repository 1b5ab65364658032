import type { EntityManager } from 'typeorm';

const raise = {
  sqlite: `INSERT INTO counter (name, value) VALUES (?, 1) ON CONFLICT (name) DO UPDATE SET value = value + 1`,
  mysql: `INSERT INTO counter (name, value) VALUES (?, 1) ON DUPLICATE KEY UPDATE value = value + 1`,
};

/** The next number of a series without gaps. Locks the series until the transaction ends. */
export async function takeNumber(
  manager: EntityManager,
  kind: 'sqlite' | 'mysql',
  series: 'order' | 'invoice' | 'credit-note',
): Promise<number> {
  await manager.query(raise[kind], [series]);
  const [row] = (await manager.query('SELECT value FROM counter WHERE name = ?', [series])) as { value: number }[];
  if (!row) throw new Error(`the series ${series} has no counter`);
  return row.value;
}

const padded = (value: number) => String(value).padStart(6, '0');
export const orderNumber = (value: number) => `A-${padded(value)}`;
export const invoiceNumber = (value: number) => `INV-${padded(value)}`;
export const creditNoteNumber = (value: number) => `CN-${padded(value)}`;
