// Draws the pictures of the posts: node tools/draw/posts.ts. The results are committed.
import { drawScenes } from './draw-scenes.ts';

drawScenes('services/blog/src/seed/images', {
  'ai-in-document-drafting': { kind: 'dialogue', accent: 'teal' },
  'cde-states-one-drawing-one-week': { kind: 'sheet-set', accent: 'green' },
  'clash-reports-nobody-reads': { kind: 'clash-beams', accent: 'coral' },
  'container-naming-that-survives-the-tender': { kind: 'tags', accent: 'teal' },
  'first-useful-dynamo-graph': { kind: 'node-graph', accent: 'green' },
  'from-eir-to-bep-in-two-days': { kind: 'schedule' },
  'ifc-export-checks': { kind: 'data-cubes', accent: 'teal' },
  'level-of-information-need-without-lod-wars': { kind: 'level-planes', accent: 'coral' },
  'licences-and-seats-in-a-practice': { kind: 'data-hub' },
  'model-audit-in-thirty-minutes': { kind: 'house', accent: 'coral' },
  'python-for-schedules': { kind: 'script-slab', accent: 'green' },
  'what-a-responsibility-matrix-must-answer': { kind: 'room-grid' },
});
