import type { DocumentVersion } from '@arcada/bim';

export const issuedRevisions = (versions: readonly DocumentVersion[] = []): string[] =>
  versions.filter(({ kind }) => kind === 'issue').map(({ revision }) => revision);
