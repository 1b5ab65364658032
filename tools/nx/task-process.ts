import { readNxJson } from 'nx/src/config/nx-json.js';
import { createProjectGraphAsync } from 'nx/src/project-graph/project-graph.js';
import { invokeTasksRunner, selectTasksForProjects } from 'nx/src/tasks-runner/run-command.js';
import type { TaskOutcome } from './tasks.ts';

/**
 * node tools/nx/task-process.ts <target> <project …>: runs the target with Nx's own runner and
 * sends each outcome to the parent process. A separate process, because Nx changes the environment
 * and leaves handles open.
 */
const [target = '', ...projects] = process.argv.slice(2);

const nxJson = readNxJson();
const projectGraph = await createProjectGraphAsync({ exitOnError: true });
const nxArgs = { targets: [target], parallel: nxJson.parallel ?? 2, outputStyle: 'static' as const };
const { taskGraph, initiatingTaskIds } = selectTasksForProjects(
  projectGraph,
  projects,
  nxArgs,
  { __overrides_unparsed__: [] },
  {},
  false,
);
const tasks = Object.values(taskGraph.tasks);

const send = (outcome: TaskOutcome) => new Promise((resolve) => process.send?.(outcome, resolve));

await invokeTasksRunner({
  tasks,
  projectGraph,
  taskGraph,
  nxJson,
  nxArgs,
  lifeCycle: {
    endTasks: async (results) => {
      for (const { task, status, terminalOutput = '' } of results) {
        const { project, target: ended } = task.target;
        await send({ project, target: ended, status, output: terminalOutput });
      }
    },
  },
  loadDotEnvFiles: false,
  initiatingProject: null,
  initiatingTasks: tasks.filter(({ id }) => initiatingTaskIds.includes(id)),
});
process.exit();
