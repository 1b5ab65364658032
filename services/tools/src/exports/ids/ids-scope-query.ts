import { type BimDocument, type IdsScope, isInScopes } from '@arcada/bim';
import { z } from 'zod';
import { unknownScope } from '../export.errors.ts';

const code = z.string().min(1).max(200).optional();

/** Of an IDS: codes of the milestone up to which needs are in it, and of the party whose deliverables have to meet them. */
export const idsScopeQuery = { upTo: code, party: code };

/** The scope itself, which the document still has. */
export function requireScope(document: BimDocument, scope: IdsScope): IdsScope {
  if (!isInScopes(document, scope)) throw unknownScope();
  return scope;
}
