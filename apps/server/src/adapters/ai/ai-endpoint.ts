import type { z } from 'zod';
import type { AiConfig } from '../../config.ts';
import { cappedFetch } from '../capped-fetch.ts';
import { type CallLimits, type CallsOf, callPolicy } from './call-policy.ts';
import type { SharedLimits } from './shared-calls.ts';

/** The totals of a run. */
export interface AiUsage {
  /** Requests, including repeats. */
  calls: number;
  input_tokens: number;
  output_tokens: number;
}

export interface Question<T> {
  instructions: string;
  /** Sent as JSON, so that people's text stays inside its strings. */
  data: unknown;
  schema: z.ZodType<T>;
  maxOutputTokens: number;
}

/** An OpenAI-compatible server for one run. Every call can reject; nothing is retried without end. */
export interface AiEndpoint {
  /** The model's answer, checked. Rejects on anything that does not fit the schema. */
  ask<T>(question: Question<T>, signal: AbortSignal): Promise<T>;
  /** One vector per text, in their order. */
  embed(texts: string[], signal: AbortSignal): Promise<number[][]>;
  usage(): AiUsage;
  /** Usable answers. */
  answers(): number;
  /** Failed requests by kind of fault, without their content. */
  failures(): Record<string, number>;
}

/** Bytes of one reply: a model's answer is short, vectors are many. */
const LONGEST_REPLY = { chat: 256 * 1024, vectors: 16 * 1024 * 1024 };

/** The client libraries are loaded here, so that a start without AI is spared them. */
export async function openAiEndpoint(
  config: AiConfig,
  limits: Partial<CallLimits & SharedLimits> = {},
  callsOf: Partial<CallsOf> = {},
): Promise<AiEndpoint> {
  const [{ createOpenAICompatible }, { embedMany, generateText, Output }] = await Promise.all([
    import('@ai-sdk/openai-compatible'),
    import('ai'),
  ]);
  const provider = (longestReply: number) =>
    createOpenAICompatible({
      name: 'ai',
      baseURL: config.baseUrl,
      ...(config.apiKey ? { apiKey: config.apiKey } : {}),
      supportsStructuredOutputs: true,
      fetch: cappedFetch(longestReply),
    });
  const chat = config.model ? provider(LONGEST_REPLY.chat)(config.model) : null;
  const embedding = config.embeddingModel
    ? provider(LONGEST_REPLY.vectors).embeddingModel(config.embeddingModel)
    : null;
  const policy = callPolicy(limits, callsOf);
  const tokens = { input: 0, output: 0 };
  const count = (input: number | undefined, output: number | undefined): void => {
    tokens.input += whole(input);
    tokens.output += whole(output);
  };

  return {
    async ask({ instructions, data, schema, maxOutputTokens }, signal) {
      if (!chat) throw new Error('no model is configured');
      return policy.call(async (abortSignal) => {
        const { output, usage } = await generateText({
          model: chat,
          instructions,
          prompt: JSON.stringify(data),
          output: Output.object({ schema }),
          temperature: 0,
          maxOutputTokens,
          maxRetries: 0,
          abortSignal,
        });
        count(usage.inputTokens, usage.outputTokens);
        return output;
      }, signal);
    },
    async embed(values, signal) {
      if (!embedding) throw new Error('no embedding model is configured');
      return policy.call(async (abortSignal) => {
        const { embeddings, usage } = await embedMany({ model: embedding, values, maxRetries: 0, abortSignal });
        count(usage.tokens, 0);
        if (embeddings.length !== values.length) throw new Error('the endpoint left vectors out');
        return embeddings;
      }, signal);
    },
    failures: policy.failed,
    answers: policy.answers,
    usage: () => ({ calls: policy.calls(), input_tokens: tokens.input, output_tokens: tokens.output }),
  };
}

/** A server's own usage figures can be missing or wrong. */
const whole = (value: number | undefined): number =>
  value !== undefined && Number.isFinite(value) && value > 0 ? Math.min(Math.round(value), 1_000_000) : 0;
