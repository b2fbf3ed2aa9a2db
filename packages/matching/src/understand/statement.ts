/** One short thing that somebody says they look for or have. */
export interface Statement {
  /** Of its words, each once. */
  roots: string[];
  concepts: number[];
  /** 1 when said outright. */
  weight: number;
}

/** A person's statements, needs and offers apart. */
export interface Statements {
  sought: Statement[];
  given: Statement[];
}
