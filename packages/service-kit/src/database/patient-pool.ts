import type { MysqlDriver } from 'typeorm/driver/mysql/MysqlDriver.js';
import { type Patience, patienceNow } from './patience.ts';

type Done = (error: (Error & { code?: string }) | null, ...results: unknown[]) => void;

/** The part of mysql2's pool connection that is used. */
interface PoolConnection {
  query(statement: string | object, ...rest: unknown[]): unknown;
  release(): void;
  destroy(): void;
}

/**
 * Bounds every wait for a database server, even one that accepts connections and hangs. A statement
 * that takes too long costs its connection, so that the server rolls the transaction back and no
 * late result reaches another request.
 */
export function boundWaits(driver: MysqlDriver, request: Patience): void {
  const known = new WeakSet<PoolConnection>();
  const obtain = driver.obtainMasterConnection.bind(driver) as () => Promise<PoolConnection>;
  driver.obtainMasterConnection = async () => {
    const connection = await inTime(obtain(), patienceNow(request).acquireMilliseconds);
    if (!known.has(connection)) {
      known.add(connection);
      boundStatements(connection, request);
    }
    return connection;
  };
}

function inTime(coming: Promise<PoolConnection>, milliseconds: number): Promise<PoolConnection> {
  return new Promise((resolve, reject) => {
    let late = false;
    const timer = setTimeout(() => {
      late = true;
      const text = `no connection to the database within ${milliseconds} ms`;
      reject(Object.assign(new Error(text), { code: 'ETIMEDOUT' }));
    }, milliseconds);
    coming.then(
      (connection) => {
        clearTimeout(timer);
        if (late) connection.release();
        else resolve(connection);
      },
      (error: Error) => {
        clearTimeout(timer);
        reject(error);
      },
    );
  });
}

function boundStatements(connection: PoolConnection, request: Patience): void {
  const send = connection.query.bind(connection);
  connection.query = (statement, ...rest) => {
    const done = rest.pop() as Done;
    const timeout = patienceNow(request).queryMilliseconds;
    const bounded = typeof statement === 'string' ? { sql: statement, timeout } : { timeout, ...statement };
    const finish: Done = (error, ...results) => {
      if (error?.code === 'PROTOCOL_SEQUENCE_TIMEOUT') connection.destroy();
      done(error, ...results);
    };
    return send(bounded, ...rest, finish);
  };
  // Waiting for another transaction's row must fail before the statement does, because that can be
  // retried.
  const seconds = Math.max(1, Math.floor(request.queryMilliseconds / 2000));
  send(`SET SESSION innodb_lock_wait_timeout = ${seconds}`, () => undefined);
}
