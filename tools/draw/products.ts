// Draws the pictures of the products: node tools/draw/products.ts. The results are committed.
import { drawScenes } from './draw-scenes.ts';

drawScenes('services/store/src/seed/images', {
  'advanced-dynamo-toolkit': { kind: 'node-graph' },
  'bcf-summary': { kind: 'clash-beams', accent: 'coral' },
  'bim-automation-scripts-pack': { kind: 'script-slab' },
  'container-name-checker': { kind: 'tags' },
  'delivery-plan-checker': { kind: 'schedule', accent: 'green' },
  'grid-and-level-builder': { kind: 'tower', accent: 'green' },
  'headroom-check': { kind: 'pipes', accent: 'coral' },
  'ifc-property-counter': { kind: 'data-cubes', accent: 'teal' },
  'level-guard': { kind: 'level-planes' },
  'parameter-bridge': { kind: 'data-hub', accent: 'green' },
  'room-data-graphs': { kind: 'room-grid', accent: 'teal' },
  'sheet-ledger': { kind: 'sheet-set', accent: 'teal' },
  'sheet-set-builder': { kind: 'sheet-set' },
  'warning-ledger': { kind: 'house', accent: 'coral' },
  'type-plugin': { kind: 'wall-section' },
  'type-script': { kind: 'script-slab', accent: 'teal' },
  'type-dynamo': { kind: 'node-graph', accent: 'green' },
});
