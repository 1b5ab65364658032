import fs from 'node:fs';

const propertiesOfSet = 8;
const sets = ['Pset_WallCommon', 'Pset_ManufacturerTypeInformation', 'Arcada_Construction'];
const storeys = 12;

const lineOfProperty = (set: number, property: number, wall: number): string => {
  if (set === 0 && property === 0)
    return `'FireRating',$,IFCLABEL('${wall % 97 === 0 ? 'none' : `REI${30 * (1 + (wall % 4))}`}'),$`;
  if (set === 0 && property === 1) return `'IsExternal',$,IFCBOOLEAN(.${wall % 3 === 0 ? 'T' : 'F'}.),$`;
  if (set === 0 && property === 2)
    return `'ThermalTransmittance',$,IFCTHERMALTRANSMITTANCEMEASURE(0.${(wall % 50) + 10}),$`;
  if (set === 2 && property === 0)
    return `'BuildingSection',$,IFCLABEL('Section ${String.fromCharCode(65 + (wall % 26))}'),$`;
  return `'Property${set}${property}',$,IFCLABEL('Value ${wall}'),$`;
};

/** Lines of one wall: placement, wall, and three sets of eight properties. */
function wallLines(wall: number, first: number, guid: () => string): string[] {
  const lines: string[] = [];
  let id = first;
  const add = (text: string) => {
    lines.push(`#${id}=${text};`);
    return id++;
  };
  const point = add(`IFCCARTESIANPOINT((${wall % 400}.25,${wall % 77}.5,0.))`);
  const axes = add(`IFCAXIS2PLACEMENT3D(#${point},$,$)`);
  const placement = add(`IFCLOCALPLACEMENT($,#${axes})`);
  const self = add(
    `IFCWALL('${guid()}',$,'Wall-${String(wall).padStart(6, '0')}',$,'Basic Wall:Generic - 200mm',#${placement},$,'${300000 + wall}',$)`,
  );
  sets.forEach((name, set) => {
    const properties = Array.from({ length: propertiesOfSet }, (_, property) =>
      add(`IFCPROPERTYSINGLEVALUE(${lineOfProperty(set, property, wall)})`),
    );
    const pset = add(
      `IFCPROPERTYSET('${guid()}',$,'${name}',$,(${properties.map((property) => `#${property}`).join(',')}))`,
    );
    add(`IFCRELDEFINESBYPROPERTIES('${guid()}',$,$,$,(#${self}),#${pset})`);
  });
  return lines;
}

/** Writes an IFC4 file with this many walls: about 2.6 kB and 34 instances for each. Returns its size in bytes. */
export function writeModel(file: string, walls: number): number {
  let guids = 0;
  const guid = () => `Bench${String(guids++).padStart(17, '0')}`;
  const out = fs.openSync(file, 'w');
  const head = [
    'ISO-10303-21;',
    'HEADER;',
    "FILE_DESCRIPTION((''),'2;1');",
    "FILE_NAME('bench.ifc','2026-11-23T00:00:00',(''),(''),'','','');",
    "FILE_SCHEMA(('IFC4'));",
    'ENDSEC;',
    'DATA;',
    `#1=IFCPROJECT('${guid()}',$,'Bench',$,$,$,$,$,#3);`,
    '#2=IFCSIUNIT(*,.LENGTHUNIT.,.MILLI.,.METRE.);',
    '#3=IFCUNITASSIGNMENT((#2));',
    `#4=IFCMATERIAL('Concrete C30/37',$,'concrete');`,
    `#5=IFCCLASSIFICATION($,$,$,'Uniclass 2015',$,$,$);`,
    `#6=IFCCLASSIFICATIONREFERENCE($,'EF_25_10_25',$,#5,$,$);`,
  ];
  const firstStorey = 10;
  for (let storey = 0; storey < storeys; storey++) {
    head.push(`#${firstStorey + storey}=IFCBUILDINGSTOREY('${guid()}',$,'Level ${storey}',$,$,$,$,$,.ELEMENT.,$);`);
  }
  fs.writeSync(out, `${head.join('\n')}\n`);
  let id = 100;
  const members: number[][] = Array.from({ length: storeys }, () => []);
  for (let wall = 0; wall < walls; wall++) {
    const lines = wallLines(wall, id, guid);
    members[wall % storeys]?.push(id + 3);
    id += lines.length;
    fs.writeSync(out, `${lines.join('\n')}\n`);
  }
  const tail: string[] = [];
  const list = (ids: readonly number[]) => `(${ids.map((member) => `#${member}`).join(',')})`;
  members.forEach((ids, storey) => {
    tail.push(`#${id++}=IFCRELCONTAINEDINSPATIALSTRUCTURE('${guid()}',$,$,$,${list(ids)},#${firstStorey + storey});`);
    tail.push(`#${id++}=IFCRELASSOCIATESMATERIAL('${guid()}',$,$,$,${list(ids)},#4);`);
    tail.push(`#${id++}=IFCRELASSOCIATESCLASSIFICATION('${guid()}',$,$,$,${list(ids)},#6);`);
  });
  fs.writeSync(out, `${tail.join('\n')}\nENDSEC;\nEND-ISO-10303-21;\n`);
  const { size } = fs.fstatSync(out);
  fs.closeSync(out);
  return size;
}
