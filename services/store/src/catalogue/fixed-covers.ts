/** Covers fixed by product name, whatever picture the product has (the customer's specification). */
const fixedCovers: Readonly<Record<string, string>> = {
  'Advanced Dynamo Toolkit': 'advanced-dynamo-toolkit.svg',
  'BIM Automation Scripts Pack': 'bim-automation-scripts-pack.svg',
};

export const hasFixedCover = (name: string): boolean => Object.hasOwn(fixedCovers, name);

/** File of a product's picture. */
export const coverOf = (name: string | undefined, image: string): string => fixedCovers[name ?? ''] ?? image;
