import type { Site } from './site.ts';

/** The statements that a call sends to the database, without their values. */
export async function statementsOf<T>(
  site: Site,
  call: () => Promise<T>,
): Promise<{ answer: T; statements: string[] }> {
  const { dataSource } = site.database;
  const make = dataSource.createQueryRunner.bind(dataSource);
  const statements: string[] = [];
  dataSource.createQueryRunner = (mode) => {
    const runner = make(mode);
    const query = runner.query.bind(runner);
    runner.query = ((sql: string, ...rest: []) => {
      statements.push(sql.replace(/\d{13}/g, 'now'));
      return query(sql, ...rest);
    }) as typeof runner.query;
    return runner;
  };
  try {
    return { answer: await call(), statements };
  } finally {
    dataSource.createQueryRunner = make;
  }
}
