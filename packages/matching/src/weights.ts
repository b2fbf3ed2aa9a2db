/** Every number that scoring was tuned by. Raise `version` whenever one changes: it is part of each run's record. */
export const WEIGHTS = {
  version: 23,

  /** Reading questions: `unclear` is for those without a role; `second`, a role near the leading one, and its weight. */
  question: {
    /** The weight of a cue in the question itself, in the first sentence of the host's hint, and after it. */
    cues: { inText: 1.5, firstInHint: 2, laterInHint: 0.5 },
    /**
     * A question asks for what is at least so likely by what was learned; for something else besides without any cue of it
     * if it is as likely as `sure`; less likely than `denied` it is not asked for, whatever the question's own cues.
     */
    likely: 0.4,
    sure: 0.8,
    denied: 0.15,
    /**
     * Without a hint it asks for one thing that is so `likely`, with odds so many times those of everything else (`ahead`); a cue does not count
     * for a thing that is as `unlikely` and not the likeliest. A role that bare words are told in has `said` times the odds of
     * everything else.
     */
    alone: { likely: 0.4, ahead: 6, unlikely: 0.25, said: 3 },
    unclear: { offer: 0.3, need: 0.3, fact: 1, interest: 0.3 },
    second: { from: 0.6, counts: 0.6 },
    /** A question of the profile, asked for no event; one that its host calls a minor matter. */
    ofProfile: 0.7,
    minor: 0.5,
  },
  /** The share of the missing score that a plain liking in common adds. */
  sharedLiking: 0.1,
  /** How much what is said counts in which role: by what the question asks for, and by the cue that turns its clause. */
  said: {
    /** From here on a question asks for a role. */
    asks: 0.6,
    denied: { fact: 0.1 },
    /** Something that a person cannot do is a possible need. */
    unable: { concern: 0.1, need: 0.6 },
    /** Answers to questions about needs; a need is also a concern. */
    amongNeeds: {
      refused: { refusal: 0.5 },
      offered: { offer: 0.5, need: 0.35, fact: 0.5 },
      concern: 0.4,
    },
    sought: { need: 1 },
    soughtNot: { refusal: 1 },
    /**
     * Where each piece is classified by itself: the weight of a need, also as a concern, and the least weight of the rest as an
     * offer and as a fact. `open` where neither needs nor offers were asked for.
     */
    mixed: { needed: 1, concern: 0.1, leastOffer: 0.5, leastFact: 0.5 },
    open: { needed: 0.75, concern: 0.3, leastOffer: 0.3, leastFact: 0.5 },
    amongOffers: { refused: { offer: 0.1 }, asFact: 0.5 },
    lacked: { concern: 0.6, need: 0.6 },
    refused: { fact: 0.2 },
    offered: { offer: 0.6, fact: 1 },
    /** 'I like hiking': the least that it counts as an interest, and what is left of it as a fact. */
    liked: { interest: 0.7, fact: 0.6 },
    /** The text of a chosen option, and of a question answered with yes. */
    chosen: 0.6,
    /** A second mention adds this much of the weaker one. */
    again: 0.15,
    /** A stance of maybe, beside yes. */
    maybe: 0.5,
  },
  /** How sure a phrase was found: with a gap, with a typo. */
  found: { whole: 1, gap: 0.75, typo: 0.8 },
  /** How much each role counts as help for other people. */
  supply: { offer: 1, fact: 0.7, interest: 0.2, concern: 0.7, company: 0.9, need: 0 },
  /** How much each role counts as a wish for help. */
  demand: { need: 1, interest: 0.18, concern: 0, company: 0, fact: 0, offer: 0 },
  /** Holding a concept, for its `helps` links to others. */
  holding: { offer: 1, fact: 0.8, interest: 0.3, concern: 0.8, company: 0, need: 0.5 },
  /** Being in a situation that a `helps` link speaks of. */
  situation: { need: 0.55, fact: 0.3, interest: 0.1, concern: 0.3, company: 0, offer: 0 },
  /** How much each role counts towards the likeness of two people. */
  likeness: { offer: 0.5, fact: 1, interest: 1.4, concern: 1, company: 1, need: 0.4 },
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
  budget: { offer: 8, fact: 6.5, need: 7, interest: 6, concern: 6.5, company: 6 },

  /** Claims of more than this many times what people usually claim are scaled down to it, all together, this strongly. */
  claims: { usual: 2.5, power: 2 },

  /** The weight of a language's commonest words for a field or group, relative to rare ones. */
  commonWord: 0.14,
  /**
   * Everyday fields: weight of a word shared among k fields is k^-sharing; strength is w^power / (w^power + half^power)
   * for words of weight w, so that one word says little and a second one much; `others` is what the same field said in
   * a person's other roles adds to w.
   */
  field: { sharing: 0.4, half: 1, weight: 2.2, power: 1.5, others: 0.2 },

  /** Another field that can often help: what the most likely one counts beside the field itself, and each next one beside that. */
  fieldHelp: { share: 0.3, next: 0.85, least: 0.2 },

  /** A phrase of a field, beside a single telling word; a field that somebody names as their own topic. */
  fieldPhrase: 1.5,
  ownField: 2,

  /** Concept groups that single words point to, those a word is used in at least this often. */
  group: { smallest: 2, half: 1, weight: 2.5, leastShare: 0.15 },

  /** Words of a field at which half is certain that it is meant; the weight from which on a role counts as stated. */
  nameable: { words: 1.05, said: 0.3 },

  /**
   * Help vectors: the weight of a word in `wanted` and `held`, by its role; `help` between two people whose vectors are the
   * same; `given`, the inverse of the share of offers from which on `held` counts in full.
   */
  direction: {
    wanted: { need: 1, fact: 0.4, interest: 0.2, concern: 0.4 },
    held: { offer: 1, fact: 0.7, interest: 0.2, concern: 0.7 },
    help: 0.3,
    given: 2.5,
  },
  /** Evidence per unit of cosine, above a floor, between what one wants and another has by a model's directions. */
  meaning: 2,
  meaningFloor: 0.05,

  /** Evidence at which a one-way help reaches half its ceiling. */
  halfHelp: 1.5,
  halfSimilarity: 3,
  /** The mix of both directions and of similarity, which is all there is of two who look for nothing. */
  mix: { mutual: 0.3, better: 0.75, mean: 0.1, similar: 0.12, alone: 0.6 },
  // Refusals: how far one lowers the score with a person who mainly is the refused thing.
  refused: {
    /** From this strength on, of a refusal stated this clearly, the two are kept apart as long as anyone else is left. */
    certain: { meeting: 0.45, said: 0.5 },
    /** Strength of a refusal that a person meets, at most 1; the share of it taken off the score; its power where certain. */
    meets: 1.3,
    takes: 0.9,
    power: 3,
    /** The share of a person's words on a concept or field from which it begins to describe them, and from which it fully does. */
    concept: { from: 0.15, full: 0.4 },
    field: { from: 0.2, full: 0.4 },
    /** An imagined word beside those said; the weight of needs in the whole, relative to the rest. */
    unsaid: 0.3,
    concern: 0.4,
    /** The share kept on each step up to a broader concept, and the number of steps. */
    broader: 0.8,
    steps: 2,
    /** Needs of at least this weight are not refused on the whole. */
    sought: { concept: 0.5, field: 0.9 },
  },
  /** An option that both chose. */
  sameOption: 0.6,
  /** People of any event who are counted in as a prior; ln(1 / share) at which a trait counts in full. */
  rarity: { prior: 10, full: 4 },
  /** People at the event whose common direction is left in. */
  meaningPrior: 6,
  /**
   * Sliders: what a full gap takes away where people should be near each other; evidence of likeness where two suit each
   * other perfectly; help from who is all the way ahead where the host wants levels mixed.
   */
  slider: { gap: 0.3, alike: 0.03, ahead: 0.1 },
  /** Short statements: the weight of each role as an offer; the least weight that counts; how many per side count in full. */
  statement: { given: { offer: 1, fact: 0.7 }, least: 0.6, inAll: 8 },
  /**
   * A stated need and a stated offer in the same words: weight of covering the need rather than the offer; a shared concept
   * relative to shared words; the rarity from which a word counts; the bonus of an exact match, and the power by which it falls
   * with less exact ones; the least weight of a word.
   */
  plain: {
    covered: 0.6,
    concept: 0.8,
    rare: 0.5,
    raises: 0.35,
    power: 4,
    least: 0.3,
    floor: 0.05,
  },
  /** The amount said in all at which scores are damped to half, to this power. */
  assurance: { half: 0.5, power: 0.3 },
  /** A match is one-way when the lesser help stays below this share of the greater. */
  oneWay: 0.36,
  /** Less help than this is no direction at all. */
  leastHelp: 0.1,
  /** Powers of how much is wanted, and held, by which evidence is divided. */
  size: { wanted: 0.7, held: 0.6 },
  /**
   * How far a score is weighed against the best `top` scores of its two people and `prior` usual ones, within what bounds;
   * and all scores of an event against what people's best ones are at any event.
   */
  hubness: {
    popular: 2,
    top: 5,
    usual: 0.22,
    prior: 2,
    least: 0.82,
    most: 1.25,
    event: { usual: 0.22, prior: 4, least: 0.9 },
  },
  /** A match of a lower percentage is listed only for who has fewer than two. */
  worthListing: 10,
  /** The weight of a round relative to the one before it, when several are seated: some people leave early. */
  rounds: { later: 0.95 },
  /** A room of a lower percentage says how many of its people have told little. */
  weakRoom: 20,
  /** A match is called a strong fit from this percentage on, where both sides of a help were plainly said. */
  strongFit: 40,
  /** The eased score of 50 percent, and how fast the percentage rises around it. */
  percentage: { middle: 0.26, spread: 0.065 },
} as const;
