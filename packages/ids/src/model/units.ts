import { referenceOf, referencesOf, type StepValue } from '../step/values.ts';
import type { Conversion } from '../value/model-value.ts';
import { unwrap } from '../value/model-value.ts';
import type { Model } from './model.ts';
import { siFactor } from './si-units.ts';

/** Measures whose unit isn't named after them (IDS 1.0, Units). */
const unitNames: Record<string, string> = {
  IFCPOSITIVELENGTHMEASURE: 'LENGTHUNIT',
  IFCNONNEGATIVELENGTHMEASURE: 'LENGTHUNIT',
  IFCPOSITIVEPLANEANGLEMEASURE: 'PLANEANGLEUNIT',
  IFCTHERMALCONDUCTIVITYMEASURE: 'THERMALCONDUCTANCEUNIT',
  IFCSECTIONALAREAINTEGRALMEASURE: 'SECTIONAREAINTEGRALUNIT',
};

/** `IFCAREAMEASURE` is measured in the project's AREAUNIT; undefined for types that are no measures. */
const unitOf = (type: string) =>
  unitNames[type] ?? (/^IFC\w+MEASURE$/.test(type) ? `${type.slice(3, -'MEASURE'.length)}UNIT` : undefined);

const numberOf = (value: StepValue | undefined): number | undefined => {
  const { bare } = unwrap(value);
  const isNumber =
    bare && typeof bare === 'object' && !Array.isArray(bare) && (bare.kind === 'integer' || bare.kind === 'real');
  return isNumber ? bare.value : undefined;
};

const nameOf = (value: StepValue | undefined): string =>
  value && typeof value === 'object' && !Array.isArray(value) && value.kind === 'enumeration' ? value.name : '';

/** Units of a model: converts its measures to the SI units that IDS is written in. */
export class Units {
  private readonly model: Model;
  private readonly project = new Map<string, Conversion>();
  private readonly read = new Map<number, Conversion | undefined>();

  constructor(model: Model) {
    this.model = model;
    const [project = -1] = model.instancesOf('IFCPROJECT');
    const [first = -1] = model.instancesOf('IFCUNITASSIGNMENT');
    const assignment = referenceOf(model.attribute(project, 'UnitsInContext')) ?? first;
    for (const unit of referencesOf(model.attribute(assignment, 'Units'))) {
      const conversion = this.conversionOf(unit);
      if (conversion) this.project.set(nameOf(model.attribute(unit, 'UnitType')), conversion);
    }
  }

  /**
   * How values of a defined type become SI: by the unit given with the value, or else by the project's.
   * Undefined when there is nothing to convert.
   */
  conversion(type: string, ownUnit?: number): Conversion | undefined {
    const name = unitOf(type);
    if (!name) return undefined;
    return (ownUnit === undefined ? undefined : this.conversionOf(ownUnit)) ?? this.project.get(name);
  }

  private conversionOf(unit: number): Conversion | undefined {
    if (!this.read.has(unit)) {
      // A unit that refers to itself must not be followed for ever.
      this.read.set(unit, undefined);
      this.read.set(unit, this.readUnit(unit));
    }
    return this.read.get(unit);
  }

  private readUnit(unit: number): Conversion | undefined {
    const { model } = this;
    switch (model.classOf(unit)) {
      case 'IFCSIUNIT':
        return siFactor(nameOf(model.attribute(unit, 'Name')), nameOf(model.attribute(unit, 'Prefix')));
      case 'IFCCONVERSIONBASEDUNIT':
      case 'IFCCONVERSIONBASEDUNITWITHOFFSET':
        return this.conversionBased(unit);
      case 'IFCDERIVEDUNIT':
        return this.derived(unit);
      default:
        return undefined;
    }
  }

  private conversionBased(unit: number): Conversion | undefined {
    const { model } = this;
    const offset = numberOf(model.attribute(unit, 'ConversionOffset')) ?? 0;
    const measure = referenceOf(model.attribute(unit, 'ConversionFactor')) ?? -1;
    const factor = numberOf(model.attribute(measure, 'ValueComponent'));
    const base = referenceOf(model.attribute(measure, 'UnitComponent'));
    if (factor === undefined) return undefined;
    const inner = base === undefined ? undefined : this.conversionOf(base);
    return { factor: factor * (inner?.factor ?? 1), offset: offset * (inner?.factor ?? 1) };
  }

  private derived(unit: number): Conversion {
    let factor = 1;
    for (const element of referencesOf(this.model.attribute(unit, 'Elements'))) {
      const base = referenceOf(this.model.attribute(element, 'Unit'));
      const exponent = numberOf(this.model.attribute(element, 'Exponent')) ?? 1;
      const conversion = base === undefined ? undefined : this.conversionOf(base);
      factor *= (conversion?.factor ?? 1) ** exponent;
    }
    return { factor, offset: 0 };
  }
}
