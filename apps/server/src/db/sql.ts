/**
 * The SQL helpers of Drizzle. Node parses a package's long list of files for each module that imports it; importing it
 * only here makes a start half a second faster.
 */
export {
  and,
  asc,
  count,
  desc,
  eq,
  exists,
  gt,
  gte,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  ne,
  notExists,
  notInArray,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
