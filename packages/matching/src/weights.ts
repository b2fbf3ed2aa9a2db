/** Every number the scoring depends on. Raise `version` whenever one changes: it is part of each run's record. */
export const WEIGHTS = {
  version: 6,

  /** How strongly a concept counts in a role it was said in. */
  role: {
    /** A concept said in an answer to 'what do you need' also tells something about the person. */
    needAsFact: 0.3,
    lackAsNeed: 0.7,
    offerAsFact: 0,
  },
  /** What another person can draw on: things offered count most. */
  supply: { offer: 1, fact: 0.7, interest: 0.2, need: 0 },
  /** What a person could use. */
  demand: { need: 1, interest: 0.18, fact: 0, offer: 0 },
  /** Holding a concept, for its `helps` links to others. */
  holding: { offer: 1, fact: 0.8, interest: 0.3, need: 0.5 },
  /** Being in a situation that a `helps` link speaks of. */
  situation: { need: 0.55, fact: 0.3, interest: 0.1, offer: 0 },
  /** What makes two people alike. */
  likeness: { offer: 0.5, fact: 1, interest: 1.4, need: 0.4 },
  /** Weaker claims to a trait are dropped. */
  leastClaim: 0.08,
  /** Going one step to a broader concept keeps this share. */
  broaderSupply: 0.5,
  broaderDemand: 0.45,
  /** A word unknown to the lexicon, beside a concept; a word inside a known phrase. */
  unknownWord: 0.5,
  knownWord: 0.3,
  /** Cosine between a single word's concept and the rest of the answers at which it counts in full, or hardly. */
  sense: { none: -0.05, full: 0.25, floor: 0.3, rareFrom: 12_000 },
  /** Concepts a person's offers, facts and needs may weigh in all; more are scaled down. */
  budget: { offer: 8, fact: 6.5, need: 7, interest: 6 },

  /** Claims of more than this many times what people usually claim are scaled down to it, all together, this strongly. */
  claims: { usual: 2.5, power: 2 },

  /** What the commonest words of a language count for a field or group, beside rare ones. */
  commonWord: 0.14,
  /**
   * Everyday fields: weight of a word shared among k fields is k^-sharing; strength is w^power / (w^power + half^power)
   * for words of weight w, so that one word says little and a second one much; `others` is what the same field said in
   * a person's other roles adds to w.
   */
  field: { sharing: 0.4, half: 1, weight: 2.2, power: 1.5, others: 0.2 },

  /** Concept groups that single words point to. */
  group: { smallest: 2, half: 1, weight: 2.5 },

  /** What must hold before a reason names a topic: a concept's weight, words of a field on each side and in all. */
  nameable: { concept: 0.5, least: 0.5, words: 1.05, together: 2.3, share: 0.3, help: 0.25, thin: 45, narrower: 25 },

  /**
   * What a word counts, by the role it was said in, for where a person's wishes and gifts lead; help from somebody whose
   * gifts lead just where the wishes do.
   */
  direction: {
    wanted: { need: 1, fact: 0.4, interest: 0.2 },
    held: { offer: 1, fact: 0.7, interest: 0.2 },
    help: 0.3,
  },
  /** Evidence per unit of cosine, above a floor, between what one wants and another has by a model's directions. */
  meaning: 2,
  meaningFloor: 0.05,

  /** Evidence at which a one-way help reaches half its ceiling. */
  halfHelp: 1.5,
  halfSimilarity: 3,
  /** The mix of both directions and of similarity. */
  mix: { mutual: 0.3, better: 0.75, mean: 0.1, similar: 0.12 },
  refusal: 0.55,
  /**
   * Sliders: what a full gap takes away where people should be near each other; evidence of likeness where two suit each
   * other perfectly; help from who is all the way ahead where the host wants levels mixed.
   */
  slider: { gap: 0.3, alike: 0.03, ahead: 0.1 },
  /** What a person says in all at which scores are damped to half, to this power. */
  assurance: { half: 1, power: 0.1 },
  /** A match is one-way when the lesser help stays below this share of the greater. */
  oneWay: 0.25,
  /** Less help than this is no direction at all. */
  leastHelp: 0.1,
  /** Powers of how much is wanted, and held, by which evidence is divided. */
  size: { wanted: 0.7, held: 0.6 },
  /** How far a score is weighed against the best `top` scores of its two people, around a usual score. */
  crowd: { popular: 2, top: 5, usual: 0.25 },
  /** The eased score of 50 percent, and how fast the percentage rises around it. */
  percentage: { middle: 0.3, spread: 0.05 },
} as const;
