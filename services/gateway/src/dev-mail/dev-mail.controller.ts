import fs from 'node:fs/promises';
import path from 'node:path';
import { Controller, Get, Header, Inject, NotFoundException, Param } from '@nestjs/common';
import PostalMime, { decodeWords, type Email } from 'postal-mime';
import { GatewayParts } from '../gateway-parts.ts';

const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
const page = (title: string, body: string) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(title)}</title>` +
  `<meta name="color-scheme" content="light dark"><meta name="robots" content="noindex"></head><body>${body}</body></html>`;

const partsOf = ({ text, html, attachments }: Email) => [
  ...(text ? [{ type: 'text/plain', text }] : []),
  ...(html ? [{ type: 'text/html', text: html }] : []),
  ...attachments.map(({ mimeType }) => ({ type: mimeType, text: '(attachment)' })),
];

/** Mails that a development site has kept instead of sending. Everything is shown as text. */
@Controller('dev/mail')
export class DevMailController {
  private readonly parts: GatewayParts;

  constructor(@Inject(GatewayParts) parts: GatewayParts) {
    this.parts = parts;
  }

  @Get()
  @Header('content-type', 'text/html; charset=utf-8')
  async list(): Promise<string> {
    const folder = this.folder();
    const names = await fs.readdir(folder).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return [];
      throw error;
    });
    const mails = await Promise.all(
      names
        .filter((name) => name.endsWith('.eml'))
        .map(async (name) => ({ name, at: (await fs.stat(path.join(folder, name))).mtime })),
    );
    mails.sort((a, b) => b.at.getTime() - a.at.getTime());
    const rows = await Promise.all(
      mails.slice(0, 200).map(async ({ name, at }) => {
        const { headers, subject } = await PostalMime.parse(await fs.readFile(path.join(folder, name)));
        const to = decodeWords(headers.find(({ key }) => key === 'to')?.value ?? '');
        const link = `<a href="/dev/mail/${encodeURIComponent(name)}">${escapeHtml(subject || name)}</a>`;
        return `<tr><td>${at.toISOString()}</td><td>${escapeHtml(to)}</td><td>${link}</td></tr>`;
      }),
    );
    const table = `<table><tr><th>Kept</th><th>To</th><th>Subject</th></tr>${rows.join('')}</table>`;
    return page('Kept mails', `<h1>Kept mails</h1>${rows.length ? table : '<p>There are none yet.</p>'}`);
  }

  @Get(':name')
  @Header('content-type', 'text/html; charset=utf-8')
  async show(@Param('name') name: string): Promise<string> {
    const folder = this.folder();
    if (!/^[\w.-]+\.eml$/.test(name)) throw new NotFoundException();
    const source = await fs.readFile(path.join(folder, name)).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') throw new NotFoundException();
      throw error;
    });
    const mail = await PostalMime.parse(source);
    const headers = mail.headers.map(({ originalKey, value }) => `${originalKey}: ${decodeWords(value)}`).join('\n');
    const parts = partsOf(mail).map(
      ({ type, text }) => `<h2>${escapeHtml(type)}</h2><pre>${this.withLinks(text)}</pre>`,
    );
    return page('Mail', `<p><a href="/dev/mail">All mails</a></p><pre>${escapeHtml(headers)}</pre>${parts.join('')}`);
  }

  /** Only links to this site can be followed from here. */
  private withLinks(text: string): string {
    const site = this.parts.config.SITE_URL;
    return text
      .split(/(https?:\/\/[^\s"'<>)]+)/)
      .map((piece) => {
        const shown = escapeHtml(piece);
        return piece === site || piece.startsWith(`${site}/`) ? `<a href="${shown}">${shown}</a>` : shown;
      })
      .join('');
  }

  private folder(): string {
    if (!this.parts.config.DEV_MAIL) throw new NotFoundException();
    return path.resolve(this.parts.config.DATA_DIR, 'mail');
  }
}
