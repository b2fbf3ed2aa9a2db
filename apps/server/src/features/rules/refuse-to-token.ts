import type { RuleInput } from '@serendip/contract/rules';
import { Refusal } from '../../errors.ts';
import type { Caller } from '../../http/authorise.ts';

/**
 * How many people a rule touches would tell answers and e-mail domains one by one. An API token never reads answers, and domains
 * only with the scope that opens e-mail addresses. Throws `token_may_not`.
 */
export function refuseToToken({ token }: Caller, { a, b, group, by }: RuleInput): void {
  if (!token) return;
  const groups = [a, b, group];
  const isOnAnswers = typeof by === 'object' || groups.some((one) => one?.question_id !== undefined);
  const isOnDomains = by === 'email_domain' || groups.some((one) => one?.email_domain !== undefined);
  if (isOnAnswers || (isOnDomains && !token.scopes.includes('read'))) throw new Refusal('token_may_not');
}
