import { z } from 'zod';
import { modelConfig } from './model/model.config.ts';

/** Environment variables of tools beyond those that every service has: each with default and description. */
export const toolsConfig = z.object({
  TOOLS_SOURCES_SECONDS: z.coerce
    .number()
    .int()
    .min(5)
    .max(86_400)
    .default(300)
    .describe('Seconds between looks of the documentation assistant at what the other services publish')
    .meta({ example: '300' }),
  TOOLS_ASSISTANT_QUESTIONS_PER_MINUTE: z.coerce
    .number()
    .int()
    .min(1)
    .max(100_000)
    .default(20)
    .describe('Questions that one account may ask the documentation assistant within a minute')
    .meta({ example: '20' }),
  ...modelConfig,
  TOOLS_FILE_SECONDS: z.coerce
    .number()
    .positive()
    .max(600)
    .default(25)
    .describe(
      'Seconds from a request for a file of a document to its first part, and to its end; less than the 30 that the gateway waits for a file',
    )
    .meta({ example: '25' }),
  TOOLS_READ_SECONDS: z.coerce
    .number()
    .positive()
    .max(600)
    .default(7)
    .describe('Seconds for reading a workbook that is imported; less than the gateway waits')
    .meta({ example: '7' }),
});
export type ToolsConfig = z.infer<typeof toolsConfig>;
