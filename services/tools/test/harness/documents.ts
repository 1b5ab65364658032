import { type BimDocument, emptyDocument, type StoredDocument, sampleDocument } from '@arcada/bim';
import type { Answer, TestCaller } from '@arcada/testing/service';

export const path = 'api/documents';

export const bep = (language: BimDocument['language'] = 'en'): BimDocument =>
  sampleDocument('bep-post', language, new Date().toISOString().slice(0, 10));
export const named = (projectName: string, base = emptyDocument('eir', 'en')): BimDocument => ({
  ...base,
  fields: { ...base.fields, projectName },
});

export async function create(owner: TestCaller, document: BimDocument): Promise<StoredDocument> {
  const { status, body } = await owner.post<StoredDocument>(path, document);
  if (status !== 201) throw new Error(`${status}: ${JSON.stringify(body)}`);
  return body;
}

export const save = <T = StoredDocument>(
  owner: TestCaller,
  { id, version }: Pick<StoredDocument, 'id' | 'version'>,
  document: BimDocument,
): Promise<Answer<T>> => owner.put<T>(`${path}/${id}`, document, { 'if-match': `"${version}"` });
