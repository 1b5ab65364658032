/** Countries and territories by their ISO 3166-1 codes. */
export const countries: readonly string[] =
  'AD AE AF AG AI AL AM AO AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BW BY BZ CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS YE YT ZA ZM ZW'.split(
    ' ',
  );

/** How a country calls the number by which a business pays taxes, and one as an example. */
const taxIds: Readonly<Record<string, readonly [name: string, example: string]>> = {
  AR: ['CUIT', '30-12345678-1'],
  AU: ['ABN', '18 123 456 789'],
  BR: ['CNPJ / CPF', '12.345.678/0001-95'],
  CH: ['UID', 'CHE-123.456.788'],
  CL: ['RUT', '76.123.456-0'],
  CO: ['NIT', '900.123.456-8'],
  ES: ['NIF', 'B12345674'],
  GB: ['VAT', 'GB123456782'],
  MX: ['RFC', 'ABC010203AB9'],
  PE: ['RUC', '20123456786'],
  PT: ['NIF', '501 442 600'],
  US: ['EIN', '12-3456789'],
};
/** VAT numbers of the Union, one as an example of each. */
const union =
  'ATU12345675 BE0123456749 BG123456786 CY10234560L CZ12345679 DE123456788 DK12345615 EE101234568 EL123456783 FI12345671 FR11123456782 HR12345678903 HU12345676 IE1234567FA IT12345670017 LT123450114 LU12345613 LV40001234561 MT12345634 NL123456782B01 PL1234563218 RO12345674 SE556123451801 SI12345679 SK1234567829'.split(
    ' ',
  );

/** Name and example. Undefined for a country of which it isn't known here. */
export function taxIdOf(country: string): readonly [name: string, example: string] | undefined {
  if (taxIds[country]) return taxIds[country];
  // Greece has a prefix of its own.
  const vat = union.find((example) => example.startsWith(country === 'GR' ? 'EL' : country));
  return country !== '' && vat ? ['VAT', vat] : undefined;
}
