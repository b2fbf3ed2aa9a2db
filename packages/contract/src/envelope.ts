import { z } from 'zod';

/** The wrapping of every answer. `code` repeats the HTTP status. */
export const envelope = <Data extends z.ZodType>(data: Data) =>
  z.object({ status: z.object({ code: z.int(), message: z.string(), data }) });

/** Of refusals, too. `errors` (sentences) comes with 422. */
export const failureEnvelope = z.object({
  status: z.object({
    code: z.int(),
    message: z.string(),
    errors: z.array(z.string()).optional(),
    /** Some refusals tell how things stand. */
    data: z.looseObject({}).optional(),
  }),
});

export type FailureEnvelope = z.output<typeof failureEnvelope>;
