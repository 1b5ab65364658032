import type { Composition, Language, Release, RemoteDomain } from '@arcada/contracts';

/** What a remote's server code did wrong. */
export type FaultKind = 'import' | 'draw' | 'throw' | 'rejection' | 'exit' | 'hang' | 'memory' | 'crash';

export interface Fault {
  kind: FaultKind;
  /** Whose code it was, when that can be told. */
  domain?: RemoteDomain;
  /** The page that was being drawn. */
  page?: number;
  message: string;
  stack?: string;
}

/** A release whose files lie checked in a folder that renderers may read. */
export interface StoredRemote {
  domain: RemoteDomain;
  version: string;
  folder: string;
  release: Release;
}

/** Everything that a renderer needs, once: it reads no environment and knows no key. */
export interface StartMessage {
  type: 'start';
  composition: Composition;
  remotes: StoredRemote[];
  shellDist: string;
  gatewayUrl: string;
  siteUrl: string;
}

export interface PageRequest {
  /** Path and query, without the language. */
  path: string;
  language: Language;
  askedLanguage: string | null;
  requestId: string;
}

export interface DrawMessage extends PageRequest {
  type: 'draw';
  page: number;
  left: RemoteDomain[];
  /** Show the gateway that the page server reads: a token for nothing else, see `gatewayReads`. */
  gatewayHeaders: Record<string, string>;
}

export type ToRenderer = StartMessage | DrawMessage | { type: 'ping' };

export interface DrawnPage {
  body: Uint8Array;
  /** Of the page's one style (base64 of SHA-256), for the policy: that is the page server's own. */
  styleDigest: string;
  status: number;
  tags: string[];
  /** False when something is missing: such a page must not be cached. */
  complete: boolean;
}

export type FromRenderer =
  /** `domain`'s entry, pages and slots are loaded from here on. */
  | { type: 'loading'; domain: RemoteDomain }
  | { type: 'ready' }
  | { type: 'pong' }
  | { type: 'drawn'; page: number; document: DrawnPage }
  | { type: 'failed'; page: number }
  /** A fatal fault is the last word of a renderer. */
  | { type: 'fault'; fault: Fault; fatal: boolean };
