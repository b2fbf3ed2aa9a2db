import { z } from 'zod';

export type JsonSchema = Record<string, unknown>;

const isSchema = (value: unknown): value is JsonSchema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Leaves out of each schema what says nothing to a client. */
function plain(_key: string, schema: unknown): unknown {
  if (!isSchema(schema)) return schema;
  const { pattern, additionalProperties, propertyNames: _, minimum, maximum, anyOf, type, ...rest } = schema;
  const choices = (Array.isArray(anyOf) ? anyOf : []).flatMap((one) => (one.anyOf ? one.anyOf : [one]));
  const [first, second] = choices;
  // 'A text of this form, or null' in one schema.
  const orNull = second?.type === 'null' && typeof first?.type === 'string' && !first.enum;
  const enumOrNull = second?.type === 'null' && Array.isArray(first?.enum);
  return {
    // The values of an enum and the fields of an object say their type.
    ...(type === undefined || (rest.enum && type === 'string') || (rest.properties && type === 'object')
      ? {}
      : { type }),
    ...rest,
    ...(orNull
      ? { ...first, type: [first.type, 'null'] }
      : enumOrNull
        ? { ...first, enum: [...first.enum, null] }
        : anyOf === undefined
          ? {}
          : { anyOf: choices }),
    // The format says it in one word.
    ...(pattern === undefined || typeof schema.format === 'string' ? {} : { pattern }),
    // Answers may get further fields, so a generated client must not refuse them.
    ...(additionalProperties === undefined || additionalProperties === false ? {} : { additionalProperties }),
    // The bounds of every whole number in JavaScript.
    ...(minimum === undefined || minimum === Number.MIN_SAFE_INTEGER ? {} : { minimum }),
    ...(maximum === undefined || maximum === Number.MAX_SAFE_INTEGER ? {} : { maximum }),
  };
}

/** Writes schemas down as JSON Schema. Shapes with a name, `meta({ id })`, stand once in `shapes` and are referred to. */
export function schemaWriter() {
  const shapes: Record<string, JsonSchema> = {};
  const write = (schema: z.ZodType, io: 'input' | 'output'): JsonSchema => {
    const written = z.toJSONSchema(schema, { io, unrepresentable: 'any', target: 'draft-2020-12' });
    const text = JSON.stringify(written).replaceAll('"#/$defs/', '"#/components/schemas/');
    const { $schema: _, $defs = {}, ...json } = JSON.parse(text, plain);
    for (const [name, { id: _id, ...shape }] of Object.entries<JsonSchema>($defs)) {
      if (shapes[name] && JSON.stringify(shapes[name]) !== JSON.stringify(shape))
        throw new Error(`Two shapes are called ${name}`);
      shapes[name] = shape;
    }
    return json;
  };
  return { shapes, write };
}
