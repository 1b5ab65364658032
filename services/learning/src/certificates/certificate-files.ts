import { createHash } from 'node:crypto';
import type { CertificateCheck, Language } from '@arcada/contracts';
import { renderPdf } from '@arcada/service-kit/pdf';
import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { certificateDocument } from './certificate-document.ts';

/**
 * Certificates as PDF. Rendering one takes a tenth of a second of CPU time, so the same document is
 * rendered once.
 */
@Injectable()
export class CertificateFiles {
  private readonly files = new LRUCache<string, Promise<Buffer>>({ max: 200 });

  pdf(facts: CertificateCheck, language: Language, checkAddress: string): Promise<Buffer> {
    const key = createHash('sha256')
      .update(JSON.stringify([facts, language, checkAddress]))
      .digest('base64url');
    const known = this.files.get(key);
    if (known) return known;
    const drawing = renderPdf(certificateDocument(facts, language, checkAddress));
    this.files.set(key, drawing);
    drawing.catch(() => this.files.delete(key));
    return drawing;
  }
}
