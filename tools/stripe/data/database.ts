import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Opens the server's one file. FULL: a request with a response survives `kill -9` and a power cut. */
export function openDatabase(dataDir: string): DatabaseSync {
  mkdirSync(dataDir, { recursive: true });
  const database = new DatabaseSync(join(dataDir, 'stripe-local.sqlite'));
  database.exec(`
    PRAGMA journal_mode = WAL;
    PRAGMA synchronous = FULL;
    PRAGMA busy_timeout = 5000;
    CREATE TABLE IF NOT EXISTS object (
      seq INTEGER PRIMARY KEY AUTOINCREMENT,
      id TEXT NOT NULL UNIQUE,
      kind TEXT NOT NULL,
      parent TEXT,
      body TEXT NOT NULL,
      hidden TEXT NOT NULL DEFAULT '{}'
    );
    CREATE INDEX IF NOT EXISTS object_kind ON object (kind, seq);
    CREATE INDEX IF NOT EXISTS object_parent ON object (kind, parent, seq);
    CREATE INDEX IF NOT EXISTS object_payment ON object (kind, json_extract(body, '$.payment_intent'), seq);
    CREATE INDEX IF NOT EXISTS object_lookup ON object (kind, json_extract(body, '$.lookup_key'), seq);
    CREATE INDEX IF NOT EXISTS object_status ON object (kind, json_extract(body, '$.status'), seq);
    CREATE TABLE IF NOT EXISTS idempotency (
      key TEXT PRIMARY KEY,
      created INTEGER NOT NULL,
      path TEXT NOT NULL,
      fingerprint TEXT NOT NULL,
      request TEXT NOT NULL,
      status INTEGER NOT NULL,
      body TEXT NOT NULL
    );
    CREATE TABLE IF NOT EXISTS delivery (
      seq INTEGER PRIMARY KEY AUTOINCREMENT,
      event TEXT NOT NULL,
      state TEXT NOT NULL,
      attempts INTEGER NOT NULL DEFAULT 0,
      due INTEGER NOT NULL,
      answer TEXT
    );
    CREATE INDEX IF NOT EXISTS delivery_due ON delivery (state, due);
    CREATE INDEX IF NOT EXISTS delivery_event ON delivery (event, state);
  `);
  return database;
}
