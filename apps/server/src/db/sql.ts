/**
 * What statements are written with. Node parses a package's list of files anew for each module that imports it, and this
 * package's is long: named here alone, the product starts half a second sooner.
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
