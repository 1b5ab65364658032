import type { Facet, IdsValue } from '../src/document/ids-document.ts';
import { guid } from './ifc.fixture.ts';
import { checkWalls, property, reals, schemas, single, wallWithSet } from './lines.fixture.ts';

describe.each(schemas)('in %s', (schema) => {
  const check = checkWalls(schema);
  const withSet = wallWithSet(schema);

  test('units of the project and of the property', async () => {
    const length = (value: string) => property('L', { dataType: 'IFCLENGTHMEASURE', value });
    const area = (value: string) => property('L', { dataType: 'IFCAREAMEASURE', value });
    const project = [
      `#20=IFCPROJECT(${guid(20)},$,'P',$,$,$,$,(#99),#21);`,
      '#21=IFCUNITASSIGNMENT((#22,#23,#26));',
      '#22=IFCSIUNIT(*,.LENGTHUNIT.,.MILLI.,.METRE.);',
      "#23=IFCCONVERSIONBASEDUNIT(#24,.AREAUNIT.,'SQUARE FOOT',#25);",
      '#24=IFCDIMENSIONALEXPONENTS(2,0,0,0,0,0,0);',
      '#25=IFCMEASUREWITHUNIT(IFCAREAMEASURE(0.09290304),#28);',
      '#26=IFCDERIVEDUNIT((#29,#30),.LINEARVELOCITYUNIT.,$);',
      '#27=IFCSIUNIT(*,.LENGTHUNIT.,.CENTI.,.METRE.);',
      '#28=IFCSIUNIT(*,.AREAUNIT.,$,.SQUARE_METRE.);',
      '#29=IFCDERIVEDUNITELEMENT(#22,1);',
      '#30=IFCDERIVEDUNITELEMENT(#31,-1);',
      "#31=IFCCONVERSIONBASEDUNIT(#24,.TIMEUNIT.,'HOUR',#32);",
      '#32=IFCMEASUREWITHUNIT(IFCTIMEMEASURE(3600.),#33);',
      '#33=IFCSIUNIT(*,.TIMEUNIT.,$,.SECOND.);',
    ];
    const found = (facet: Facet, value: string, unit = '$') =>
      check(facet, ...project, ...withSet(single(4, 'L', value, unit)));
    expect(await found(length('2.5'), 'IFCLENGTHMEASURE(2500.)')).toBe('pass');
    expect(await found(length('2500'), 'IFCLENGTHMEASURE(2500.)')).toBe('property-value');
    expect(await found(length('25'), 'IFCLENGTHMEASURE(2500.)', '#27')).toBe('pass');
    expect(await found(area('0.9290304'), 'IFCAREAMEASURE(10.)')).toBe('pass');
    const speed = property('L', { dataType: 'IFCLINEARVELOCITYMEASURE', value: '0.001' });
    expect(await found(speed, 'IFCLINEARVELOCITYMEASURE(3600.)')).toBe('pass');
    expect(await found(property('L', { dataType: 'IFCREAL', value: '2500' }), 'IFCREAL(2500.)')).toBe('pass');
  });

  test('tolerance: the end of a range belongs to it, integers are exact', async () => {
    const real = (value: IdsValue, text: string) =>
      check(property('X', { dataType: 'IFCREAL', value }), ...withSet(single(4, 'X', `IFCREAL(${text})`)));
    expect(await real('100', '100.000101')).toBe('pass');
    expect(await real('100', '100.000102')).toBe('property-value');
    expect(await real(reals({ maxInclusive: '0' }), '0.000001')).toBe('pass');
    expect(await real(reals({ maxExclusive: '0' }), '-0.000001')).toBe('property-value');
    expect(await real(reals({ minExclusive: '10' }), '10.00002')).toBe('pass');
    expect(await real(reals({ minExclusive: '10' }), '10.00001')).toBe('property-value');
    const whole = (value: IdsValue) =>
      check(property('X', { dataType: 'IFCINTEGER', value }), ...withSet(single(4, 'X', 'IFCINTEGER(1000000000)')));
    expect(await whole('1000000000')).toBe('pass');
    expect(await whole('1000000001')).toBe('property-value');
    expect(await whole({ base: 'xs:integer', maxExclusive: '1000000000' })).toBe('property-value');
  });
});
