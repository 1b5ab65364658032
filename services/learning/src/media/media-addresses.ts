import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { CONFIG } from '@arcada/service-kit';
import { Inject, Injectable } from '@nestjs/common';

/** What an address grants, and to whom: a user's id, or `preview` for everyone. */
export interface MediaPass {
  file: string;
  course: string;
  lesson: string;
  for: string;
  /** The lesson's name for the file, in the reader's language; a download may be saved under it. */
  name?: string | undefined;
}

const validMilliseconds = 15 * 60_000;

/** Addresses of media that work for a short time, for one person. */
@Injectable()
export class MediaAddresses {
  private readonly key: Buffer;

  // The service's own private key, so that all replicas sign alike without further configuration.
  constructor(@Inject(CONFIG) config: { INTERNAL_KEY: string }) {
    this.key = Buffer.from(hkdfSync('sha256', config.INTERNAL_KEY, '', 'learning media addresses', 32));
  }

  expiry(now = Date.now()): Date {
    return new Date(now + validMilliseconds);
  }

  sign(pass: MediaPass, expiresAt: Date): string {
    const expires = String(expiresAt.getTime());
    const { file, name, ...rest } = pass;
    const signature = this.signature(pass, expires);
    const query = new URLSearchParams({ ...rest, ...(name && { name }), expires, signature });
    return `/api/learning/media/${file}?${query}`;
  }

  isValid(pass: MediaPass, expires: string, signature: string, now = Date.now()): boolean {
    const given = Buffer.from(signature);
    const right = Buffer.from(this.signature(pass, expires));
    return given.length === right.length && timingSafeEqual(given, right) && Number(expires) > now;
  }

  private signature(pass: MediaPass, expires: string): string {
    const signed = [pass.file, pass.course, pass.lesson, pass.for, expires, pass.name ?? ''].join('\n');
    return createHmac('sha256', this.key).update(signed).digest('base64url');
  }
}
