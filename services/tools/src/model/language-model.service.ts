import { Breakers, CONFIG, isBrokenCircuitError } from '@arcada/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import OpenAI from 'openai';
import { Budget } from './budget.service.ts';
import { failureOf, isOutage } from './failure-of.ts';
import type { ModelConfig } from './model.config.ts';
import { ModelFailure } from './model-failure.ts';
import { Patience } from './patience.ts';
import { promptTokens, tokensIn } from './tokens.ts';

const mostAtOnce = 16;
const unfinished: ReadonlySet<string> = new Set(['response.failed', 'response.incomplete', 'error']);

export interface Prompt {
  instructions: string;
  /** What is said is data to the model: it can't change the instructions. */
  input: readonly { role: 'user' | 'assistant'; content: string }[];
  /** JSON schema of the response; without it the response is text. */
  format?: { name: string; schema: Record<string, unknown> };
}

/** The configured model, within budgets and time-outs. What it returns is data: its callers validate it. */
@Injectable()
export class LanguageModel {
  private readonly client: OpenAI | undefined;
  private running = 0;

  constructor(
    private readonly budget: Budget,
    private readonly breakers: Breakers,
    @Inject(CONFIG) private readonly config: ModelConfig,
  ) {
    const { OPENAI_API_KEY, OPENAI_BASE_URL, OPENAI_TOTAL_SECONDS } = config;
    if (!OPENAI_API_KEY) return;
    this.client = new OpenAI({
      apiKey: OPENAI_API_KEY,
      baseURL: OPENAI_BASE_URL,
      // Nothing from the environment, and no texts of people in the log.
      organization: null,
      project: null,
      logLevel: 'off',
      // A retry would take longer than the reader waits; they can retry themselves.
      maxRetries: 0,
      timeout: OPENAI_TOTAL_SECONDS * 1000,
    });
  }

  get isConfigured(): boolean {
    return this.client !== undefined;
  }

  /**
   * The response in parts as they arrive. Throws ModelFailure, also when the response ends before its end; after an
   * abort of `signal` it ends. The call is paid by the budget of the account.
   */
  async *respond(userId: string, prompt: Prompt, signal: AbortSignal): AsyncGenerator<string> {
    const { client } = this;
    if (!client) throw new ModelFailure('refused', 'no model is configured');
    if (this.running >= mostAtOnce) throw new ModelFailure('busy', 'too many calls of the model at once');
    this.running += 1;
    const asked = promptTokens(prompt);
    let written = '';
    let used: number | undefined;
    const patience = new Patience(this.config, signal);
    try {
      const reservation = await this.budget.reserve(userId, asked + this.config.OPENAI_MAX_OUTPUT_TOKENS);
      try {
        const events = await this.open(client, prompt, patience);
        for (;;) {
          const next = await patience.next(() => events.next());
          if (next.done) break;
          const event = next.value;
          if (event.type === 'response.output_text.delta') {
            written += event.delta;
            yield event.delta;
          } else if (event.type === 'response.completed') {
            used = event.response.usage?.total_tokens;
            return;
          } else if (unfinished.has(event.type)) {
            throw new ModelFailure('unreachable', `the model ended with ${event.type}`);
          }
        }
        // The SDK ends a stream that was aborted or cut off without an error.
        patience.check();
        throw new ModelFailure('unreachable', 'the response of the model was cut off');
      } catch (error) {
        patience.check();
        throw failureOf(error);
      } finally {
        await this.budget.settle(reservation, used ?? asked + tokensIn(written));
      }
    } finally {
      this.running -= 1;
      patience.end();
    }
  }

  /** Up to the first event, which counts for the breaker: while it is open, no one waits for a time-out. */
  private async open(client: OpenAI, { instructions, input, format }: Prompt, patience: Patience) {
    try {
      return await this.breakers.run('openai', isOutage, async () => {
        const stream = await client.responses.create(
          {
            model: this.config.OPENAI_MODEL,
            instructions,
            input: input.map(({ role, content }) => ({ role, content })),
            max_output_tokens: this.config.OPENAI_MAX_OUTPUT_TOKENS,
            store: false,
            stream: true,
            ...(format && { text: { format: { type: 'json_schema', strict: true, ...format } } }),
          },
          { signal: patience.signal },
        );
        return withFirst(stream[Symbol.asyncIterator](), patience);
      });
    } catch (error) {
      if (isBrokenCircuitError(error)) throw new ModelFailure('unreachable', 'the model is not called for a moment');
      throw error;
    }
  }
}

/** Waits for the first item, and returns all of them. */
async function withFirst<T>(items: AsyncIterator<T>, patience: Patience): Promise<AsyncGenerator<T>> {
  const first = await items.next();
  patience.begun();
  if (first.done) {
    patience.check();
    throw new ModelFailure('unreachable', 'the model sent nothing');
  }
  return (async function* () {
    try {
      yield first.value;
      for (let next = await items.next(); !next.done; next = await items.next()) yield next.value;
    } finally {
      await items.return?.();
    }
  })();
}
