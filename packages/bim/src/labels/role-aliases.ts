import type { OptionOf } from '../document/options.ts';

/** Usual names of roles; every kind of engineer is an engineer, whose discipline has a column of its own. */
export const roleAliases = {
  'appointing-party': `Client | Owner | Employer | Cliente | Contratante | Proprietário | Proprietária | Promotor
    | Promotora | Propietario | Propietaria | Propiedad`,
  'lead-appointed-party': `LAP | Main appointed party | Lead consultant | Contratada principal | Adjudicatario principal
    | Adjudicataria principal`,
  'appointed-party': `Appointed parties | Contratada | Partes contratadas | Adjudicatario | Adjudicataria
    | Partes designadas`,
  'project-manager': `PM | Project managers | Gerente do projeto | Gerente de projetos | Gestor de projeto
    | Gestora de projeto | Directora de proyecto | Director del proyecto | Jefe de proyecto | Jefa de proyecto
    | Gerente de proyecto`,
  'bim-manager': `Gerente de BIM | Gestor BIM | Gestora BIM | Gestor de BIM | Responsable BIM`,
  'information-manager': `Information management | Gestor de informação | Gestora da informação
    | Gerente da informação | Gestor de información | Gestora de la información`,
  'task-team-manager': `Task team lead | Task team leader | Líder de equipe de tarefa | Líder da equipe
    | Líder del equipo de tarea`,
  architect: `Architects | Lead architect | Project architect | Landscape architect | Arquiteta | Arquitetos
    | Arquiteto paisagista | Arquitecta | Arquitectos | Arquitecto paisajista`,
  engineer: `Engineers | Structural engineer | Structural engineers | Civil engineer | Mechanical engineer
    | Electrical engineer | MEP engineer | MEP engineers | MEP | HVAC engineer | Services engineer
    | Services engineers | Building services engineer | Public health engineer | Plumbing engineer | Fire engineer
    | Geotechnical engineer | Façade engineer | Engenheira | Engenheiros | Engenheiro estrutural
    | Engenheira estrutural | Engenheiro de estruturas | Engenheiro civil | Engenheira civil | Engenheiro mecânico
    | Engenheira mecânica | Engenheiro eletricista | Engenheira eletricista | Engenheiro de instalações
    | Engenheiro MEP | Ingeniera | Ingenieros | Ingeniero estructural | Ingeniero de estructuras
    | Ingeniera de estructuras | Ingeniero civil | Ingeniera civil | Ingeniero mecánico | Ingeniero eléctrico
    | Ingeniero de instalaciones | Ingeniera de instalaciones | Ingeniero MEP`,
  contractor: `Main contractor | General contractor | Builder | Construtor | Empreiteira | Construtora principal
    | Constructora | Constructor | Empresa constructora | Contratista principal`,
  'asset-manager': `FM | Facility manager | Facilities manager | Gestor de ativos | Gerente de ativos
    | Gestora do ativo | Gestor de activos | Gestora del activo`,
  other: 'Outro | Otro | Others | Outros | Otros',
  'security-lead': `Security manager | Responsável de segurança | Responsable de la seguridad`,
} as const satisfies { readonly [O in OptionOf<'role'>]?: string };
