/**
 * How much a statement counts in each role; a missing role counts nothing. A `concern` is a topic that a person needs or lacks:
 * it makes them similar to others with it, but never counts as an offer. A wish for `company` counts as an offer to people with
 * the same wish.
 */
export type Roles = Partial<Record<'offer' | 'need' | 'fact' | 'interest' | 'concern' | 'company' | 'refusal', number>>;
