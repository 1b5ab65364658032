export { baseShape, type ServiceConfig, variable } from './base-config.ts';
export {
  ConfigError,
  type ConfigFault,
  type ConfigRule,
  inspectConfig,
  listFaults,
  processEnvironment,
  readConfig,
} from './config.ts';
export { exposure, isLiveKey, plainHttpRule, trialRule } from './exposure.ts';
export { readFileVariables } from './file-variables.ts';
export { dataDirFault, keepPrivate } from './private-files.ts';
export { readSigningKey, signingKeyVariable } from './signing-key.ts';
export { type Reach, reachOf, reachOfHost } from './site-reach.ts';
export { addressVariable, flag, portVariable, reservedBytes, variables } from './variables.ts';
