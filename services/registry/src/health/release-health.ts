import fs from 'node:fs/promises';
import path from 'node:path';
import type { RemoteDomain } from '@arcada/contracts';
import { Injectable } from '@nestjs/common';
import { writeDurably } from '../releases/durable-file.ts';
import { ReleaseStore } from '../releases/release-store.ts';
import { type HealthReport, type ReportedHealth, reportedHealth } from './release-health.schema.ts';

/** The page server's last report on each version: a file for each, beside the immutable folders. */
@Injectable()
export class ReleaseHealth {
  constructor(private readonly store: ReleaseStore) {}

  async of(remote: RemoteDomain, version: string): Promise<ReportedHealth | undefined> {
    try {
      return reportedHealth.parse(JSON.parse(await fs.readFile(this.fileOf(remote, version), 'utf8')));
    } catch {
      // Absent or unreadable: either way nothing is known of it. The next report replaces the file.
      return undefined;
    }
  }

  async report(remote: RemoteDomain, version: string, report: HealthReport): Promise<void> {
    const file = this.fileOf(remote, version);
    await fs.mkdir(path.dirname(file), { recursive: true });
    await writeDurably(file, `${JSON.stringify({ ...report, at: new Date().toISOString() })}\n`);
  }

  forget(remote: RemoteDomain, version: string): Promise<void> {
    return fs.rm(this.fileOf(remote, version), { force: true });
  }

  private fileOf(remote: RemoteDomain, version: string): string {
    return path.join(this.store.root, '.health', remote, `${version}.json`);
  }
}
