import type { ProductSeed } from './product-seed.ts';
import { advancedDynamoToolkit } from './products/advanced-dynamo-toolkit.ts';
import { bcfSummary } from './products/bcf-summary.ts';
import { bimAutomationScriptsPack } from './products/bim-automation-scripts-pack.ts';
import { containerNameChecker } from './products/container-name-checker.ts';
import { deliveryPlanChecker } from './products/delivery-plan-checker.ts';
import { gridAndLevelBuilder } from './products/grid-and-level-builder.ts';
import { headroomCheck } from './products/headroom-check.ts';
import { ifcPropertyCounter } from './products/ifc-property-counter.ts';
import { levelGuard } from './products/level-guard.ts';
import { parameterBridge } from './products/parameter-bridge.ts';
import { roomDataGraphs } from './products/room-data-graphs.ts';
import { sheetLedger } from './products/sheet-ledger.ts';
import { sheetSetBuilder } from './products/sheet-set-builder.ts';
import { warningLedger } from './products/warning-ledger.ts';

export const productSeeds: ProductSeed[] = [
  advancedDynamoToolkit,
  bcfSummary,
  bimAutomationScriptsPack,
  containerNameChecker,
  deliveryPlanChecker,
  gridAndLevelBuilder,
  headroomCheck,
  ifcPropertyCounter,
  levelGuard,
  parameterBridge,
  roomDataGraphs,
  sheetLedger,
  sheetSetBuilder,
  warningLedger,
];
