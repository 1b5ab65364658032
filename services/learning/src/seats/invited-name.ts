import { isOnlyName, mailedName } from '@arcada/service-kit';

// Of “Ana Lima, PhD” the last word is no first name; of “Müller, Dr. Hans” the first one isn't.
const lastFirst =
  /^([^,]+), *(?:(?:Prof|Dr|Dra|Profa|Dipl|Mag|Eng|Ing|Arq|Mr|Mrs|Ms|Sr|Sra)\.?(?:-Ing\.?)? +)*(\p{Lu}\p{Ll}+(?:[ -]\p{Lu}\p{Ll}+)*)$/u;

/** A name of a buyer's list as it is spoken: many lists begin with the last name, “Díaz, Carla”. */
export const spokenName = (name: string): string => name.normalize('NFC').replace(lastFirst, '$2 $1');

/**
 * By which name an invitation may greet: none with an address in it, and what a buyer writes who hasn't confirmed the own
 * one could be advertising in any case.
 */
export function greetedName(name: string | null, buyer: { confirmed: boolean }): string | undefined {
  const spoken = name === null ? '' : spokenName(name);
  return buyer.confirmed || isOnlyName(spoken) ? mailedName(spoken) || undefined : undefined;
}

/**
 * Whether a list's name is only an address, as “carlos.firma.com” is: likely another person's, mistyped. A sentence with
 * one in it is a name that isn't greeted.
 */
export const isAddressAsName = (name: string): boolean => !/\s/.test(name) && mailedName(name) === undefined;
