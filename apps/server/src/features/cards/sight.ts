import { type SQL, sql } from '../../db/sql.ts';

/**
 * Whether one person may see another's card: of SQL expressions for their ids. The rule is the database's function `sees_card`,
 * so that polled reads ask it within their one statement. Whatever is to end sight (a block, say) is added there, and nowhere else.
 */
export const seesCard = (viewer: SQL, owner: SQL): SQL<boolean> => sql<boolean>`sees_card(${viewer}, ${owner})`;
