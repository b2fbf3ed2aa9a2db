import { type SQL, sql } from '../../db/sql.ts';

/** A meeting's line as the lines of a pair: none, data, or a sentence of a run from before. */
export const linesOf = (reason: SQL): SQL => sql`case jsonb_typeof(${reason}) when 'array' then ${reason}
  when 'string' then case when ${reason} = '""'::jsonb then '[]'::jsonb else jsonb_build_array(${reason}) end else '[]'::jsonb end`;
