/** True when a statement failed because of this unique, check or foreign key constraint. */
export function violates(error: unknown, constraint: string): boolean {
  for (let cause: unknown = error; cause instanceof Error; cause = cause.cause)
    if ('constraint' in cause && cause.constraint === constraint) return true;
  return false;
}
