import type { Links } from './links.ts';
import type { Model } from './model.ts';

/** Where the name of a user-defined type is: of occurrences, and of the kinds of types. */
const userTexts = ['ObjectType', 'ElementType', 'ProcessType', 'ResourceType'];

/** Names under which an instance's own predefined type goes; empty when it has none or NOTDEFINED. */
function ownNames(model: Model, id: number): string[] {
  const value = model.attribute(id, 'PredefinedType');
  if (!value || typeof value !== 'object' || Array.isArray(value) || value.kind !== 'enumeration') return [];
  if (value.name === 'NOTDEFINED') return [];
  if (value.name !== 'USERDEFINED') return [value.name];
  const text = userTexts.map((attribute) => model.text(id, attribute)).find(Boolean);
  return text ? [text, 'USERDEFINED'] : ['USERDEFINED'];
}

/**
 * Names of an element's predefined type: its type's comes first, unless that has none. A user-defined one
 * goes by its own text and by USERDEFINED.
 */
export function predefinedTypes(model: Model, typeOf: Links, id: number): string[] {
  const inherited = (typeOf.get(id) ?? []).flatMap((type) => ownNames(model, type));
  if (inherited.length > 0) return inherited;
  const own = ownNames(model, id);
  if (own.length > 0) return own;
  const value = model.attribute(id, 'PredefinedType');
  const written = value && typeof value === 'object' && !Array.isArray(value) && value.kind === 'enumeration';
  return written ? [value.name] : [];
}
