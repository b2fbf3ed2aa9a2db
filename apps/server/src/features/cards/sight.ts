import { type SQL, sql } from '../../db/sql.ts';

/**
 * Whether one person can see another's card, for SQL expressions of their ids. The rule is the database function
 * `sees_card`, so that polled reads use it in their one statement. Anything that ends sight, such as a block, is added
 * there.
 */
export const seesCard = (viewer: SQL, owner: SQL): SQL<boolean> => sql<boolean>`sees_card(${viewer}, ${owner})`;
