import type { Language, ProductCategory, ProductType } from '@arcada/contracts';
import type { SearchedText } from '@arcada/search';
import type { ShelvedProduct, ShelvedText } from '../shelved-product.ts';

// Words that people type for a type or category even if the product's own text doesn't contain
// them.
const typeWords: Record<ProductType, Record<Language, string>> = {
  plugin: { en: 'plugin plug-in addin revit', 'pt-BR': 'plugin suplemento revit', es: 'plugin complemento revit' },
  script: { en: 'script python', 'pt-BR': 'script python', es: 'script python guion' },
  dynamo: { en: 'dynamo graph', 'pt-BR': 'dynamo grafo rotina', es: 'dynamo grafo rutina' },
};
const categoryWords: Record<ProductCategory, Record<Language, string>> = {
  modelling: { en: 'modelling modeling', 'pt-BR': 'modelagem', es: 'modelado' },
  documentation: { en: 'documentation', 'pt-BR': 'documentação', es: 'documentación' },
  coordination: { en: 'coordination clash', 'pt-BR': 'coordenação compatibilização', es: 'coordinación' },
  data: { en: 'data', 'pt-BR': 'dados', es: 'datos' },
  quality: { en: 'quality check audit', 'pt-BR': 'qualidade verificação', es: 'calidad verificación' },
};

/** Every year of a range: "Revit 2022–2026" is asked for as "Revit 2024". */
function yearsOf(compatibility: string): string[] {
  return [...compatibility.matchAll(/\b(20\d\d)\s*[–-]\s*(20\d\d)\b/g)].flatMap(([, from, to]) =>
    Array.from({ length: Math.max(0, Number(to) - Number(from) + 1) }, (_, at) => String(Number(from) + at)),
  );
}

/** Words for its type, its category and the software it runs on. */
export const labelsOf = (row: { type: string; category: string; compatibility: string }, language: Language): string =>
  [
    typeWords[row.type as ProductType]?.[language],
    categoryWords[row.category as ProductCategory]?.[language],
    row.compatibility,
    ...yearsOf(row.compatibility),
  ].join(' ');

/** The searchable text of a product on sale. */
export function searchedText(product: ShelvedProduct, language: Language): SearchedText {
  const text = product.texts[language] as ShelvedText;
  const inside = JSON.parse(text.inside) as { name: string; text: string }[];
  return {
    name: text.name,
    description: text.description,
    labels: labelsOf(product, language),
    details: inside.map((item) => `${item.name} ${item.text}`).join(' '),
  };
}
