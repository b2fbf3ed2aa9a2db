import type { RuleKind, RuleTerms } from '@serendip/contract/rules';
import { type Db, rowsOf } from '../../db/database.ts';
import { sql } from '../../db/sql.ts';

/** One side of a rule: what it names, beside its terms. */
export interface StoredSide {
  label: string | null;
  question: string | null;
  people: string[];
}

/** A rule as it is kept. `b` is empty but for pairs. */
export interface StoredRule {
  id: string;
  kind: RuleKind;
  strength: 'always' | 'if_possible';
  terms: RuleTerms;
  a: StoredSide;
  b: StoredSide;
}

interface Row {
  id: string;
  kind: RuleKind;
  strength: 'always' | 'if_possible';
  terms: RuleTerms;
  label_a: string | null;
  label_b: string | null;
  question_a: string | null;
  question_b: string | null;
  people_a: string[];
  people_b: string[];
}

/** An event's rules in their order. */
export async function storedRules(tx: Db, eventId: string): Promise<StoredRule[]> {
  const rows = await rowsOf<Row>(
    tx,
    sql`select r.id, r.kind, r.strength, r.terms, r.label_a, r.label_b, r.question_a, r.question_b,
        (select coalesce(json_agg(p.user_id order by p.user_id) filter (where p.side = 'a'), '[]')
          from rule_people p where p.rule_id = r.id) as people_a,
        (select coalesce(json_agg(p.user_id order by p.user_id) filter (where p.side = 'b'), '[]')
          from rule_people p where p.rule_id = r.id) as people_b
      from event_rules r where r.event_id = ${eventId} order by r.seq`,
  );
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    strength: row.strength,
    terms: row.terms,
    a: { label: row.label_a, question: row.question_a, people: row.people_a },
    b: { label: row.label_b, question: row.question_b, people: row.people_b },
  }));
}
