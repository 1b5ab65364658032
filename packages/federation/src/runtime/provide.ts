import federation from '@module-federation/webpack-bundler-runtime';
import { initContainerEntry } from '@module-federation/webpack-bundler-runtime/dist/initContainerEntry.js';

type Runtime = NonNullable<typeof federation.runtime>;
const runtime = federation.runtime as Runtime;

/** A remote's own instance. The shell's `init` would give it the shell's, which it knows by the build. */
const init: Runtime['init'] = (options) => {
  const known = runtime.getInstance((instance) => instance.name === options.name);
  if (!known) return runtime.createInstance(options);
  known.initOptions(options);
  return known;
};

/** What a remote would bundle for itself: functions that keep all state in what they are given. */
const forRemote = () => ({
  ...federation,
  runtime: { ...runtime, init },
  bundlerRuntime: { ...federation.bundlerRuntime, S: {}, initContainerEntry },
  bundlerRuntimeOptions: {},
});

/** A plugin of the shell's federation runtime, which lends the runtime to all remotes (consume.ts). */
export default function provideRuntime() {
  Object.assign(globalThis, { arcadaFederation: forRemote });
  return { name: 'arcada-provide-runtime' };
}
