import fs from 'node:fs';
import path from 'node:path';
import { XmlBufferInputProvider, XmlDocument, XsdValidator, xmlRegisterInputProvider } from 'libxml2-wasm';

/** What ids.xsd takes from the schema of schemas: restrictions of values, and numbers of occurrences. */
const schemaOfSchemas = `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns:t="http://www.w3.org/2001/XMLSchema"
  targetNamespace="http://www.w3.org/2001/XMLSchema" elementFormDefault="qualified">
  <xs:complexType name="facet"><xs:attribute name="value" type="xs:string" use="required"/></xs:complexType>
  <xs:complexType name="numFacet"><xs:attribute name="value" type="xs:nonNegativeInteger" use="required"/></xs:complexType>
  <xs:element name="restriction"><xs:complexType>
    <xs:choice minOccurs="0" maxOccurs="unbounded">
      <xs:element name="enumeration" type="t:facet"/><xs:element name="pattern" type="t:facet"/>
      <xs:element name="minInclusive" type="t:facet"/><xs:element name="minExclusive" type="t:facet"/>
      <xs:element name="maxInclusive" type="t:facet"/><xs:element name="maxExclusive" type="t:facet"/>
      <xs:element name="length" type="t:numFacet"/><xs:element name="minLength" type="t:numFacet"/>
      <xs:element name="maxLength" type="t:numFacet"/>
    </xs:choice>
    <xs:attribute name="base" type="xs:QName"/>
  </xs:complexType></xs:element>
  <xs:attributeGroup name="occurs">
    <xs:attribute name="minOccurs" type="xs:nonNegativeInteger" default="1"/>
    <xs:attribute name="maxOccurs" default="1"><xs:simpleType><xs:union memberTypes="xs:nonNegativeInteger">
      <xs:simpleType><xs:restriction base="xs:NMTOKEN"><xs:enumeration value="unbounded"/></xs:restriction></xs:simpleType>
    </xs:union></xs:simpleType></xs:attribute>
  </xs:attributeGroup>
</xs:schema>`;
const schemaOfXml = `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema" targetNamespace="http://www.w3.org/XML/1998/namespace"/>`;

/** Validates by buildingSMART's ids.xsd; libxml2 refuses to import the schema of instances, which isn't used. */
export function idsValidator(folder: string): (xml: string) => void {
  const encode = (text: string) => new TextEncoder().encode(text);
  xmlRegisterInputProvider(
    new XmlBufferInputProvider({
      'http://www.w3.org/2001/XMLSchema.xsd': encode(schemaOfSchemas),
      'http://www.w3.org/2001/xml.xsd': encode(schemaOfXml),
    }),
  );
  const schema = fs
    .readFileSync(path.join(folder, 'Development/ids.xsd'), 'utf8')
    .replace(/<xs:import namespace="[^"]*XMLSchema-instance"[^>]*>/, '');
  const validator = XsdValidator.fromDoc(XmlDocument.fromString(schema));
  return (xml) => {
    const document = XmlDocument.fromString(xml);
    try {
      validator.validate(document);
    } finally {
      document.dispose();
    }
  };
}
