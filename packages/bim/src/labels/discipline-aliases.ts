import type { OptionOf } from '../document/options.ts';

/**
 * Codes and usual names of disciplines. The single letters are those that the UK National Annex of ISO 19650-2 and the
 * US National CAD Standard both give the same meaning; F, G, H and Q differ, so they mean something only by a project's
 * own code list.
 */
export const disciplineAliases = {
  architecture: `A | ARC | ARCH | ARQ | Architect | Architects | Architectural | Arquiteto | Arquiteta | Arquitetos
    | Projeto arquitetônico | Arquitecto | Arquitecta | Arquitectos`,
  structure: `S | STR | EST | Structures | Structural | Structural engineer | Structural engineers
    | Structural engineering | Estruturas | Estrutural | Engenharia estrutural | Engenharia de estruturas
    | Engenheiro estrutural | Projeto estrutural | Estructuras | Estructural | Ingeniería de estructuras
    | Ingeniería estructural | Ingeniero estructural | Ingeniero de estructuras`,
  mechanical: `M | MEC | MECH | HVAC | Mechanical engineer | Mechanical engineers | Mechanical engineering
    | Mechanical services | Heating and ventilation | AVAC | Climatização | Ar condicionado | Engenharia mecânica
    | Engenheiro mecânico | Instalações mecânicas | Climatización | Ingeniería mecánica | Ingeniero mecánico
    | Instalaciones mecánicas`,
  electrical: `E | ELE | ELEC | Electrical engineer | Electrical engineers | Electrical engineering | Electrical services
    | Elétrico | Engenharia elétrica | Engenheiro eletricista | Instalações elétricas | Eléctrica | Eléctrico
    | Ingeniería eléctrica | Ingeniero eléctrico | Instalaciones eléctricas`,
  plumbing: `P | PLU | PLB | HID | Public health | Public health engineer | Public health engineering | Hidráulica
    | Hidrossanitária | Instalações hidráulicas | Instalações hidrossanitárias | Hidrosanitario | Saneamiento
    | Instalaciones hidrosanitarias`,
  mep: `INS | INST | M&E | M/E | MEPF | Building services | Building services engineer | Building services engineers
    | Building services engineering | Services engineer | Services engineers | MEP engineer | MEP engineers
    | MEP engineering | Instalações | Instalações prediais | Engenharia de instalações | Projeto de instalações
    | Instalaciones | Instalador | Ingeniería de instalaciones | Ingeniero de instalaciones
    | Ingeniera de instalaciones`,
  'fire-protection': `FP | Fire | Fire safety | Fire engineer | Fire engineering | Incêndio | PPCI
    | Proteção contra incêndio | Segurança contra incêndio | Prevenção e combate a incêndio | PCI | Incendios`,
  civil: `C | CIV | Civil | Civils | Civil engineer | Civil engineers | Civil engineering | Infraestrutura
    | Engenharia civil | Engenheiro civil | Obras civiles | Ingeniería civil | Ingeniero civil`,
  landscape: `L | LAN | LND | Landscaping | Landscape architect | Landscape architecture | Paisagista | Paisajista`,
  geotechnical: `GEO | Geotechnical | Geotechnical engineer | Geotechnical engineering | Geotécnica | Geotécnico`,
  survey: `SUR | TOP | Surveying | Land survey | Land surveyor | Land surveying | Topógrafo | Topógrafa`,
  facade: `Façades | Façade engineer | Façade engineering | Fachadas`,
  interior: `I | INT | Interior | Interiors | Interior designer | Design de interiores | Arquitetura de interiores
    | Diseño de interiores | Interiorista`,
  cost: `QS | Costs | Cost management | Cost manager | Quantity surveyor | Quantity surveyors
    | Quantity surveying | Orçamento | Orçamentos
    | Coste | Presupuesto | Presupuestos | Mediciones`,
} as const satisfies { readonly [O in OptionOf<'discipline'>]?: string };
