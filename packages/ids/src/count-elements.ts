import type { Model } from './model/model.ts';

export interface ElementCount {
  /** `IfcWall` */
  className: string;
  count: number;
}

/** Counts the model's elements, instances of IfcElement and its subclasses, by class, most frequent first. */
export function countElements(model: Model): { total: number; classes: ElementCount[] } {
  const classes = model.file.classes
    .filter((className) => model.schema.isA(className, 'IFCELEMENT'))
    .map((className) => ({
      className: model.schema.entity(className)?.name ?? className,
      count: model.file.idsOf(className).length,
    }))
    .sort((a, b) => b.count - a.count || a.className.localeCompare(b.className));
  return { total: classes.reduce((sum, { count }) => sum + count, 0), classes };
}
