import path from 'node:path';
import { addressVariable, portVariable, readConfig as read, variables } from '@arcada/service-kit/config';
import { z } from 'zod';

/** Environment variables of the page server. */
export const pageServerConfig = z.object({
  PAGE_SERVER_PORT: portVariable('Port of this process', '8081').default(8081),
  HOST: z.string().default('127.0.0.1').describe('Address that pages are served on').meta({ example: '0.0.0.0' }),
  GATEWAY_URL: addressVariable('gateway, from which pages fetch their data', 'http://127.0.0.1:8080'),
  REGISTRY_URL: addressVariable('registry', 'http://127.0.0.1:4102'),
  GATEWAY_INTERNAL_URLS: variables.gatewayInternalUrls,
  SITE_URL: variables.siteUrl,
  DATA_DIR: variables.dataDir,
  INTERNAL_KEY: variables.internalKey,
  SHELL_DIST: z
    .string()
    .default(path.resolve(process.argv[1] ?? '.', '../..'))
    .describe('Folder with the browser build and chunks.json')
    .meta({ example: '/app/shell/dist' }),
  RENDERERS: z.coerce
    .number()
    .int()
    .min(1)
    .max(64)
    .default(2)
    .describe('Processes that draw pages; one more is kept ready')
    .meta({ example: '2' }),
  RENDERER_MEMORY_MB: z.coerce
    .number()
    .int()
    .min(128)
    .default(384)
    .describe('Memory of each before it is ended')
    .meta({ example: '384' }),
  RENDER_TIME_FACTOR: z.coerce
    .number()
    .min(0.1)
    .max(100)
    .default(1)
    .describe('Stretches the time limits of drawing, for a machine that is busy with other things')
    .meta({ example: '2' }),
  LOG_LEVEL: variables.logLevel,
});
export type PageServerConfig = z.infer<typeof pageServerConfig>;

/** Reads the environment; every fault is listed at once. */
export const readConfig = (environment: NodeJS.ProcessEnv = process.env): PageServerConfig =>
  read('the page server', environment, [pageServerConfig]) as PageServerConfig;
