import type { Composition, Language, Release, RemoteDomain } from '@arcada/contracts';

/** Kinds of faults in a remote's server code. */
export type FaultKind = 'import' | 'draw' | 'throw' | 'rejection' | 'exit' | 'hang' | 'memory' | 'crash';

export interface Fault {
  kind: FaultKind;
  /** Whose code it was, if known. */
  domain?: RemoteDomain;
  /** The page being rendered. */
  page?: number;
  message: string;
  stack?: string;
}

/** A release with its files checked, in a folder that renderers may read. */
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
  /** Identify the page server's reads to the gateway: a token for nothing else, see `gatewayReads`. */
  gatewayHeaders: Record<string, string>;
}

export type ToRenderer = StartMessage | DrawMessage | { type: 'ping' };

export interface DrawnPage {
  body: Uint8Array;
  /** Of the page's one style (base64 of SHA-256), for the policy, which is the page server's own. */
  styleDigest: string;
  status: number;
  /** Path of this site that the page has now. */
  movedTo?: string | undefined;
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
  /** A fatal fault is the last message of a renderer. */
  | { type: 'fault'; fault: Fault; fatal: boolean };
