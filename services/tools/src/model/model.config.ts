import { z } from 'zod';

const count = (most: number) => z.coerce.number('must be a number').int('must be a whole number').min(0).max(most);
const seconds = (most: number) => z.coerce.number('must be a number').min(0.05).max(most);

/** The AI model behind chat, suggestions and assistant. Without a key they work from the library alone. */
export const modelConfig = {
  OPENAI_API_KEY: z
    .string()
    .optional()
    .describe('Key of OpenAI, or of a provider with the same interface; without it no text leaves the site')
    .meta({ example: 'sk-proj-51Abc…' }),
  OPENAI_BASE_URL: z
    .url({ protocol: /^https?$/, error: 'must begin with http:// or https://' })
    .default('https://api.openai.com/v1')
    .describe('Where the model is called, by the Responses API; people are shown its host before they consent')
    .meta({ example: 'https://api.openai.com/v1' }),
  OPENAI_MODEL: z.string().default('gpt-5.4-mini').describe('Model that responds').meta({ example: 'gpt-5.4-mini' }),
  OPENAI_MAX_OUTPUT_TOKENS: count(32_000)
    .min(64)
    .default(1500)
    .describe('Longest response of the model, in tokens')
    .meta({ example: '1500' }),
  OPENAI_FIRST_BYTE_SECONDS: seconds(60)
    .default(10)
    .describe('How long the model may take until its response begins')
    .meta({ example: '10' }),
  OPENAI_STALL_SECONDS: seconds(60)
    .default(10)
    .describe('Longest pause within a response of the model')
    .meta({ example: '10' }),
  OPENAI_TOTAL_SECONDS: seconds(300)
    .default(60)
    .describe('How long a whole response of the model may take')
    .meta({ example: '60' }),
  OPENAI_USER_REQUESTS_PER_DAY: count(100_000)
    .default(200)
    .describe('Calls of the model for one account and day (UTC)')
    .meta({ example: '200' }),
  OPENAI_USER_TOKENS_PER_DAY: count(1_000_000_000)
    .default(300_000)
    .describe('Tokens, read and written, for one account and day (UTC)')
    .meta({ example: '300000' }),
  OPENAI_SITE_TOKENS_PER_DAY: count(1_000_000_000)
    .default(10_000_000)
    .describe('Tokens for the whole site and a day (UTC)')
    .meta({ example: '10000000' }),
};

export type ModelConfig = z.infer<z.ZodObject<typeof modelConfig>>;
