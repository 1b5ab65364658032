import { isOnlyName } from '@arcada/service-kit';

// No titles: of “Ana Lima, PhD” the last word is no first name.
const lastFirst = /^([^,]+), *(\p{Lu}\p{Ll}+(?:[ -]\p{Lu}\p{Ll}+)*)$/u;

/** A name of a buyer's list as it is spoken: many lists begin with the last name, “Díaz, Carla”. */
export const spokenName = (name: string): string => name.normalize('NFC').replace(lastFirst, '$2 $1');

/** By which name an invitation may greet: what a buyer writes who hasn't confirmed the own address could be advertising. */
export function greetedName(name: string | null, buyer: { confirmed: boolean }): string | undefined {
  const spoken = name === null ? '' : spokenName(name);
  return buyer.confirmed || isOnlyName(spoken) ? spoken || undefined : undefined;
}
