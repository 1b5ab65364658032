// Draws the pictures of the courses: node tools/draw/courses.ts. The results are committed.
import { drawScenes } from './draw-scenes.ts';

drawScenes('services/learning/src/seed/images', {
  'iso-19650-in-practice': { kind: 'tags', accent: 'green' },
  'responsibility-and-delivery-plans': { kind: 'schedule' },
  'revit-models-that-coordinate': { kind: 'level-planes', accent: 'green' },
  'revit-families-and-information': { kind: 'wall-section', accent: 'teal' },
  'clash-detection-that-closes': { kind: 'clash-beams', accent: 'coral' },
  'construction-sequence-with-timeliner': { kind: 'tower', accent: 'signal' },
  'python-for-bim-first-steps': { kind: 'script-slab', accent: 'green' },
  'ifc-checks-with-python': { kind: 'data-cubes', accent: 'coral' },
  'category-revit-training': { kind: 'house' },
  'category-navisworks-fundamentals': { kind: 'pipes', accent: 'teal' },
  'category-bim-management': { kind: 'data-hub' },
  'category-python-for-bim': { kind: 'node-graph', accent: 'teal' },
});
