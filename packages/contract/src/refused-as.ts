import { z } from 'zod';
import type { FailureCode } from './failures.ts';

/**
 * A value that breaks any rule of the schema is refused as this failure, so the answer does not say which rule. The code
 * travels in the issue's `params`; `failureIn` reads it.
 */
export const refusedAs = <S extends z.ZodType>(code: FailureCode, schema: S) =>
  z.preprocess((value: z.input<S>, context) => {
    if (!schema.safeParse(value).success) context.addIssue({ code: 'custom', params: { failure: code }, input: value });
    return value;
  }, schema);

/** The failure that one of a schema's issues stands for, if it is one of `refusedAs`. */
export const failureIn = (issue: z.core.$ZodIssue): FailureCode | undefined =>
  issue.code === 'custom' ? (issue.params?.failure as FailureCode | undefined) : undefined;
