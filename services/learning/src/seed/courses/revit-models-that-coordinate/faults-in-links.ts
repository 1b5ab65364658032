import type { FindFaultsSeed } from '../../course-seed.ts';
import { same, say } from '../words.ts';

const positions = {
  shared: say('Shared coordinates', 'Coordenadas compartilhadas', 'Coordenadas compartidas'),
  center: say('Center to center', 'Centro a centro', 'Centro a centro'),
  origin: say('Internal origin', 'Origem interna', 'Origen interno'),
};
const types = {
  overlay: say('Overlay', 'Sobreposição', 'Superposición'),
  attachment: say('Attachment', 'Anexo', 'Enlace'),
};

export const faultsInLinks: FindFaultsSeed = {
  kind: 'find-faults',
  task: say(
    'These are the links in the services model of the hospital, with shared coordinates acquired from the architect. Mark each link that must be changed before the model is shared.',
    'Estes são os vínculos do modelo de instalações do hospital, com coordenadas adquiridas da arquitetura. Marque cada vínculo que precisa mudar antes de compartilhar o modelo.',
    'Estos son los vínculos del modelo de instalaciones del hospital, con coordenadas adquiridas de arquitectura. Marca cada vínculo que hay que cambiar antes de compartir el modelo.',
  ),
  columns: [
    say('Link', 'Vínculo', 'Vínculo'),
    say('Positioning', 'Posicionamento', 'Posicionamiento'),
    say('Reference type', 'Tipo de referência', 'Tipo de referencia'),
    say('File', 'Arquivo', 'Archivo'),
    say('Workset', 'Workset', 'Subproyecto'),
  ],
  rows: [
    {
      id: 'l1',
      cells: [
        say('1 · Architect', '1 · Arquitetura', '1 · Arquitectura'),
        positions.shared,
        types.overlay,
        same('HSP-ARC-B1-ZZ-M3-A-0001.rvt'),
        say('Links ARC', 'Vínculos ARC', 'Vínculos ARC'),
      ],
      why: say(
        'As agreed: by the shared place, and it stays at home.',
        'Como combinado: pelo lugar comum, e fica em casa.',
        'Como se acordó: por el lugar común, y se queda en casa.',
      ),
    },
    {
      id: 'l2',
      cells: [
        say('2 · Structure', '2 · Estruturas', '2 · Estructuras'),
        positions.shared,
        types.attachment,
        same('HSP-EST-B1-ZZ-M3-S-0001.rvt'),
        say('Links EST', 'Vínculos EST', 'Vínculos EST'),
      ],
      fault: say(
        'Whoever links the services model gets the structure along with it, in today’s revision, and a second time from its author.',
        'Quem vincular o modelo de instalações recebe a estrutura junto, na revisão de hoje, e mais uma vez do autor.',
        'Quien vincule el modelo de instalaciones recibe con él la estructura, en la revisión de hoy, y otra vez de su autor.',
      ),
    },
    {
      id: 'l3',
      cells: [
        say('3 · Topography', '3 · Topografia', '3 · Topografía'),
        positions.center,
        types.overlay,
        same('HSP-TOP-ZZ-ZZ-M3-T-0001.rvt'),
        say('Links site', 'Vínculos terreno', 'Vínculos terreno'),
      ],
      fault: say(
        'Center to center: with the next tree at the edge of the site the whole terrain moves.',
        'Centro a centro: com a próxima árvore na borda, o terreno inteiro se desloca.',
        'Centro a centro: con el próximo árbol en el borde se mueve todo el terreno.',
      ),
    },
    {
      id: 'l4',
      cells: [
        say('4 · Plant room', '4 · Casa de máquinas', '4 · Sala de máquinas'),
        positions.origin,
        types.attachment,
        same('HSP-INS-B1-RF-M3-M-0002.rvt'),
        say('Own parts', 'Partes próprias', 'Partes propias'),
      ],
      why: say(
        'A part of the team’s own model, begun from the same template; it makes no sense alone and may come along.',
        'Parte do modelo da própria equipe, começada do mesmo template; sozinha não faz sentido e pode ir junto.',
        'Parte del modelo del propio equipo, empezada de la misma plantilla; sola no tiene sentido y puede viajar con él.',
      ),
    },
    {
      id: 'l5',
      cells: [
        say('5 · Building 2', '5 · Edifício 2', '5 · Edificio 2'),
        positions.shared,
        types.overlay,
        same('HSP-ARC-B2_rev3_FINAL.rvt'),
        say('Links ARC', 'Vínculos ARC', 'Vínculos ARC'),
      ],
      fault: say(
        'A copy beside the container: it will never be replaced, since the next revision has another name.',
        'Uma cópia ao lado do contêiner: nunca será substituída, pois a próxima revisão tem outro nome.',
        'Una copia junto al contenedor: no se sustituirá nunca, porque la próxima revisión tiene otro nombre.',
      ),
    },
    {
      id: 'l6',
      cells: [
        say('6 · Facade', '6 · Fachada', '6 · Fachada'),
        positions.shared,
        types.overlay,
        same('HSP-ARC-B1-ZZ-M3-A-0004.rvt'),
        say('Ducts level 2', 'Dutos nível 2', 'Conductos nivel 2'),
      ],
      fault: say(
        'The link lies in a workset of ducts: whoever switches it off to see the ceiling loses the facade, and the other way round.',
        'O vínculo está em um workset de dutos: quem o desliga para ver o forro perde a fachada, e vice-versa.',
        'El vínculo está en un subproyecto de conductos: quien lo apaga para ver el techo pierde la fachada, y al revés.',
      ),
    },
    {
      id: 'l7',
      cells: [
        say('7 · Existing building', '7 · Edifício existente', '7 · Edificio existente'),
        positions.shared,
        types.overlay,
        same('HSP-ARC-B0-ZZ-M3-A-0003.rvt'),
        say('Links ARC', 'Vínculos ARC', 'Vínculos ARC'),
      ],
      why: say(
        'Nothing to change: another building, the same rules.',
        'Nada a mudar: outro edifício, as mesmas regras.',
        'Nada que cambiar: otro edificio, las mismas reglas.',
      ),
    },
  ],
};
